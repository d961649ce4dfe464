import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { NewCostCenterSection } from '../dialogs/NewCostCenterSection';
import { startMap } from '../mapPage.test.kit';
import { openFields } from '../openFields.test.kit';
import { emptyCostCenter } from '../rules/costCenterValues';
import { AreaLedger } from './AreaLedger';
import { PlaceFields } from './PlaceFields';
import { RegistrationsField } from './registrations/RegistrationsField';

startMap();

describe('the areas of a plot', () => {
  const ledger = () =>
    Object.fromEntries(
      screen
        .queryAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
    );
  const row = (apportionedAreaSize: number) => ({
    id: 1,
    realEstatePatrimonyId: 1,
    name: 'M 1',
    apportionedAreaSize,
  });
  const open = (drawn: number | null, useful: number, used: number[] | null) =>
    openFields(<AreaLedger drawn={drawn} />, {
      usefulAreaSize: useful,
      commonAreaSize: 2,
      farmActivityField: {
        measurementType: used ? 'AREA' : 'WITHOUT',
        farmRealEstates: (used ?? []).map(row),
      },
    });

  it('are not compared where nothing is drawn and nothing linked', () => {
    open(null, 10, null);
    expect(ledger()).toEqual({});
  });

  it('that agree say so, and offer nothing', () => {
    open(12, 10, [12]);
    expect(ledger()).toEqual({ Desenhada: '12,00 ha', 'Útil + comum': '12,00 ha', Matrículas: '12,00 ha' });
    expect(screen.getByText('A área informada confere com o desenho.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/matrículas/)).toBeNull();
  });

  it.each([
    [20, 'A área informada é 8,00 ha menor que o desenho.', 18],
    [5, 'A área informada é 7,00 ha maior que o desenho.', 3],
  ])('of %f ha drawn differ: the drawing is taken over', async (drawn, words, useful) => {
    const { user, value } = open(drawn, 10, null);
    expect(ledger()).not.toHaveProperty('Matrículas');
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Usar a área do desenho' }));
    expect(value('usefulAreaSize')).toBe(useful);
    expect(screen.getByText('A área informada confere com o desenho.')).toBeVisible();
  });

  it.each([
    [9, /As matrículas somam 3,00 ha a menos/],
    [15, /As matrículas do centro de custo somam 3,00 ha a mais/],
  ])('registered as %f ha differ from those informed', (used, words) => {
    open(null, 10, [used]);
    expect(ledger()).toEqual({ 'Útil + comum': '12,00 ha', Matrículas: expect.any(String) as string });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/desenho/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the registrations of land', () => {
  const SAVED = { id: 7, realEstatePatrimonyId: 3, name: 'M 3', apportionedAreaSize: 4 };
  const open = (rows: object[]) => {
    backend.answers('listRegistrations', [
      { id: 1, name: 'M 1' },
      { id: 2, name: 'M 2' },
    ]);
    backend.answers('readRegistrationTotals', { totalAreaSize: 30, totalApportionedAreaSize: 12 });
    return openFields(<RegistrationsField saved={[SAVED]} area={10} />, {
      farmRealEstates: rows,
      entry: { realEstatePatrimonyId: null, total: null, remainder: null, used: null },
    });
  };
  type Opened = ReturnType<typeof open>;
  const choose = async (user: Opened['user'], name: string) => {
    await user.click(screen.getByRole('combobox', { name: /^Matrícula/ }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const add = () => screen.getByRole('button', { name: 'Adicionar' });
  const waits = () => add().getAttribute('aria-disabled') === 'true';

  it('are added with the part that is used, once their area is known', async () => {
    const { user, value } = open([]);
    expect(screen.getByText('Nenhuma matrícula vinculada')).toBeVisible();
    expect(waits()).toBe(true);
    await choose(user, 'M 1');
    await waitFor(() => expect(value('entry.remainder')).toBe(18));
    expect(value('entry.total')).toBe(30);
    expect(waits()).toBe(true);
    await user.type(screen.getByRole('textbox', { name: /^Área utilizada/ }), '10,01');
    await user.click(add());
    expect(await screen.findByText(/não pode ser maior que a soma das áreas .*\(10,00 ha\)/)).toBeVisible();
    expect(value('farmRealEstates')).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: /^Área utilizada/ }));
    await user.type(screen.getByRole('textbox', { name: /^Área utilizada/ }), '6');
    await user.click(add());
    const added = { id: 0, realEstatePatrimonyId: 1, name: 'M 1', apportionedAreaSize: 6 };
    await waitFor(() => expect(value('farmRealEstates')).toEqual([added]));
    expect(value('entry.realEstatePatrimonyId')).toBeNull();
    expect(screen.getByText('Área útil mais comum: 10,00 ha. Faltam 4,00 ha.')).toBeVisible();
  });

  it('that were saved and taken out come back as the same line, their part free again', async () => {
    const { user, value } = open([SAVED]);
    await user.click(screen.getByRole('button', { name: 'Remover M 3' }));
    expect(value('farmRealEstates')).toEqual([]);
    await choose(user, 'M 3');
    await waitFor(() => expect(value('entry.remainder')).toBe(22));
    await user.type(screen.getByRole('textbox', { name: /^Área utilizada/ }), '10');
    await user.click(add());
    await waitFor(() => expect(value('farmRealEstates')).toEqual([{ ...SAVED, apportionedAreaSize: 10 }]));
    expect(screen.getByText('Área útil mais comum: 10,00 ha, toda vinculada.')).toBeVisible();
  });

  it('are not listed twice, and take no more than what is left of them', async () => {
    const { user, value } = open([{ id: 0, realEstatePatrimonyId: 2, name: 'M 2', apportionedAreaSize: 1 }]);
    backend.answers('readRegistrationTotals', { totalAreaSize: 30, totalApportionedAreaSize: 25 });
    await choose(user, 'M 2');
    await waitFor(() => expect(value('entry.remainder')).toBe(5));
    await user.type(screen.getByRole('textbox', { name: /^Área utilizada/ }), '6');
    await user.click(add());
    expect(await screen.findByText('Matrícula já foi adicionada')).toBeVisible();
    await choose(user, 'M 1');
    expect(screen.queryByText('Matrícula já foi adicionada')).toBeNull();
    await waitFor(() => expect(waits()).toBe(false));
    await user.click(add());
    expect(await screen.findByText(/maior que a área restante da matrícula \(5,00 ha\)/)).toBeVisible();
  });
});

describe('where land lies', () => {
  const open = (stateId: number | null, cityId: number | null, readOnly = false) =>
    openFields(<PlaceFields label={(name) => name} readOnly={readOnly} />, {
      stateId,
      cityId,
      communityId: null,
    });

  it('is said from the state on', async () => {
    open(null, null);
    expect(await screen.findByText('Escolha antes o estado.')).toBeVisible();
    expect(screen.getByText('Escolha antes o município.')).toBeVisible();
  });

  it('takes a city of the state and a community of the city; a new one begins there', async () => {
    const { user } = open(41, null);
    await screen.findByText('Escolha antes o município.');
    expect(screen.queryByText('Escolha antes o estado.')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cadastrar comunidade rural' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('combobox', { name: /^Município/ });
    expect(dialog.queryByText('Escolha antes o estado.')).toBeNull();
  });

  it('of what may only be read gets no new community', async () => {
    open(41, 1, true);
    const action = await screen.findByRole('button', { name: /Cadastrar comunidade rural/ });
    expect(action).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the cost center that comes with a plot', () => {
  const activity = (id: number, farmingClassification: string) => ({
    id,
    businessActivityName: `ATIVIDADE ${id}`,
    systemBusinessActivityId: 100 + id,
    systemBusinessActivityFarmingClassification: farmingClassification,
  });
  const open = (farmActivityId: number | null) => {
    backend.answers('listActivitiesOfFarm', [activity(5, 'PERENNIAL'), activity(6, 'ANNUAL')]);
    backend.answers('listPlantVarieties', []);
    backend.answers('listPlantConditions', []);
    return openFields(<NewCostCenterSection farmId={1} prefix="center." />, {
      realEstatePatrimonyOwnership: 1,
      realEstatePatrimonyPurchasePrice: 0,
      center: { ...emptyCostCenter, farmActivityId, areaValueInProductQuantity: 150 },
    });
  };

  it('has a plant where its activity is perennial', async () => {
    const { put } = open(5);
    expect(await screen.findByRole('textbox', { name: /^Ano de plantio/ })).toBeVisible();
    put('center.farmActivityId', 6);
    expect(screen.queryByRole('textbox', { name: /^Ano de plantio/ })).toBeNull();
  });

  it('loses the value of its land once that is leased', async () => {
    const { user, value } = open(null);
    const kind = await screen.findByRole('combobox', { name: /^Tipo de área/ });
    await user.click(kind);
    await user.click(await screen.findByRole('option', { name: 'Parceria' }));
    expect(value('center.areaValueInProductQuantity')).toBe(150);
    expect(screen.queryByText('Área arrendada não tem valor da terra.')).toBeNull();
    await user.click(kind);
    await user.click(await screen.findByRole('option', { name: 'Arrendada' }));
    expect(value('center.areaValueInProductQuantity')).toBeNull();
    expect(screen.getByText('Área arrendada não tem valor da terra.')).toBeVisible();
  });
});

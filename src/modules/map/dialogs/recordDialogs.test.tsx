import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { farmRow, fieldRow, plotRow } from '@/domain/land/testing/farms';
import { callsTo, openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { costCenterOf } from '../costCenter.test.kit';
import { startMap } from '../mapPage.test.kit';
import type { CostCenter } from '../mapWire';
import { AviaryDialog } from './AviaryDialog';
import { CommunityDialog } from './CommunityDialog';
import { CostCenterDialog } from './CostCenterDialog';
import { FarmDialog } from './FarmDialog';
import { PlotDialog, type PlotDialogProps } from './PlotDialog';

startMap();

const show = (element: ReactNode) => openSignedIn({ routes: [{ path: '*', element }], at: '/x' });
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const bodyOf = (path: string) => callsTo(path).at(-1)?.body as Record<string, unknown> | undefined;

describe('the form of a property', () => {
  const GET = 'openFarm';
  const SAVE = '/Farm/EditJs';
  const CREATE = '/Farm/CreateJs';
  const open = (
    farmType: number,
    props: { farmId: number | null; copyOf?: number; readOnlyReason?: string },
  ) => {
    const farm = farmRow({ id: 1, isMainFarm: true, farmType });
    backend.answers(GET, farm);
    backend.answers({ method: 'POST', path: SAVE }, farm);
    backend.answers({ method: 'POST', path: CREATE }, { ...farm, id: 50 });
    const onSaved = vi.fn();
    return { ...show(<FarmDialog {...props} onClose={vi.fn()} onSaved={onSaved} />), onSaved };
  };
  const main = () => screen.findByRole('switch', { name: 'Propriedade principal' });
  const steps = () => screen.queryByRole('note');

  it('begins empty, as land', async () => {
    open(1, { farmId: null });
    expect(await box(/^Nome da propriedade/)).toHaveValue('');
    expect(steps()).toBeNull();
  });

  const leadsNowhere = async () => {
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  };

  it('has the record as it is; one of a grain store that stands leads nowhere', async () => {
    const { user, onSaved } = open(2, { farmId: 1 });
    expect(await main()).toBeChecked();
    expect(await box(/^Nome da propriedade/)).toHaveValue('FAZENDA AGUA DOCE');
    await user.click(await button('Salvar'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(bodyOf(SAVE)).toMatchObject({ id: 1, isMainFarm: true });
    await leadsNowhere();
  });

  it('is a copy without being the main property, and of land leads nowhere', async () => {
    const { user, onSaved } = open(1, { farmId: null, copyOf: 1 });
    expect(await main()).not.toBeChecked();
    expect(await box(/^Nome da propriedade/)).toHaveValue('FAZENDA AGUA DOCE');
    await user.click(await button('Salvar'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    await leadsNowhere();
  });

  it('of a new grain store leads on to its cost center', async () => {
    const { user, onSaved, router } = open(2, { farmId: null, copyOf: 1 });
    await main();
    expect(steps()).toHaveTextContent('Abra Centros de custo.');
    await user.click(await button('Salvar'));
    const guide = within(await screen.findByRole('alertdialog', { name: /^Armazenamento de grãos/ }));
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(bodyOf(CREATE)).toMatchObject({ farmType: 2 });
    await user.click(guide.getByRole('button', { name: 'Abrir centros de custo' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/configuracao-de-propriedade/centros-de-custo'),
    );
  });

  it('of a new grain store lets its cost center wait', async () => {
    const { user, router } = open(2, { farmId: null, copyOf: 1 });
    await main();
    await user.click(await button('Salvar'));
    await user.click(await button('Depois'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/x');
  });

  it('cannot be saved where nothing may be changed', async () => {
    open(1, { farmId: 1, readOnlyReason: 'Apenas consulta.' });
    expect(await button('Salvar')).toHaveAttribute('aria-disabled', 'true');
  });
});

const registration = (apportionedAreaSize: number) => ({
  id: 7,
  realEstatePatrimonyId: 3,
  name: 'M 3',
  apportionedAreaSize,
});
const center = (changes: Partial<CostCenter> = {}) =>
  costCenterOf({ ...fieldRow({ id: 10, usefulAreaSize: 10, commonAreaSize: 2 }), ...changes });

describe('the form of a cost center', () => {
  const EDIT = '/FarmActivityField/EditRc';
  const open = (
    of: CostCenter,
    props: { costCenterId: number | null; copyOf?: number; readOnlyReason?: string } = { costCenterId: 10 },
  ) => {
    backend.answers('openCostCenter', of);
    backend.answers('changeCostCenter', of);
    const onSaved = vi.fn();
    return { ...show(<CostCenterDialog {...props} onClose={vi.fn()} onSaved={onSaved} />), onSaved };
  };
  const farm = () => screen.findByRole('combobox', { name: /^Propriedade/ });
  const linked = (used: number) => center({ measurementType: 2, farmRealEstates: [registration(used)] });
  const question = () => screen.findByRole('alertdialog', { name: 'Deseja salvar?' });

  it('begins empty; its activity waits for the property', async () => {
    open(center(), { costCenterId: null });
    expect(await screen.findByRole('dialog', { name: 'Novo centro de custo' })).toBeVisible();
    expect(await box(/^Nome do centro de custo/)).toHaveValue('');
    expect(screen.getByText('Escolha antes a propriedade.')).toBeVisible();
    expect(screen.getByText('Escolha antes a atividade.')).toBeVisible();
    expect(screen.getByText('Escolha antes a finalidade.')).toBeVisible();
    expect(await farm()).not.toHaveAttribute('readonly');
  });

  it('of a record keeps its property, and sums its areas', async () => {
    open(center());
    expect(await screen.findByRole('dialog', { name: 'Editar centro de custo' })).toBeVisible();
    expect(await screen.findByLabelText(/^Propriedade/)).toHaveAttribute('readonly');
    expect(await box(/^Área total/)).toHaveValue('12,00');
    expect(screen.queryByText('Escolha antes a propriedade.')).toBeNull();
    expect(screen.queryByText('Escolha antes a atividade.')).toBeNull();
  });

  it('as a copy has no registrations, and a property to choose', async () => {
    open(linked(12), { costCenterId: null, copyOf: 10 });
    expect(await screen.findByRole('dialog', { name: 'Novo centro de custo' })).toBeVisible();
    expect(await box(/^Nome do centro de custo/)).toHaveValue('SOJA SEDE');
    expect(screen.getByRole('radio', { name: 'Não vincular matricula' })).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Matrículas' })).toBeNull();
    expect(screen.getByText(/^Sem vincular as matrículas/)).toBeVisible();
    expect(await farm()).not.toHaveAttribute('readonly');
  });

  it.each([
    ['registrations cover its area', linked(12)],
    ['none are linked', center()],
  ])('is saved without a question where %s', async (_, of) => {
    const { user, onSaved } = open(of);
    await box(/^Nome do centro de custo/);
    await user.click(await button('Salvar'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(bodyOf(EDIT)).toMatchObject({ id: 10, name: 'SOJA SEDE' });
    expect(await screen.findAllByText('Centro de custo salvo com sucesso.')).not.toHaveLength(0);
  });

  it('asks before registrations cover less than its area', async () => {
    const { user, onSaved } = open(linked(9));
    await box(/^Nome do centro de custo/);
    expect(screen.queryByText(/^Sem vincular as matrículas/)).toBeNull();
    expect(screen.getByRole('group', { name: 'Matrículas' })).toBeVisible();
    await user.click(await button('Salvar'));
    expect(await question()).toHaveTextContent(/\(9,00 ha\).*\(12,00 ha/);
    await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsTo(EDIT)).toHaveLength(0);
    await user.click(await button('Salvar'));
    await user.click(within(await question()).getByRole('button', { name: 'Salvar assim mesmo' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });
});

describe('the form of an aviary', () => {
  const house = { id: 4, name: 'AVIARIO 1', housingSystem: 2, width: 16, length: 150.5, capacity: 30_000 };

  it.each([
    [house, ['2.408 m² de área coberta, 12,5 aves por m²']],
    [{ ...house, width: 0 }, []],
  ])('says how densely its house is filled: %o', async (aviary, words) => {
    backend.answers('openCostCenter', center({ aviary }));
    show(<AviaryDialog costCenterId={10} onClose={vi.fn()} onSaved={vi.fn()} />);
    expect(await box(/^Nome do aviário/)).toHaveValue('AVIARIO 1');
    expect(screen.queryAllByText(/aves por m²/).map(({ textContent }) => textContent)).toEqual(words);
  });
});

describe('the form of a rural community', () => {
  it('has the record that is changed', async () => {
    const onSaved = vi.fn();
    const { user } = show(<CommunityDialog communityId={1} onClose={vi.fn()} onSaved={onSaved} />);
    expect(await screen.findByRole('dialog', { name: 'Comunidade rural' })).toBeVisible();
    const name = await box(/^Nome/);
    expect(name).not.toHaveValue('');
    expect(screen.queryByText('Escolha antes o estado.')).toBeNull();
    await user.click(await button('Salvar'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(bodyOf('/Community/EditRc')).toMatchObject({ id: 1 });
  });
});

describe('the form of a plot', () => {
  const UPDATE = '/FarmActivityFieldPolygon/Update';
  const plot = plotRow({ id: 100, name: 'BAIXADA', soilType: 1, polygonArea: 'guardado' });
  const open = (props: Partial<PlotDialogProps> = {}) => {
    backend.answers('openCostCenter', center({ measurementType: 2, farmRealEstates: [registration(12)] }));
    backend.answers('openPlot', plot);
    backend.answers({ method: 'POST', path: UPDATE }, plot);
    backend.answers('addPlot', plot);
    const onSaved = vi.fn();
    const dialog = (
      <PlotDialog
        plotId={100}
        farm={farmRow({})}
        costCenters={[
          { id: 10, name: 'SOJA SEDE' },
          { id: 11, name: 'CAFEZAL' },
        ]}
        onClose={vi.fn()}
        onSaved={onSaved}
        {...props}
      />
    );
    return { ...show(dialog), onSaved };
  };
  const NEW_CENTER = { name: 'Novo centro de custo' };

  it('of a new one without cost center asks for a new one', async () => {
    open({ plotId: null, name: 'Gleba São João', drawn: 12.345 });
    expect(await screen.findByRole('dialog', { name: 'Novo talhão' })).toBeVisible();
    expect(await box(/^Nome do talhão/)).toHaveValue('GLEBA SAO JOAO');
    expect(await box(/^Área útil/)).toHaveValue('12,35');
    expect(screen.getByRole('region', NEW_CENTER)).toBeVisible();
    expect(screen.getByText(/^Deixe vazio para criar um centro de custo/)).toBeVisible();
    expect(screen.getByText('Sem desenho para mostrar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Editar polígono' })).toBeNull();
  });

  it('of a new one in a cost center has its registrations', async () => {
    const { user } = open({ plotId: null, costCenterId: 10 });
    expect(await box(/^Nome do talhão/)).toHaveValue('');
    expect(await screen.findByText('M 3')).toBeVisible();
    expect(screen.queryByRole('region', NEW_CENTER)).toBeNull();
    expect(screen.getByRole('radio', { name: 'Vincular matricula' })).toBeChecked();
    await user.clear(screen.getByRole('combobox', { name: /^Centro de custo/ }));
    expect(await screen.findByRole('region', NEW_CENTER)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Vincular matricula' })).not.toBeChecked();
    expect(screen.queryByText('M 3')).toBeNull();
  });

  it.each([
    [{}, 'guardado'],
    [{ polygonArea: 'novo' }, 'novo'],
    [{ polygonArea: null }, null],
  ])('that is changed with %o keeps or takes its drawing', async (props, polygonArea) => {
    const { user, onSaved } = open(props);
    expect(await screen.findByRole('dialog', { name: 'Editar talhão' })).toBeVisible();
    expect(await box(/^Nome do talhão/)).toHaveValue('BAIXADA');
    expect(screen.queryByText(/^Deixe vazio para criar/)).toBeNull();
    expect(screen.queryByRole('region', NEW_CENTER)).toBeNull();
    await user.click(await button('Salvar cadastro'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(bodyOf(UPDATE)).toMatchObject({ id: 100, polygonArea });
    expect(await screen.findAllByText('Talhão atualizado com sucesso.')).not.toHaveLength(0);
  });

  it('says that a new one was registered, and shows its picture', async () => {
    const onEditPolygon = vi.fn();
    const { user, onSaved } = open({
      plotId: null,
      costCenterId: 10,
      name: 'NOVO',
      drawn: 5,
      polygonArea: 'desenho',
      thumbnail: <i>figura</i>,
      onEditPolygon,
    });
    await box(/^Nome do talhão/);
    expect(screen.getByText('figura')).toBeVisible();
    expect(screen.queryByText('Sem desenho para mostrar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Editar polígono' }));
    expect(onEditPolygon).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('combobox', { name: /^Tipo de solo/ }));
    const [soil] = await screen.findAllByRole('option');
    if (soil) await user.click(soil);
    await user.click(await button('Salvar cadastro'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(await screen.findAllByText('Talhão cadastrado com sucesso.')).not.toHaveLength(0);
    expect(bodyOf('/FarmActivityFieldPolygon/Add')).toMatchObject({ name: 'NOVO', polygonArea: 'desenho' });
  });
});

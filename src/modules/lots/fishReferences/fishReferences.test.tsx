import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { RegisterPage } from '@/families/register/RegisterPage';
import { lotsRoutes } from '../lotsRoutes';
import { fishRanges } from './registers/fishRanges';
import { fishWater } from './registers/fishWater';

const RANGES = '/piscicultura/referencia/por-faixa';
const WATER = '/piscicultura/referencia/qualidade-da-agua';
startDemo({
  routes: lotsRoutes,
  namespaces: ['common', 'ui', 'register', 'grid', 'forms', 'fishReferences', 'referenceImport'],
});

const rangeSet = (name: string) => {
  const set = demo.world.fishRanges.find((row) => row.customerId === 1 && row.name === name);
  if (!set) throw new Error(name);
  return set;
};
const waterSet = (name: string) => {
  const set = demo.world.waterReferences.find((row) => row.customerId === 1 && row.name === name);
  if (!set) throw new Error(name);
  return set;
};
const CAGES = 'TILAPIA TANQUE-REDE';
const openRanges = (part: string | number) =>
  openSignedIn({
    routes: [{ path: `${RANGES}/:registro?`, element: <RegisterPage register={fishRanges} /> }],
    at: `${RANGES}/${part}`,
  });
const openWater = (part: string | number) =>
  openSignedIn({
    routes: [{ path: `${WATER}/:registro?`, element: <RegisterPage register={fishWater} /> }],
    at: `${WATER}/${part}`,
  });
const cell = (head: string, line: number) => screen.findByLabelText(`${head}, linha ${line}`);
const csv = (text: string) => new File([text], 'faixas.csv', { type: 'text/csv' });
const save = () => screen.getByRole('button', { name: 'Salvar' });
type User = ReturnType<typeof openRanges>['user'];
async function typeOver(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('ranges of weight', () => {
  it('with a gap and an overlap are refused at their rows, then saved', async () => {
    const { id } = rangeSet(CAGES);
    const { user } = openRanges(id);
    await typeOver(user, await cell('Até (g)', 1), '20');
    await typeOver(user, await cell('Até (g)', 3), '450');
    await user.click(save());
    expect(await screen.findByText('Falta a faixa de 20 g a 30 g antes desta.')).toBeVisible();
    expect(screen.getByText('Começa em 400 g, dentro da linha 3 (150 g a 450 g).')).toBeVisible();
    expect(await cell('De (g)', 2)).toBeInvalid();
    expect(await cell('De (g)', 4)).toBeInvalid();
    expect(await cell('De (g)', 3)).toBeValid();
    expect(callsTo('/PiscicultureReference/Edit')).toHaveLength(0);
    // What one row is refused for is mended in another.
    await typeOver(user, await cell('Até (g)', 1), '30');
    await waitFor(() => expect(screen.queryByText(/^Falta a faixa/)).toBeNull());
    expect(screen.getByText(/^Começa em 400 g/)).toBeVisible();
    await typeOver(user, await cell('De (g)', 4), '450');
    await user.click(save());
    await waitFor(() => expect(callsTo('/PiscicultureReference/Edit')).toHaveLength(1));
    await waitFor(() =>
      expect(rangeSet(CAGES).ranges.map(({ from, to }) => [from, to])).toEqual([
        [0, 30],
        [30, 150],
        [150, 450],
        [450, null],
      ]),
    );
    expect(rangeSet(CAGES).version).toBe(2);
  });

  it('are added where the last one ends', async () => {
    const { user } = openRanges(rangeSet(CAGES).id);
    await typeOver(user, await cell('Até (g)', 4), '900');
    await user.click(screen.getAllByRole('button', { name: 'Adicionar linha' })[0] ?? document.body);
    expect(await cell('De (g)', 5)).toHaveValue('900');
    await user.click(save());
    expect(await cell('% biomassa', 5)).toBeInvalid();
  });

  it('come from a file that is checked line by line, into the form alone', async () => {
    const { user } = openRanges(rangeSet(CAGES).id);
    await user.click(await screen.findByRole('button', { name: 'Importar planilha' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Importar faixas' }));
    const input = dialog.getByLabelText('Escolher arquivo', { selector: 'input' });
    await user.upload(input, csv('De (g);Até (g);% da biomassa\n0;10;10\n12;20;abc\n15;30;101\n30;;5'));
    expect(await dialog.findByText('Linha 3: Falta a faixa de 10 g a 12 g antes desta.')).toBeVisible();
    expect(dialog.getByText('Linha 4: Começa em 15 g, dentro da linha 3 (12 g a 20 g).')).toBeVisible();
    expect(dialog.getByText('Linha 3: % da biomassa: “abc” não é um número.')).toBeVisible();
    expect(dialog.getByText(/^Linha 4: % da biomassa precisa estar entre 0,01 e 100/)).toBeVisible();
    expect(dialog.queryByText('Linha 3: % da biomassa não foi informado.')).toBeNull();
    expect(dialog.getByRole('button', { name: /^Usar 4 faixas/ })).toHaveAttribute('aria-disabled', 'true');
    await user.upload(input, csv('Peso até (kg);Taxa (%)\n0,01;10\n0,02;8\n;6'));
    expect(await dialog.findByText('As 4 faixas do formulário serão substituídas.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Usar 3 faixas' }));
    expect(await screen.findByText('3 faixas no formulário: salve para gravar.')).toBeVisible();
    expect(await cell('De (g)', 3)).toHaveValue('20');
    expect(rangeSet(CAGES).ranges).toHaveLength(4);
    await user.click(save());
    await waitFor(() =>
      expect(
        rangeSet(CAGES).ranges.map(({ from, to, biomassPercent }) => [from, to, biomassPercent]),
      ).toEqual([
        [0, 10, 10],
        [10, 20, 8],
        [20, null, 6],
      ]),
    );
  });

  it('say the ration of a day with its arithmetic', async () => {
    const { user } = openRanges(rangeSet('TILAPIA UFMG').id);
    const card = within(await screen.findByRole('region', { name: 'O que este conjunto diz' }));
    expect(card.getByText(/^Informe a biomassa/)).toBeVisible();
    await user.type(card.getByLabelText('Biomassa'), '1358');
    await user.type(card.getByLabelText('Peso médio'), '140');
    expect(card.getByText('Ração do dia: 54,32 kg')).toBeVisible();
    await user.type(card.getByLabelText('Temperatura'), '23,9{Enter}');
    expect(card.getByText('Ração do dia: 38,02 kg')).toBeVisible();
    expect(card.getByText('1.358 kg × 4 % × 70 % = 38,02 kg')).toBeVisible();
    expect(card.getByText('Faixa de 130 g a 250 g.')).toBeVisible();
    await typeOver(user, card.getByLabelText('Temperatura'), '15');
    expect(card.getByText(/começa em 16 °C: abaixo disso/)).toBeVisible();
  });

  it('that lots use are read, and copied with everything they say', async () => {
    const { user } = openRanges(rangeSet('TILAPIA UFMG').id);
    expect(await screen.findByRole('link', { name: 'Duplicar a referência' })).toHaveAttribute(
      'href',
      `${RANGES}/novo?copia=${rangeSet('TILAPIA UFMG').id}`,
    );
    expect(screen.queryByRole('button', { name: 'Importar planilha' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Duplicar a referência' }));
    await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveValue(''));
    await user.type(screen.getByLabelText(/^Nome/), 'TILAPIA INVERNO');
    await user.click(save());
    await waitFor(() => expect(rangeSet('TILAPIA INVERNO').ranges).toHaveLength(11));
    const { version, temperatures } = rangeSet('TILAPIA INVERNO');
    expect([version, temperatures.length]).toEqual([1, 9]);
  });

  it('that a lot has begun to use meanwhile are not written over', async () => {
    const { id } = rangeSet(CAGES);
    const { user } = openRanges(id);
    await typeOver(user, await cell('% biomassa', 1), '9');
    const [lot] = demo.world.fishLots.filter(({ customerId }) => customerId === 1);
    demo.world.fishLots.update(lot?.id ?? 0, { rangeSetId: id });
    await user.click(save());
    expect(await screen.findByText(/está em uso por 1 lote/)).toBeVisible();
    expect(await cell('% biomassa', 1)).toHaveValue('9');
    expect(rangeSet(CAGES).ranges[0]?.biomassPercent).toBe(8);
  });

  it('of which one cannot be read are not opened: it would be lost', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const set = { ...rangeSet(CAGES), animalBreedName: 'Tilápia', rangeCount: 1 };
    backend.answers(
      { method: 'GET', path: '/PiscicultureReference/GetById' },
      { ...set, ranges: [{ ...set.ranges[0], to: 'trinta' }] },
    );
    openRanges(set.id);
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  });
});

describe('limits of the water', () => {
  it('in the wrong order, twice, beyond what can be and blank are refused at their fields, then saved', async () => {
    const { user } = openWater(waterSet('TAMBAQUI').id);
    await typeOver(user, await cell('Mínimo ideal', 1), '10');
    await typeOver(user, await cell('Máximo crítico', 2), '3');
    await typeOver(user, await cell('Mínimo crítico', 2), '21');
    await user.click(save());
    expect(await screen.findByText('Não pode ser menor que o mínimo crítico, 20.')).toBeVisible();
    expect(screen.getByText('Não pode ser menor que o mínimo ideal, 4.')).toBeVisible();
    expect(await cell('Mínimo ideal', 1)).toBeInvalid();
    expect(await cell('Máximo crítico', 2)).toBeInvalid();
    expect(await cell('Mínimo crítico', 2)).toBeInvalid();
    expect(callsTo('/PiscicultureWaterReference/Edit')).toHaveLength(0);
    await typeOver(user, await cell('Mínimo ideal', 1), '25');
    await typeOver(user, await cell('Mínimo crítico', 2), '2');
    await user.clear(await cell('Máximo crítico', 2));
    await user.click(save());
    await waitFor(() => expect(waterSet('TAMBAQUI').limits[0]?.idealMin).toBe(25));
    // What nobody knows is not 0.
    expect(waterSet('TAMBAQUI').limits[1]).toMatchObject({ idealMax: null, criticalMax: null });
  });

  it('of a set in use are read, and copied', async () => {
    openWater(waterSet('TILAPIA').id);
    expect(await screen.findByRole('link', { name: 'Duplicar a referência' })).toBeVisible();
    expect(screen.getByText(/^Referência em uso por lotes/)).toBeVisible();
  });
});

describe.each(['aspNet', 'aspNetText'] as const)('in the dialect %s', (dialect) => {
  it('ranges read and are saved the same', async () => {
    const { id, ranges } = rangeSet(CAGES);
    demo.dialect = dialect;
    const { user } = openRanges(id);
    expect(await cell('Até (g)', 4)).toHaveValue('');
    expect(await cell('CA', 2)).toHaveValue('1,2');
    await waitFor(() => expect(screen.getByLabelText(/^Espécie/)).toHaveValue('Tilápia'));
    await typeOver(user, await cell('% biomassa', 1), '9,5');
    await user.click(save());
    await waitFor(() => expect(rangeSet(CAGES).version).toBe(2));
    expect(rangeSet(CAGES).ranges).toEqual(
      ranges.map((row, at) => (at === 0 ? { ...row, biomassPercent: 9.5 } : row)),
    );
    expect(rangeSet(CAGES).animalBreedId).toBe(1);
  });

  it('limits of the water too', async () => {
    const { id, limits } = waterSet('TAMBAQUI');
    demo.dialect = dialect;
    const { user } = openWater(id);
    await typeOver(user, await cell('Mínimo crítico', 1), '19');
    await user.click(save());
    await waitFor(() => expect(waterSet('TAMBAQUI').version).toBe(2));
    expect(waterSet('TAMBAQUI').limits).toEqual(
      limits.map((row, at) => (at === 0 ? { ...row, criticalMin: 19 } : row)),
    );
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { openSoil, startSoil } from './soilAnalysis.test.kit';

const drafts = startSoil();

const FIELDS = '/agricultura/analise-de-solo';
const WOODS = '/silvicultura/analise-de-solo';
const TABLE = { name: 'Pontos e nutrientes' };

const table = () => screen.findByRole('grid', TABLE);
const cellOf = async (point: RegExp, head: RegExp) => {
  const grid = await table();
  const column = within(grid).getByRole('columnheader', { name: head }).getAttribute('aria-colindex');
  const cell = within(grid)
    .getByRole('row', { name: point })
    .querySelector<HTMLElement>(`[aria-colindex="${column}"]`);
  if (!cell) throw new Error(`no cell ${String(point)} ${String(head)}`);
  return cell;
};
const type = async (user: ReturnType<typeof openSoil>['user'], point: RegExp, head: RegExp, text: string) => {
  const cell = await cellOf(point, head);
  await user.dblClick(cell);
  const input = await within(cell).findByRole('textbox');
  await user.clear(input);
  await user.paste(text);
  await user.keyboard('{Enter}');
};
const saved = (id: number) => demo.world.soil.analyses.need(id);
const valueOf = (id: number, point: string, nutrient: string) => {
  const { nutrients, points } = saved(id);
  const column = nutrients.find((one) => one.nutrient === nutrient)?.id;
  return points.find(({ name }) => name === point)?.values.find(({ nutrientId }) => nutrientId === column);
};

test('the list has the analyses of the fields by day and depth, and opens one', async () => {
  const { user, router } = openSoil(FIELDS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Análises de solo' })).toBeVisible();
  const row = await screen.findByRole('row', { name: /TALHAO 01.*20–40 cm.*LABSOLO TOLEDO/ });
  expect(screen.queryByText(/TALHAO 08/)).toBeNull();
  await user.click(within(row).getByText('TALHAO 01'));
  expect(router.state.location.pathname).toMatch(/\/agricultura\/analise-de-solo\/\d+$/);
}, 60_000);

test('a filter of the address holds', async () => {
  openSoil(`${FIELDS}?filtro.profundidade=20–40 cm`);
  expect(await screen.findByRole('row', { name: / 20–40 cm/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: / 0–20 cm/ })).toBeNull());
}, 60_000);

test('an analysis is deleted once somebody is sure', async () => {
  const { user } = openSoil(FIELDS);
  const row = await screen.findByRole('row', { name: /SOLANALISE.*5/ });
  await user.click(within(row).getByRole('button', { name: /Excluir/ }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir análise' }),
  );
  expect(await screen.findByText('Análise excluída.')).toBeVisible();
  expect(callsTo('/SoilAnalysis/Delete')[0]?.query).toMatchObject({ world: 'AGRICULTURE' });
}, 60_000);

test('an analysis shows its points, what is computed of them, and its other depth', async () => {
  openSoil(`${FIELDS}/1`);
  expect(await screen.findByRole('heading', { level: 1, name: 'TALHAO 01' })).toBeVisible();
  expect(await cellOf(/P01/, /^Al/)).toHaveTextContent('<0,1');
  expect(await cellOf(/P01/, /^SB/)).toHaveTextContent(/^\d,\d\d$/);
  expect(await screen.findByRole('link', { name: '20–40 cm' })).toHaveAttribute('href', `${FIELDS}/2`);
}, 60_000);

test('a typed value is saved as a number, what is below detection as such', async () => {
  const { user } = openSoil(`${FIELDS}/5`);
  await type(user, /P02/, /^Ca/, '3,25');
  await type(user, /P03/, /^Al/, '<0,2');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Análise salva.')).toBeVisible();
  expect(valueOf(5, 'P02', 'CA')).toMatchObject({ value: 3.25, below: false });
  expect(valueOf(5, 'P03', 'AL')).toMatchObject({ value: 0.2, below: true });
}, 60_000);

test('refused cells say why, stay as they were typed, and keep the analysis from being saved', async () => {
  const { user } = openSoil(`${FIELDS}/5`);
  await type(user, /P02/, /^pH água/, '2');
  expect(await cellOf(/P02/, /^pH água/)).toHaveTextContent('O valor é menor do que se pode medir.');
  await type(user, /P03/, /^Ca/, 'muito');
  expect(await cellOf(/P03/, /^Ca/)).toHaveTextContent('muito Informe um número.');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.getAllByText(/2 pontos têm células recusadas/)).toHaveLength(2));
  expect(callsTo('/SoilAnalysis/Edit')).toHaveLength(0);
}, 60_000);

test('places are refused in the words of their kind', async () => {
  const { user } = openSoil(`${FIELDS}/5`);
  await type(user, /P02/, /^Latitude/, '95');
  expect(await screen.findByText('Localização inválida.', { selector: '.MuiAlert-message' })).toBeVisible();
  await type(user, /P03/, /^Longitude/, '-190');
  expect(await screen.findByText('Existem várias localizações inválidas.')).toBeVisible();
  const first = demo.world.soil.analyses.need(5).points[0];
  await type(user, /P04/, /^Latitude/, String(first?.lat).replace('.', ','));
  await type(user, /P04/, /^Longitude/, String(first?.lng).replace('.', ','));
  expect(
    await screen.findByText('Já existe uma localização com os mesmos valores.', {
      selector: '.MuiAlert-message',
    }),
  ).toBeVisible();
  await type(user, /P05/, /^Latitude/, '-24,5');
  expect(await screen.findByText('1 ponto está fora dos talhões escolhidos.')).toBeVisible();
}, 60_000);

test('a block of a spreadsheet fills cells and adds points', async () => {
  const { user } = openSoil(`${FIELDS}/5`);
  const cell = await cellOf(/P05/, /^Ponto/);
  fireEvent.paste(cell, {
    clipboardData: { getData: () => 'P05\t-25,0461\t-53,4525\t5,5\nP06\t-25,0465\t-53,4521\t5,9\r\n' },
  });
  expect(await cellOf(/P06/, /^pH água/)).toHaveTextContent('5,9');
  expect(await cellOf(/P05/, /^Latitude/)).toHaveTextContent('-25,0461');
  fireEvent.paste(await cellOf(/P06/, /^Zn/), { clipboardData: { getData: () => '1\t2\t3' } });
  expect(await screen.findByText(/mais colunas do que cabem/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Análise salva.')).toBeVisible();
  expect(valueOf(5, 'P06', 'PH_WATER')).toMatchObject({ value: 5.9 });
}, 60_000);

test('an unlikely value is asked back once, with the unit that would fit', async () => {
  const { user } = openSoil(`${FIELDS}/5`);
  fireEvent.paste(await cellOf(/P01/, /^Mg/), { clipboardData: { getData: () => '14
14
14
14
14
' } });
  expect(await screen.findByText(/Mg: 14 é improvável em cmolc\/dm³/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const question = await screen.findByRole('alertdialog', { name: 'Salvar com valores improváveis?' });
  await user.click(within(question).getByRole('button', { name: 'Conferir' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(callsTo('/SoilAnalysis/Edit')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Trocar a unidade para mmolc/dm³' }));
  await waitFor(() => expect(screen.queryByText(/é improvável/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Análise salva.')).toBeVisible();
  expect(saved(5).nutrients.find(({ nutrient }) => nutrient === 'MG')?.unit).toBe('mmolc/dm³');
}, 60_000);

test('the same nutrient is not added twice', async () => {
  const { user } = openSoil(`${FIELDS}/5`);
  await user.click(await screen.findByRole('button', { name: 'Adicionar nutriente' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar nutriente' }));
  const choose = async (field: RegExp, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Nutriente/, 'Cálcio');
  await choose(/^Extrator/, 'KCl');
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(
    (await dialog.findAllByText('Já existe um nutriente com esta mesma identificação'))[0],
  ).toBeVisible();
  await choose(/^Extrator/, 'Mehlich-3');
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByRole('columnheader', { name: /Ca Mehlich-3/ })).toBeInTheDocument();
}, 60_000);

test('woods take a dot alone', async () => {
  const { user } = openSoil(`${WOODS}/6`);
  expect(await cellOf(/A1/, /^Ca/)).toHaveTextContent(/^\d\.\d$/);
  await type(user, /A1/, /^Ca/, '3,2');
  expect(await cellOf(/A1/, /^Ca/)).toHaveTextContent('Use ponto como separador decimal.');
  await type(user, /A1/, /^Ca/, '3.2');
  expect(await cellOf(/A1/, /^Ca/)).toHaveTextContent(/^3\.2$/);
}, 60_000);

test('what is typed stays where saving fails, and as a draft', async () => {
  const { user } = openSoil(`${FIELDS}/5`);
  await type(user, /P02/, /^Ca/, '3,25');
  backend.breaks('saveSoilAnalysis', { times: 1 });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(callsTo('/SoilAnalysis/Edit')).toHaveLength(1));
  expect(await cellOf(/P02/, /^Ca/)).toHaveTextContent('3,25');
  await waitFor(() => expect(JSON.stringify([...drafts.values()])).toContain('3.25'));
}, 60_000);

test('what somebody else changed meanwhile stays, what was typed here stands over it', async () => {
  const { user } = openSoil(`${FIELDS}/5`);
  await type(user, /P02/, /^Ca/, '3,25');
  const { points, rowVersion } = saved(5);
  demo.world.soil.analyses.update(5, {
    rowVersion: rowVersion + 1,
    points: points.map((point) => (point.name === 'P03' ? { ...point, name: 'P03 B' } : point)),
  });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const question = await screen.findByRole('alertdialog', { name: 'Outra pessoa alterou esta análise' });
  await user.click(within(question).getByRole('button', { name: 'Gravar o que digitei' }));
  expect(await screen.findByText('Análise salva.')).toBeVisible();
  expect(valueOf(5, 'P02', 'CA')).toMatchObject({ value: 3.25 });
  expect(saved(5).points.some(({ name }) => name === 'P03 B')).toBe(true);
}, 60_000);

test('a new analysis needs its head', async () => {
  const { user } = openSoil(`${FIELDS}/nova`);
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(
    await screen.findByText('Laboratório é obrigatório.', { selector: 'p, span, div' }),
  ).toBeInTheDocument();
  expect(callsTo('/SoilAnalysis/Create')).toHaveLength(0);
}, 60_000);

test('a sampling fills its analysis, and once made it opens it', async () => {
  const occurrence = demo.world.occurrence.fieldOccurrences.insert({
    customerId: 1,
    plotIds: [2],
    type: 'analise-de-solo',
    happenedAt: '2026-11-20T12:00:00.000Z',
    plannedAt: null,
    observation: '',
    files: [],
    depletion: [],
    userName: 'ANA',
    values: { laboratory: 'LABSOLO', depthFrom: 10, depthTo: 30 },
  });
  const { user, router } = openSoil(`${FIELDS}/nova?ocorrencia=${occurrence.id}`);
  expect(await screen.findByDisplayValue('LABSOLO')).toBeVisible();
  expect(screen.getByLabelText(/^Profundidade, de/)).toHaveValue('10');
  expect(screen.getByText(/Preenchida com a amostragem/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Análise salva.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/\d+$/));
  const made = demo.world.soil.analyses.find(({ occurrenceId }) => occurrenceId === occurrence.id);
  expect(made).toMatchObject({ plotIds: [2], collectedAt: '2026-11-20', depthFrom: 10, depthTo: 30 });
}, 60_000);

test('an analysis of another world is not found', async () => {
  openSoil(`${FIELDS}/6`);
  expect(await screen.findByText('Análise não encontrada')).toBeVisible();
}, 60_000);

test('points come from a GPX, each place once, and a file that has none says so', async () => {
  const { user } = openSoil(`${FIELDS}/5`);
  await table();
  const choose = (text: string, name: string) =>
    fireEvent.change(screen.getByLabelText('Carregar GPX ou KML'), {
      target: { files: [new File([text], name)] },
    });
  const first = saved(5).points[0];
  choose(
    `<gpx><wpt lat="-25.0461" lon="-53.4525"><name>GPS 1</name></wpt><wpt lat="${first?.lat}" lon="${first?.lng}"/></gpx>`,
    'pontos.gpx',
  );
  expect(await screen.findByText('1 ponto carregado.')).toBeVisible();
  expect(screen.getByText('1 ponto já estava na tabela e não foi repetido.')).toBeVisible();
  expect(await cellOf(/GPS 1/, /^Latitude/)).toHaveTextContent('-25,046100');
  choose('<gpx><trk/></gpx>', 'trilha.gpx');
  expect(await screen.findByText(/O arquivo não tem pontos/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Excluir ponto: GPS 1' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Excluir ponto: GPS 1' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /GPS 1/ })).toBeNull());
}, 60_000);

test('the places of another analysis are sampled again, without its values', async () => {
  const { user } = openSoil(`${FIELDS}/nova`);
  await user.click(await screen.findByRole('button', { name: 'Usar os pontos de outra análise' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pontos de outra análise' }));
  await user.click(dialog.getByRole('combobox', { name: /^Análise/ }));
  await user.click(await screen.findByRole('option', { name: /TALHAO 02/ }));
  backend.breaks('readSoilPoints', { times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Copiar pontos' }));
  expect(await dialog.findByText('Não foi possível ler os pontos desta análise.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copiar pontos' }));
  expect(await screen.findByText('8 pontos carregados.')).toBeVisible();
  expect(await cellOf(/P08/, /^Ca/)).toHaveTextContent(/^$/);
}, 60_000);

test('a layer below begins with the head, the columns and the places of the one above', async () => {
  openSoil(`${FIELDS}/nova?de=5`);
  expect(await screen.findByDisplayValue('SOLANALISE CASCAVEL')).toBeVisible();
  expect(screen.getByLabelText(/^Profundidade, de/)).toHaveValue('20');
  expect(screen.getByLabelText(/^Profundidade, até/)).toHaveValue('40');
  expect(await cellOf(/P05/, /^Ca/)).toHaveTextContent(/^$/);
}, 60_000);

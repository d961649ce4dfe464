import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { openSoil, startSoil } from '../soilAnalysis.test.kit';

startSoil();

const FIELDS = '/agricultura/analise-de-solo/importacao';
const WOODS = '/silvicultura/analise-de-solo/importacao';
type User = ReturnType<typeof openSoil>['user'];

const HEAD = 'Amostra,Latitude,Longitude,pH H2O,P Mehlich-1 (mg/dm3),Ca (cmolc/dm3)';
const GOOD = `${HEAD}\nÁ1,-24.6795,-53.8001,5.5,9.1,4.2\nA2,-24.6796,-53.7991,5.1,,3.9\n`;
const csv = (text: BlobPart, name = 'laudo.csv') => new File([text], name, { type: 'text/csv' });

async function fillHead(user: User, farm = 'FAZENDA TRES MARIAS', plot = /^TALHAO 01/) {
  await user.click(await screen.findByRole('combobox', { name: /^Propriedade/ }));
  await user.click(await screen.findByRole('option', { name: farm }));
  await user.click(screen.getByRole('combobox', { name: /^Talhões/ }));
  await user.click(await screen.findByRole('option', { name: plot }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText(/^Laboratório/));
  await user.paste('LABSOLO');
  await user.click(screen.getByLabelText(/^Data da coleta/, { selector: 'input' }));
  await user.paste('10/11/2026');
}
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Escolher arquivos CSV'), { target: { files } });
const dot = async (user: User) => user.click(await screen.findByRole('radio', { name: /^Ponto/ }));
const saveButton = (name: RegExp) => screen.findByRole('button', { name });

test('a file is seen before it is kept, and kept as one analysis', async () => {
  const { user, router } = openSoil(FIELDS);
  await fillHead(user);
  expect(screen.getByText('Escolha primeiro o separador decimal.')).toBeVisible();
  await dot(user);
  choose(csv(GOOD));
  expect(await screen.findByText('2 pontos novos')).toBeVisible();
  expect(callsTo('/SoilAnalysis/Import')).toHaveLength(0);
  await user.click(await saveButton(/^Gravar 2 pontos/));
  expect(await screen.findByText('Registros importados com sucesso.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/analise-de-solo\/\d+$/));
  const made = demo.world.soil.analyses.all().at(-1);
  expect(made).toMatchObject({ laboratory: 'LABSOLO', collectedAt: '2026-11-10', depthFrom: 0, depthTo: 20 });
  expect(made?.points.map(({ name, values }) => [name, values.length])).toEqual([
    ['Á1', 3],
    ['A2', 2],
  ]);
}, 60_000);

test('commas give the same figures where they were chosen', async () => {
  const { user } = openSoil(FIELDS);
  await fillHead(user);
  await user.click(screen.getByRole('radio', { name: /^Vírgula/ }));
  choose(csv(`${HEAD}\nA1,"-24,6795","-53,8001","5,5","9,1","4,2"\n`));
  await user.click(await saveButton(/^Gravar 1 ponto/));
  expect(await screen.findByText('Registros importados com sucesso.')).toBeVisible();
  expect(
    demo.world.soil.analyses
      .all()
      .at(-1)
      ?.points[0]?.values.map(({ value }) => value),
  ).toEqual([5.5, 9.1, 4.2]);
}, 60_000);

test('faulty lines are mended in their place', async () => {
  const { user } = openSoil(FIELDS);
  await fillHead(user);
  await dot(user);
  choose(
    csv(`${HEAD}\nA1,-24.6795,-53.8001,5.5,9.1,"4,2"\nA2,95,-53.7991,5.1,,3.9\nA3,-24.6799,-53.7999,5,1,1\n`),
  );
  expect(await screen.findByText('2 linhas inválidas')).toBeVisible();
  const mend = async (line: RegExp, column: string, text: string) => {
    const grid = await screen.findByRole('grid', { name: 'Linhas a corrigir' });
    const at = within(grid).getByRole('columnheader', { name: column }).getAttribute('aria-colindex');
    const cell = within(grid)
      .getByRole('row', { name: line })
      .querySelector<HTMLElement>(`[aria-colindex="${at}"]`);
    if (!cell) throw new Error(column);
    await user.dblClick(cell);
    const input = await within(cell).findByRole('textbox');
    await user.clear(input);
    await user.paste(text);
    await user.keyboard('{Enter}');
  };
  expect(await screen.findByRole('button', { name: /^Gravar 1 ponto/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await mend(/A1/, 'Ca (cmolc/dm3)', '4.2');
  expect(await screen.findByText('1 linha inválida')).toBeVisible();
  await mend(/A2/, 'Latitude', '-24.6796');
  await user.click(await saveButton(/^Gravar 3 pontos/));
  expect(await screen.findByText('Registros importados com sucesso.')).toBeVisible();
}, 60_000);

test.each([
  ['Arquivo inválido', [csv('PK\0\0', 'laudo.csv')]],
  ['Arquivo inválido', [csv('x', 'laudo.xlsx')]],
  ['Um ou mais arquivos são inválidos para envio', [csv(GOOD), csv('x', 'laudo.pdf')]],
  ['O arquivo não está separado por vírgulas', [csv('Amostra;pH\nA1;5')]],
])(
  'a file that is none is refused: %s',
  async (title, files) => {
    const { user } = openSoil(FIELDS);
    await dot(user);
    choose(...files);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Linhas do arquivo' })).toBeNull();
  },
  60_000,
);

test('latin-1 is read, and said', async () => {
  const { user } = openSoil(FIELDS);
  await dot(user);
  choose(csv(Uint8Array.from(GOOD, (letter) => letter.charCodeAt(0))));
  expect(await screen.findByText(/não está em UTF-8 e foi lido como Windows-1252/)).toBeVisible();
  expect(await screen.findByText('2 pontos novos')).toBeVisible();
}, 60_000);

test('woods take a dot alone', async () => {
  const { user } = openSoil(WOODS);
  expect(await screen.findByText('Na silvicultura o separador decimal é o ponto.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Vírgula/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Ponto/ }));
  choose(csv(`${HEAD}\nA1,-25.0394,-53.4494,5.5,9.1,"4,2"\n`));
  expect(
    (await screen.findAllByText(/Ca \(cmolc\/dm3\): Use ponto como separador decimal\./))[0],
  ).toBeVisible();
}, 60_000);

test('where keeping fails nothing is lost, and each way out is offered', async () => {
  const { user } = openSoil(FIELDS);
  await fillHead(user);
  await dot(user);
  choose(csv(GOOD));
  backend.breaks('importSoilAnalysis', { times: 1 });
  await user.click(await saveButton(/^Gravar 2 pontos/));
  expect(await screen.findByText('Ocorreu um erro ao importar o arquivo.')).toBeVisible();
  for (const name of ['Corrigir linhas', 'Mapear colunas', 'Baixar linhas'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mapear colunas' }));
  expect(screen.getByRole('heading', { name: 'Colunas do arquivo' })).toHaveFocus();
  await user.click(await saveButton(/^Gravar 2 pontos/));
  expect(await screen.findByText('Registros importados com sucesso.')).toBeVisible();
}, 60_000);

test('what a column is can be said by hand, and is remembered of the laboratory', async () => {
  const odd = 'Amostra,Kálio\nA1,90\n';
  const first = openSoil(FIELDS);
  await fillHead(first.user);
  await dot(first.user);
  choose(csv(odd));
  await first.user.click(await screen.findByRole('combobox', { name: 'O que é: Kálio' }));
  await first.user.click(await screen.findByRole('option', { name: 'Potássio' }));
  await first.user.click(await saveButton(/^Gravar 1 ponto/));
  expect(await screen.findByText('Registros importados com sucesso.')).toBeVisible();
  expect(
    localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('ep.soilColumns.')) ?? ''),
  ).toContain('"K"');
}, 60_000);

test('an analysis that is there is filled by the names of its points', async () => {
  const { user } = openSoil(`${FIELDS}?analise=5`);
  await dot(user);
  choose(csv('Ponto,S (mg/dm3)\nP01,12\nP02,\nP99,8\n'));
  expect(await screen.findByText('1 ponto alterado')).toBeVisible();
  expect(screen.getByText('1 ponto sem mudança')).toBeVisible();
  await user.click(await saveButton(/^Gravar 2 pontos/));
  expect(await screen.findByText('Registros importados com sucesso.')).toBeVisible();
  const { points, nutrients } = demo.world.soil.analyses.need(5);
  expect([points.length, nutrients.at(-1)?.nutrient]).toEqual([6, 'S']);
  expect(points[0]?.values).toHaveLength(12);
}, 60_000);

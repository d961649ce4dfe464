import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { openSoil, startSoil } from '../soilAnalysis.test.kit';

startSoil();
const AT = '/agricultura/analise-de-solo/1?aba=interpretacao';
const lineOf = async (name: RegExp) => {
  const table = await screen.findByRole('table');
  return within(table).getByRole('row', { name });
};

test('each nutrient says its class, whose table says so, and what it was before', async () => {
  openSoil(AT);
  const phosphorus = within(await lineOf(/^Fósforo \(P\) · Mehlich-1/));
  expect(phosphorus.getByText('Baixo')).toBeVisible();
  expect(phosphorus.getByText('acima de 4 até 8 mg/dm³')).toBeVisible();
  expect(phosphorus.getByText('argila acima de 40 até 60 %, p. 91–98')).toBeVisible();
  expect(phosphorus.getByText('Rendimento relativo de 40 a 70 %')).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: /^\d\d\/\d\d\/\d{4}$/ })).toBeVisible();
  expect(within(await lineOf(/^Argila/)).getByText('Sem tabela nesta referência.')).toBeVisible();
});

test('the points of a nutrient are opened, each with its class', async () => {
  const { user } = openSoil(AT);
  const line = within(await lineOf(/^Magnésio/));
  await user.click(line.getByRole('button', { name: /^Pontos de Magnésio/ }));
  const points = within(await screen.findByRole('list', { name: /^Pontos de Magnésio/ }));
  expect(points.getAllByRole('listitem')).toHaveLength(demo.world.soil.analyses.need(1).points.length);
});

test('another extractor is refused in words', async () => {
  const { nutrients } = demo.world.soil.analyses.need(1);
  demo.world.soil.analyses.update(1, {
    nutrients: nutrients.map((one) => (one.nutrient === 'P' ? { ...one, extractor: 'RESIN' } : one)),
  });
  openSoil(AT);
  const line = within(await lineOf(/^Fósforo \(P\) · Resina/));
  expect(line.getAllByText(/A tabela é para Mehlich-1; a análise usou Resina\./)[0]).toBeVisible();
});

test('lime by V%, with its arithmetic, tonnes and cost; gypsum asks the layer below', async () => {
  const { user } = openSoil(`${AT}&calagem=V_PERCENT`);
  const card = within(await screen.findByRole('region', { name: 'Calagem e gessagem' }));
  expect(card.getByText(/^Pela média: \(70 − [\d,]+\) × [\d,]+ ÷ 100 = /)).toBeVisible();
  expect(await card.findByText(/^Gesso: 50 × /)).toBeVisible();
  await user.type(card.getByLabelText('Preço por tonelada'), '180');
  expect(await card.findByText(/^R\$\s/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Planejar a calagem' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /tipo=correcao-de-solo&talhao=1&campo-state=PLANNED&campo-product=CALCARIO&campo-dose=[\d.]+&campo-soilAnalysisId=1/,
    ),
  );
});

test('without its SMP table the method says what is missing', async () => {
  openSoil(AT);
  expect(await screen.findByText('Sem recomendação: falta a tabela SMP na referência.')).toBeVisible();
});

test('references that do not load can be asked for again', async () => {
  backend.breaks({ method: 'GET', path: '/SoilReference/GetGridData' }, { times: 1 });
  const { user } = openSoil(AT);
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByLabelText(/^Referência/)).toBeVisible();
});

test('a reference with a line that cannot be read is not offered, and that is said', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [cqfs, cerrado] = demo.world.soilReferences.filter(({ customerId }) => customerId === 1);
  const wire = (row: typeof cqfs) => ({ ...row, uses: [], useCount: 0, tableCount: 1 });
  const [first, ...others] = cqfs?.rows ?? [];
  backend.answers({ method: 'GET', path: '/SoilReference/GetGridData' }, [
    // Without its first line 9 mg/dm³ at 20 % of clay would be read by the line of 40 %.
    { ...wire(cqfs), rows: [{ ...first, upTo: 'vinte' }, ...others] },
    wire(cerrado),
  ]);
  openSoil(AT);
  expect(await screen.findByText('1 referência não pôde ser lida e ficou de fora.')).toBeVisible();
  expect(screen.getByLabelText(/^Referência/)).toHaveTextContent('CERRADO 2004 · SEQUEIRO');
});

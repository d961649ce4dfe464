import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { agricultureRoutes } from '../agricultureRoutes';
import { AnalysisScreen } from './AnalysisScreen';

const CALL = '/CultivationAnalysis/GetByPlanting';
const PATH = '/analise-da-cultura';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureAnalysis', 'agricultureOccurrences', 'common', 'forms', 'ui'],
});
const open = (search = '', world: 'agriculture' | 'forestry' = 'agriculture') =>
  openSignedIn({
    routes: [{ path: PATH, element: <AnalysisScreen world={world} /> }],
    at: `${PATH}${search}`,
  });
const sowing = () => {
  const row = demo.world.occurrence.fieldOccurrences.find(
    ({ customerId, type }) => customerId === 1 && type === 'plantio',
  );
  const plot = demo.world.plots.get(row?.plotIds[0]);
  if (!row || !plot) throw new Error('no sowing');
  return { row, plot };
};

it('tells a planting from soil preparation to what is planned, with stage, inputs and cost', async () => {
  const { row, plot } = sowing();
  open(`?plantingOccurrence=${row.id}&polygonId=${plot.id}`);
  const works = await screen.findByRole('region', { name: /Operações do plantio/ });
  const names = within(works)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 4)).toEqual(['Preparo do solo', 'Plantio', 'Adubação', 'Pulverização']);
  expect(within(works).getByRole('row', { name: /^Preparo do solo/ })).toHaveTextContent('-7');
  const applied = screen.getByRole('region', { name: 'Insumos aplicados' });
  expect(within(applied).getByRole('row', { name: /^FERTILIZANTE/ })).toHaveTextContent('300,00 kg/ha');
  const nutrients = screen.getByRole('group', { name: 'N · P₂O₅ · K₂O aplicados' });
  expect(nutrients).toHaveTextContent('12 · 42 · 24');
  expect(callsTo(CALL).at(-1)?.query).toEqual({
    plantingOccurrence: String(row.id),
    polygonId: String(plot.id),
  });
});

it('chooses another planting into the address', async () => {
  const { user, router } = open();
  await screen.findByRole('region', { name: /Operações do plantio/ });
  await user.click(screen.getByRole('combobox', { name: 'Plantio' }));
  const [, second] = await screen.findAllByRole('option');
  if (!second) throw new Error('one planting alone');
  await user.click(second);
  expect(router.state.location.search).toMatch(/plantingOccurrence=\d+&polygonId=\d+/);
});

it('a planting that is gone offers the choice; without any the way to register one is shown', async () => {
  open('?plantingOccurrence=999999');
  expect(await screen.findByText('Plantio não encontrado')).toBeInTheDocument();
  backend.answers('listPlantings', []);
  open();
  expect(await screen.findByRole('link', { name: 'Registrar plantio' })).toBeInTheDocument();
});

it('a failed call can be asked again', async () => {
  backend.breaks('readPlanting');
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

it('cost per hectare shares the time line, can be hidden, and opens its arithmetic', async () => {
  const { row, plot } = sowing();
  const { user, router } = open(`?plantingOccurrence=${row.id}&polygonId=${plot.id}`);
  const line = within(await screen.findByRole('region', { name: 'Linha do tempo' }));
  expect(line.getByRole('img', { name: /^Custo por hectare: 0 – .*R\$\/ha$/ })).toBeVisible();
  expect(await line.findByRole('img', { name: /^NDVI médio: 0,00 – 0,\d\d$/ })).toBeVisible();
  expect(line.getByRole('img', { name: /^Déficit de cinco dias: / })).toBeVisible();
  await user.click(line.getByRole('button', { name: 'Como se calcula o custo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Custo por hectare' }));
  expect(dialog.getByRole('row', { name: /^Adubação/ })).toBeVisible();
  expect(dialog.getByText(/ha = R\$.* por hectare$/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(line.getByRole('checkbox', { name: 'Custo por hectare' }));
  expect(line.queryByRole('img', { name: /^Custo por hectare/ })).not.toBeInTheDocument();
  expect(router.state.location.search).toContain('ocultos=cost');
});

it('images that do not load are said, and the rest of the line stands', async () => {
  backend.breaks('listImageDates', { times: 1 });
  const { user } = open();
  const line = within(await screen.findByRole('region', { name: 'Linha do tempo' }));
  expect(await line.findByText(/^As imagens de satélite não carregaram/)).toBeInTheDocument();
  expect(line.getByRole('img', { name: /^Chuva: / })).toBeInTheDocument();
  await user.click(line.getByRole('button', { name: 'Tentar de novo' }));
  expect(await line.findByRole('img', { name: /^NDVI médio: 0,00 – 0,\d\d$/ })).toBeInTheDocument();
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { demo } from '../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { ACTIVITIES } from './activities/activities';
import { Component as IncomeExpensePage } from './pages/IncomeExpensePage';
import { Component as OverviewPage } from './pages/OverviewPage';
import { Component as PlanPage } from './pages/PlanPage';
import { Component as PlansPage } from './pages/PlansPage';
import { Component as ProgressPage } from './pages/ProgressPage';
import { planningRoutes } from './planningRoutes';
import { seasonName } from './seasonYear';
import { fill, priceField, PRODUCTION, save, titleField } from './planForm.test.kit';

const drafts = startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

const open = (at: string) =>
  openSignedIn({
    routes: [
      { path: '/planejamento', element: <OverviewPage /> },
      { path: '/planejamento/receitas-e-despesas', element: <IncomeExpensePage /> },
      { path: '/planejamento/andamento', element: <ProgressPage /> },
      { path: PRODUCTION, element: <PlansPage /> },
      ...ACTIVITIES.map(({ slug }) => ({
        path: `${PRODUCTION}/${slug}/:id?/:harvestYear?`,
        element: <PlanPage />,
      })),
      { path: '/404', element: <p>nada aqui</p> },
    ],
    at,
  });

const planOf = (activity: string, harvestYear = new Date().getFullYear()) => {
  const found = demo.world.planning.plannings.find(
    (row) => row.customerId === 1 && row.activity === activity && row.harvestYear === harvestYear,
  );
  if (!found) throw new Error(activity);
  return found;
};
const first = <T,>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('none');
  return row;
};

describe.each(ACTIVITIES.map((activity) => [activity.slug, activity] as const))('%s', (slug, activity) => {
  test('the bare path opens a new plan, which asks for its year', async () => {
    const { router, user } = open(`${PRODUCTION}/${slug}`);
    const year = await screen.findByLabelText(/^Ano da safra/);
    expect(router.state.location.pathname).toBe(`${PRODUCTION}/${slug}/novo`);
    await user.clear(year);
    await save(user);
    await waitFor(() => expect(year).toHaveAccessibleDescription(/Preencha o ano/));
    expect(callsTo('/Planning/Create')).toHaveLength(0);
  });

  test('a plan that is there loads, is changed and says that it was saved', async () => {
    const seed = planOf('CROP');
    const row = demo.world.planning.plannings.insert({
      ...seed,
      id: 900,
      activity: activity.activity,
      apportionmentBasis: 'INCOME',
      production: seed.production.map((line) => ({
        ...line,
        quantities: Object.fromEntries(activity.quantities.map(({ name }) => [name, 1])),
        unit: activity.saleUnits[0].unit,
      })),
    });
    const { user } = open(`${PRODUCTION}/${slug}/${row.id}`);
    await fill(user, await titleField(), 'plano b');
    await save(user);
    await screen.findByText('Planejamento salvo com sucesso.');
    expect(demo.world.planning.plannings.need(900)).toMatchObject({ title: 'PLANO B', outdated: true });
  });

  test.each([
    [500, 'button'],
    [403, 'status'],
  ] as const)('an answer of %i stands in place of the plan', async (status, role) => {
    backend.answers('openPlan', { error: { message: 'x' } }, { status });
    open(`${PRODUCTION}/${slug}/1`);
    expect((await screen.findAllByRole(role)).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(/^Título/)).not.toBeInTheDocument();
  });
});

test('quantity and price make the total, a typed total gives the price back and says so', async () => {
  const plan = planOf('CROP');
  const { user } = open(`${PRODUCTION}/lavoura/${plan.id}`);
  const price = await priceField();
  const total = screen.getByLabelText(/^Valor total/);
  await fill(user, price, '100');
  const quantity = plan.production[0]?.quantity ?? 0;
  const shown = (value: number) =>
    value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  expect(total).toHaveValue(shown(quantity * 100));
  await fill(user, total, shown(quantity * 50).replace(/\./g, ''));
  expect(price).toHaveValue('50,00');
  expect(price).toHaveAccessibleDescription(/a partir do valor total/);

  await fill(user, price, '-5');
  expect(total).toHaveValue(shown(quantity * 50));
  expect(price).toHaveAccessibleDescription(/com sinal de menos ele não entra/);
  await fill(user, price, '1000000000000');
  await save(user);
  await waitFor(() => expect(price).toHaveAccessibleDescription(/deve estar entre 0 e/));
  expect(total).toHaveAccessibleDescription(/./);
  expect(price).toHaveValue('1.000.000.000.000,00');
  expect(callsTo('/Planning/Edit')).toHaveLength(0);
});

test('scenarios stand beside the plan, are typed or set to the worst harvest, and change nothing of it', async () => {
  const plan = planOf('CROP');
  const { user } = open(`${PRODUCTION}/lavoura/${plan.id}`);
  const side = await screen.findByRole('region', { name: 'Cenário A' });
  const compared = screen.getByRole('region', { name: 'Plano e cenários lado a lado' });
  const income = () =>
    within(within(compared).getByRole('row', { name: /^Receita/ }))
      .getAllByRole('cell')
      .map((cell) => Number((cell.textContent ?? '').replaceAll('.', '').replace(',', '.')));
  const [planned = NaN] = income();
  expect(income()).toEqual([planned, planned, planned]);
  const price = within(side).getByRole('textbox', { name: 'Preço' });
  await fill(user, price, '-10');
  await waitFor(() => expect(income()[1]).toBeCloseTo(planned * 0.9, 0));
  expect(income()[2]).toBe(planned);
  await user.click(within(side).getByRole('button', { name: /Pior d/ }));
  expect(within(side).getByRole('textbox', { name: 'Produtividade' })).not.toHaveValue('0');
  expect(await priceField()).not.toHaveValue('');
  const table = screen.getByRole('region', { name: /Margem por preço e produtividade/ });
  expect(within(table).getAllByRole('row')).toHaveLength(22);
});

test('in livestock the second main product of a center is refused by name', async () => {
  const seed = planOf('CROP');
  const line = first(seed.production);
  const mains = [
    {
      ...line,
      productName: 'BOI GORDO',
      quantities: { heads: 120, weight: 510, carcass: 54 },
      unit: 'arroba',
    },
    { ...line, productName: 'NOVILHA', quantities: { heads: 10, weight: 400, carcass: 52 }, unit: 'arroba' },
  ];
  demo.world.planning.plannings.insert({ ...seed, id: 901, activity: 'LIVESTOCK', production: mains });
  const { user } = open(`${PRODUCTION}/atividade-pecuaria/901`);
  await titleField();
  await save(user);
  await waitFor(() =>
    expect(screen.getAllByText(/já tem um produto principal: BOI GORDO/).length).toBeGreaterThan(0),
  );
  expect(callsTo('/Planning/Edit')).toHaveLength(0);
});

test('a crop of another region is refused beside the product, and nothing typed is lost', async () => {
  const plan = planOf('CROP');
  const { user } = open(`${PRODUCTION}/lavoura/${plan.id}`);
  const product = await screen.findByLabelText(/^Produto(?! principal)/);
  await fill(user, product, 'cacau');
  await save(user);
  await waitFor(() => expect(product).toHaveAccessibleDescription(/Cultura não cadastrada para a região/));
  expect(product).toHaveValue('CACAU');
});

test('a crop of another region is refused in the reader’s language', async () => {
  const plan = planOf('CROP');
  const { user } = open(`${PRODUCTION}/lavoura/${plan.id}`);
  const product = await screen.findByLabelText(/^Produto(?! principal)/);
  await fill(user, product, 'sisal');
  backend.refuses('changePlan', {
    errors: {
      'Production[0].ProductName': ['Crop not registered for the region, please contact the administrator'],
    },
  });
  await save(user);
  await waitFor(() => expect(product).toHaveAccessibleDescription(/Cultura não cadastrada para a região/));
});

test('who saves what another changed meanwhile is told so', async () => {
  const plan = planOf('CROP');
  const { user } = open(`${PRODUCTION}/lavoura/${plan.id}`);
  const title = await titleField();
  demo.world.planning.plannings.update(plan.id, { updatedAt: '2026-01-01T00:00:00.000Z', userName: 'MARIA' });
  await fill(user, title, 'x');
  await save(user);
  expect(await screen.findByText(/alterado por MARIA depois que você o abriu/)).toBeVisible();
});

test.each(['20x5', '1999'])('a plan of the year %s is none', async (year) => {
  open(`${PRODUCTION}/lavoura/1/${year}`);
  expect(await screen.findByText('O ano da safra não é válido')).toBeVisible();
});

test('another word than an id is no page', async () => {
  open(`${PRODUCTION}/lavoura/abc`);
  expect(await screen.findByText('nada aqui')).toBeVisible();
});

const nextTitle = (year: number) => `SOJA ${seasonName(year + 1)}`;

test('the register copies a plan to another year, with prices raised', async () => {
  const plan = planOf('CROP');
  const { user } = open(PRODUCTION);
  const row = (await screen.findByText(plan.title)).closest<HTMLElement>('[role="row"], li, article');
  if (!row) throw new Error('no row');
  await user.click(within(row).getByRole('button', { name: 'Copiar para outro ano' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText(/^Título/)).toHaveValue(nextTitle(plan.harvestYear));
  await fill(user, within(dialog).getByRole('textbox', { name: /Preços/ }), '10');
  await user.click(within(dialog).getByRole('button', { name: 'Copiar' }));
  await screen.findByText(/Planejamento copiado para/);
  const copy = planOf('CROP', plan.harvestYear + 1);
  expect(copy.title).toBe(nextTitle(plan.harvestYear));
  expect(copy.production[0]?.unitValue).toBeCloseTo((plan.production[0]?.unitValue ?? 0) * 1.1, 4);
});

test('a copy that was being typed outlives a reload, and its title follows the year still', async () => {
  const plan = planOf('CROP');
  const copying = async () => {
    const { user } = open(PRODUCTION);
    const row = (await screen.findByText(plan.title)).closest<HTMLElement>('[role="row"], li, article');
    if (!row) throw new Error('no row');
    await user.click(within(row).getByRole('button', { name: 'Copiar para outro ano' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, year: dialog.getByLabelText(/^Para o ano/), title: dialog.getByLabelText(/^Título/) };
  };
  const before = await copying();
  await fill(before.user, before.year, String(plan.harvestYear + 3));
  await waitFor(() => expect(before.title).toHaveValue(nextTitle(plan.harvestYear + 2)));
  await waitFor(() => expect(drafts.size).toBe(1));
  cleanup();
  const { user, year, title } = await copying();
  await waitFor(() => expect(title).toHaveValue(nextTitle(plan.harvestYear + 2)));
  await fill(user, year, String(plan.harvestYear + 4));
  await waitFor(() => expect(title).toHaveValue(nextTitle(plan.harvestYear + 3)));
});

test('the year shows its centers with margin, and of an empty year says so', async () => {
  const year = new Date().getFullYear();
  const { router } = open(`/planejamento?safra=${year}`);
  expect((await screen.findAllByText('Lavoura')).length).toBeGreaterThan(0);
  await router.navigate('/planejamento?safra=2001');
  expect(await screen.findByText('Nada planejado para esta safra')).toBeVisible();
});

test('planned beside actual, with the difference split in quantity and price', async () => {
  open(`/planejamento/receitas-e-despesas?safra=${new Date().getFullYear() - 1}`);
  expect(await screen.findByText('VENDA DE SOJA')).toBeVisible();
  expect(screen.getByRole('group', { name: /quantidade e preço/ })).toHaveTextContent('SOJA EM GRAOS');
});

describe('the recalculation', () => {
  const answer = {
    id: 7,
    status: 'RUNNING',
    step: 'SHARE',
    farmActivityFieldName: 'TALHAO 1',
    harvestYear: 2026,
  };
  const running = (percent: number) => ({
    ...answer,
    percent,
    userName: 'MARIA',
    startedAt: new Date(Date.now() - 10_000).toISOString(),
  });

  test('is found again, and its start is refused to none but shown who began it', async () => {
    backend.answers('readRecalculation', running(40));
    backend.answers('startRecalculation', { ...running(40), alreadyRunning: true });
    const { user } = open('/planejamento/andamento');
    expect(await screen.findByText('40%')).toBeVisible();
    expect(screen.getByText(/Rateando as despesas · TALHAO 1/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Recalcular rateios' }));
    expect(await screen.findByText(/iniciado por MARIA\. É ele/)).toBeVisible();
  });

  test('a start that fails says so', async () => {
    backend.breaks('startRecalculation');
    const { user } = open('/planejamento/andamento');
    await user.click(await screen.findByRole('button', { name: 'Recalcular rateios' }));
    expect(await screen.findByText('Falha ao iniciar o recálculo')).toBeVisible();
  });

  test('one that failed says what stays', async () => {
    backend.answers('readRecalculation', { ...running(62), status: 'FAILED' });
    open('/planejamento/andamento');
    expect(await screen.findByText('Erro ao recalcular os rateios')).toBeVisible();
  });

  test.each([
    ['answers 500', () => backend.breaks('readRecalculation', { times: 1 })],
    ['is cut off', () => backend.cutsOff('readRecalculation', { times: 1 })],
    ['ends the session', () => backend.endsSession('readRecalculation', { times: 1 })],
    ['is not allowed', () => backend.forbids('readRecalculation', undefined, { times: 1 })],
  ])('a first reading that %s is said at once, and is repeated by hand', async (_what, fails) => {
    fails();
    const { user } = open('/planejamento/andamento');
    expect(await screen.findByText('Erro ao verificar o andamento')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Nenhum recálculo em andamento')).toBeVisible();
    expect(screen.queryByText('Erro ao verificar o andamento')).not.toBeInTheDocument();
  });

  test('misses are told, and it is found again by itself', async () => {
    vi.setConfig({ testTimeout: 20_000 });
    backend.breaks('readRecalculation', { times: 2 });
    open('/planejamento/andamento');
    expect(await screen.findByText('Erro ao verificar o andamento')).toBeVisible();
    expect(await screen.findByText('Nenhum recálculo em andamento', {}, { timeout: 8000 })).toBeVisible();
    expect(screen.queryByText('Erro ao verificar o andamento')).not.toBeInTheDocument();
  });
});

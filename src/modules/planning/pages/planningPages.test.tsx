import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { planningRoutes } from '../planningRoutes';
import { PRODUCTION, soyPlan } from '../planForm.test.kit';
import { Component as IncomeExpensePage } from './IncomeExpensePage';
import { Component as PlanPage } from './PlanPage';
import { Component as PlansPage } from './PlansPage';

vi.mock('@/domain/identity/useHoldsMenuKey');

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});
const may = (...keys: string[]) => vi.mocked(useHoldsMenuKey).mockReturnValue((key) => keys.includes(key));
beforeEach(() => void may());

describe('the address of a plan', () => {
  const open = (rest: string, slug = 'lavoura') =>
    openSignedIn({
      routes: [
        { path: `${PRODUCTION}/:slug?/:id?/:harvestYear?`, element: <PlanPage /> },
        { path: '*', element: <p>outra</p> },
      ],
      at: `${PRODUCTION}/${slug}${rest}`,
    });
  const title = () => screen.findByText(/^Este planejamento não existe$|^O ano da safra não/);

  it('without a record leads to a new one', async () => {
    const { router } = open('//');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PRODUCTION}/lavoura/novo`));
    expect(await screen.findByRole('heading', { name: /^Novo planejamento/ })).toBeVisible();
  });

  it.each(['/0', '/01', '/-1', '/1.5', '/1e3', '/novo2', '/x1', `/1${'0'.repeat(15)}`])(
    'with %s is no record',
    async (rest) => {
      const { router } = open(rest);
      await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
    },
  );

  it('of an unknown activity leads nowhere', async () => {
    const { router } = open('/1', 'lavouras');
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
    expect(callsTo('/Planning/GetById')).toHaveLength(0);
  });

  it.each(['1999', '2101', '26', 'x2026'])('with the year %s says which years there are', async (year) => {
    open(`/${soyPlan().id}/${year}`);
    expect(await title()).toHaveTextContent('O ano da safra não é válido');
    expect(screen.getByText(`Use um ano de 2000 a 2100. No endereço está: ${year}.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar aos planejamentos' })).toHaveAttribute(
      'href',
      PRODUCTION,
    );
    expect(callsTo('/Planning/GetById')).toHaveLength(0);
  });

  it.each([
    ['', 'Ele pode ter sido excluído.'],
    ['/2040', /não há planejamento deste centro de custo no ano 2040\.$/],
  ])('of what does not exist%s says so', async (year, words) => {
    open(`/999999${year}`);
    expect(await title()).toHaveTextContent('Este planejamento não existe');
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar aos planejamentos' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  it('of a plan that did not come offers another try', async () => {
    backend.breaks('openPlan', { times: 1 });
    const { user } = open(`/${soyPlan().id}`);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByLabelText(/^Título/)).toHaveValue(soyPlan().title);
  });

  it('of another activity leads there', async () => {
    open(`/${soyPlan().id}`, 'producao-de-leite');
    expect(await title()).toHaveTextContent('Este planejamento não existe');
    expect(screen.getByText(/^Este planejamento é de outra atividade: /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir' })).toHaveAttribute(
      'href',
      `${PRODUCTION}/lavoura/${soyPlan().id}`,
    );
  });

  it('of an activity that is not planned leads back', async () => {
    backend.answers('openPlan', { ...soyPlan(), activity: 'LLAMA' });
    open(`/${soyPlan().id}`);
    expect(await screen.findByRole('link', { name: 'Voltar aos planejamentos' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Abrir' })).toBeNull();
  });
});

describe('the page of plans', () => {
  const open = () => openSignedIn({ routes: [{ path: PRODUCTION, element: <PlansPage /> }], at: PRODUCTION });
  const links = () => [...new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')))];

  it('has no activities without a right to them', async () => {
    open();
    await screen.findByRole('heading', { name: /Planej/ });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads to a new plan of each activity that may be planned', async () => {
    may('PLANNING_CROP', 'PLANNING_FISH', 'CROP');
    open();
    await screen.findByRole('heading', { name: /Planej/ });
    expect(links()).toHaveLength(2);
    expect(links()).toContain(`${PRODUCTION}/lavoura/novo`);
  });

  it('copies a plan until the copy is closed', async () => {
    const { user } = open();
    const [copy] = await screen.findAllByRole('button', { name: /Copiar/ });
    if (copy) await user.click(copy);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('planned and actual', () => {
  const PATH = '/planejamento/receitas-e-despesas';
  const months = (value: number | null) => Array.from({ length: 12 }, (_, at) => (at === 0 ? value : 0));
  const soy = { id: 3, name: 'SOJA', subgroupName: 'VENDAS', movement: 'INCOME' };
  const ANSWER = {
    area: 100,
    plans: [],
    accounts: [{ ...soy, planned: months(1000), actual: months(900) }],
    products: [],
  };
  const open = (answer: object = {}, search = '?safra=2026') => {
    backend.answers('readPlannedResult', { ...ANSWER, ...answer }, { times: 9 });
    return openSignedIn({ routes: [{ path: PATH, element: <IncomeExpensePage /> }], at: PATH + search });
  };
  const row = () => screen.findByRole('row', { name: /^SOJA/ });
  const choice = (name: string) => screen.findByRole('combobox', { name });

  it.each([
    ['0', 'Ano inteiro'],
    ['1', 'Janeiro'],
    ['12', 'Dezembro'],
    ['13', 'Ano inteiro'],
    ['x', 'Ano inteiro'],
  ])('the month %s is: %s', async (month, name) => {
    open({}, `?safra=2026&mes=${month}`);
    expect(await choice('Período')).toHaveTextContent(name);
  });

  it.each([
    ['Centro de custo', /^Todos/],
    ['Regime', /^Pelo pagamentoPela emissão$/],
    ['Período', /^Ano inteiroJulho/],
    ['Medida', /^Valor total/],
  ])('%s is chosen in any case', async (name, options) => {
    const { user } = open();
    await user.click(await choice(name));
    expect(await screen.findByRole('listbox')).toHaveTextContent(options);
  });

  it('what is chosen stands in the address, and what is usual does not', async () => {
    const { user, router } = open();
    const at = () => router.state.location.search;
    const choose = async (name: string, option: string) => {
      await user.click(await choice(name));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    expect(await screen.findByText('Safra 2026/27, pelo pagamento')).toBeVisible();
    await choose('Regime', 'Pela emissão');
    expect(await screen.findByText('Safra 2026/27, pela emissão')).toBeVisible();
    await choose('Período', 'Março');
    await choose('Medida', 'Por hectare');
    expect(at()).toBe('?safra=2026&regime=emissao&mes=3&medida=ha');
    await choose('Regime', 'Pelo pagamento');
    await choose('Período', 'Ano inteiro');
    await choose('Medida', 'Valor total');
    expect(at()).toBe('?safra=2026');
    const sent = callsTo('/PlanningIncomeExpense/GetByHarvest').map(({ query }) => query);
    expect(new Set(sent.map(({ basis }) => basis))).toEqual(new Set(['PAYMENT', 'ISSUE']));
  });

  it('is said by hectare and by unit, with what is not known', async () => {
    const product = { id: '1', name: 'GRAO', unit: 'sc60', plannedQuantity: 10, planned: months(1000) };
    const { router } = open({
      products: [{ ...product, actualQuantities: months(4), actual: months(360) }],
    });
    const header = () => screen.getByRole('columnheader', { name: /^Planejado no ano/ }).textContent;
    expect(await row()).toHaveTextContent(/^SOJA1\.000,001\.000,00900,00-100,00-10,0Desfavorável$/);
    expect(header()).toBe('Planejado no ano (R$)');
    expect(screen.queryByText(/não é conhecid|unidades diferentes/)).toBeNull();
    await router.navigate(`${PATH}?safra=2026&medida=ha`);
    await waitFor(async () => expect(await row()).toHaveTextContent(/^SOJA10,0010,009,00/));
    expect(header()).toBe('Planejado no ano (R$/ha)');
    await router.navigate(`${PATH}?safra=2026&medida=unidade`);
    await waitFor(async () => expect(await row()).toHaveTextContent(/^SOJA100,00100,00225,00/));
    expect(header()).toMatch(/^Planejado no ano \(R\$\/(?!unidade)/);
    expect(screen.queryByText(/não é conhecid|unidades diferentes/)).toBeNull();
    expect(screen.getByRole('group', { name: 'Diferença da receita em quantidade e preço' })).toBeVisible();
  });

  it.each([
    ['ha', { area: null }, /^A área dos centros de custo não é conhecida/],
    ['unidade', {}, /^Os produtos têm unidades diferentes/],
  ])('is not known by %s', async (measure, answer, words) => {
    open(answer, `?safra=2026&medida=${measure}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/^Nada vendido ainda: /)).toBeNull();
    expect(screen.queryByText('Diferença da receita em quantidade e preço')).toBeNull();
    expect(await row()).toHaveTextContent(/^SOJA–/);
  });

  it('says which versions the plan is from', async () => {
    const plan = { outdated: false, approved: null };
    const approved = { number: 2, savedAt: '2026-01-02T10:00:00', userName: 'ANA' };
    open({
      plans: [
        { ...plan, id: 1, title: 'MILHO', version: 5 },
        { ...plan, id: 2, title: 'SOJA', version: 4, approved },
        { ...plan, id: 3, title: 'TRIGO', version: null },
      ],
    });
    expect(await screen.findByText(/^Planejado de:/)).toHaveTextContent(
      /^Planejado de: MILHO: versão 5, ainda não aprovada · SOJA: versão 2, aprovada$/,
    );
  });

  it('says nothing of versions where none is known; without rights nothing opens', async () => {
    open({ plans: [{ id: 3, title: 'TRIGO', version: null, approved: null, outdated: false }] });
    expect((await row()).querySelector('button')).toBeNull();
    expect(screen.queryByText(/^Planejado de:/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Relatório' })).toBeNull();
  });

  it.each([
    ['', '72,00', 'SOJA · 2026/27', null],
    ['&mes=1', '6,00', 'SOJA · Janeiro', '1'],
  ])('opens the documents of an account%s, until they are closed', async (search, figure, name, month) => {
    may('DOCUMENT_QUERY');
    backend.answers('listPlannedDocuments', []);
    const { user } = open(
      { accounts: [{ ...soy, planned: Array(12).fill(5), actual: Array(12).fill(6) }] },
      `?safra=2026${search}`,
    );
    await user.click(within(await row()).getByText(figure));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const { query } = callsTo('/PlanningIncomeExpense/GetDocuments')[0] ?? {};
    expect(query?.month ?? null).toBe(month);
    const [close] = dialog.getAllByRole('button', { name: 'Fechar' });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is empty without accounts, and can be tried again', async () => {
    backend.breaks('readPlannedResult', { times: 1 });
    const { user } = openSignedIn({ routes: [{ path: PATH, element: <IncomeExpensePage /> }], at: PATH });
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    backend.answers('readPlannedResult', { ...ANSWER, accounts: [] });
    await user.click(again);
    expect(await screen.findByText('Nada planejado para esta safra')).toBeVisible();
  });
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { httpPolicy } from '@/platform/http/policy';
import { backend } from '../../../../mocks/faults/backend';
import type { CashScenario, CashScenarioLine } from '../../../../mocks/db/finance/balanceTypes';
import { demo } from '../../../../mocks/state';
import { financeRoutes } from '../financeRoutes';
import { Component as Page } from './ForecastPage';

const drafts = startDemo({
  routes: financeRoutes,
  namespaces: ['financeForecast', 'sheet', 'chart', 'grid', 'forms', 'common', 'ui'],
});

const year = Number(today().slice(0, 4));
const open = (search = '') =>
  openSignedIn({
    routes: [{ path: '/nova-previsao-de-caixa', element: <Page /> }],
    at: `/nova-previsao-de-caixa${search}`,
  });
const line = (name: string, side: 'INCOME' | 'EXPENSE', value: number): CashScenarioLine => ({
  id: name,
  name,
  side,
  financialRatingId: null,
  value,
  firstDate: `${year}-01-31`,
  recurrence: 'MONTHLY',
  untilDate: null,
  monthValues: [],
});
const seed = (name: string, more: Partial<CashScenario> = {}) =>
  demo.world.finance.cashScenarios.insert({
    customerId: 1,
    version: 1,
    name,
    startMonth: `${year}-01`,
    monthCount: 12,
    openingBalance: null,
    chosen: false,
    lines: [line('ENERGIA', 'EXPENSE', 100)],
    ...more,
  });
const kept = () => demo.world.finance.cashScenarios.all();
const newScenario = async () => {
  const { user } = open();
  expect(await screen.findByText('Nenhum cenário')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Novo cenário' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'OTIMISTA');
  return { user, dialog };
};

it('a scenario starts from what was paid in the twelve months before, more by a percentage', async () => {
  const { user, dialog } = await newScenario();
  expect(within(dialog).getByRole('radio', { name: /^O que foi pago de/ })).toBeChecked();
  await user.click(await within(dialog).findByRole('button', { name: 'Usar o saldo dos bancos' }));
  const income = within(dialog).getByRole('textbox', { name: /^Receitas a mais/ });
  await user.clear(income);
  await user.type(income, '10');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('treegrid')).toBeInTheDocument();
  const [made] = kept();
  expect(made).toMatchObject({
    name: 'OTIMISTA',
    startMonth: today().slice(0, 7),
    monthCount: 12,
    chosen: false,
  });
  expect(made?.openingBalance).not.toBeNull();
  expect(made?.lines.length).toBeGreaterThan(3);
});

it('more than 36 months, a value of nothing and an end before the beginning are refused at their fields', async () => {
  const { user, dialog } = await newScenario();
  await user.click(within(dialog).getByRole('radio', { name: 'Uma primeira linha' }));
  const fill = async (name: RegExp, value: string, at = 0) => {
    const field = within(dialog).getAllByRole('textbox', { name })[at];
    if (!field) throw new Error(`no field ${String(name)}`);
    await user.clear(field);
    await user.type(field, value);
  };
  await fill(/^Duração/, '37');
  await fill(/^Nome/, 'ARRENDAMENTO', 1);
  await fill(/^Valor/, '0');
  await fill(/^Primeira data/, `10/05/${year}`);
  await fill(/^Até/, `09/05/${year}`);
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await within(dialog).findAllByText('A data final é anterior à primeira.')).not.toHaveLength(0);
  const invalid = within(dialog)
    .getAllByRole('textbox')
    .filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(invalid).toHaveLength(3);
  expect(callsTo('/CashForecast/Create')).toHaveLength(0);
  await fill(/^Duração/, '36');
  await fill(/^Valor/, '1.500,00');
  await fill(/^Primeira data/, `10/05/${year + 1}`);
  await fill(/^Até/, `31/12/${year + 1}`);
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('treegrid')).toBeInTheDocument();
  expect(kept()).toMatchObject([
    {
      monthCount: 36,
      lines: [
        {
          value: 1500,
          recurrence: 'MONTHLY',
          firstDate: `${year + 1}-05-10`,
          untilDate: `${year + 1}-12-31`,
        },
      ],
    },
  ]);
});

it('a copy has all the months and the balance of what it is made of', async () => {
  seed('BASE', { monthCount: 24, openingBalance: 500.25 });
  const { user } = open();
  await screen.findByRole('treegrid');
  await user.click(screen.getByRole('button', { name: 'Novo cenário' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'OTIMISTA');
  await user.click(within(dialog).getByRole('radio', { name: 'Uma cópia de BASE' }));
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(kept()).toHaveLength(2));
  expect(kept()[1]).toMatchObject({ monthCount: 24, openingBalance: 500.25, lines: kept()[0]?.lines });
});

it('a line is added and deleted, the last one never', async () => {
  seed('BASE');
  const { user } = open();
  await screen.findByRole('treegrid');
  await user.click(screen.getByRole('button', { name: 'Nova linha' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'LEITE');
  await user.click(within(dialog).getByRole('radio', { name: 'Receitas' }));
  await user.type(within(dialog).getByRole('textbox', { name: /^Valor/ }), '2500,00');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()[0]?.lines.at(-1)).toMatchObject({ name: 'LEITE', side: 'INCOME', value: 2500 });
  const remove = async (value: string) => {
    await user.dblClick(await screen.findByRole('rowheader', { name: value }));
    await user.click(await screen.findByRole('button', { name: 'Excluir linha' }));
  };
  await remove('LEITE');
  const sure = await screen.findByRole('alertdialog');
  await user.click(within(sure).getByRole('button', { name: 'Excluir linha' }));
  await waitFor(() => expect(kept()[0]?.lines).toHaveLength(1));
  await remove('ENERGIA');
  expect(await screen.findByText(/Um cenário tem ao menos uma linha/)).toBeInTheDocument();
  expect(kept()[0]?.lines).toHaveLength(1);
});

it('a scenario over two calendar years takes out the one whose months it shares, and says so', async () => {
  seed('BASE', { chosen: true });
  const wide = seed('DOIS ANOS', { startMonth: `${year}-07`, monthCount: 18 });
  const { user } = open(`?cenario=${wide.id}`);
  expect(
    await screen.findByRole('columnheader', { name: new RegExp(`Total de ${year + 1}`) }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Mais ações|Ações/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Usar no fluxo de caixa' }));
  expect(await screen.findByText('DOIS ANOS está no fluxo de caixa, no lugar de BASE.')).toBeInTheDocument();
  expect(kept().map(({ chosen }) => chosen)).toEqual([false, true]);
});

it('a scenario of one year as it was kept before is read, and kept with what could not be read', async () => {
  // What cannot be read is reported.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unread = { id: 'x', name: 'OUTRA' };
  const former = {
    id: 9,
    version: 3,
    name: 'ANTIGO',
    year,
    chosen: false,
    lines: [
      {
        id: 'a',
        name: 'LUZ',
        side: 'EXPENSE',
        financialRatingId: null,
        months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.5],
      },
      unread,
    ],
  };
  backend.answers('listCashForecasts', [former]);
  backend.answers('changeCashForecast', {});
  const { user } = open();
  expect(await screen.findByText(/1 linha deste cenário não pôde ser lida/)).toBeInTheDocument();
  expect((await screen.findAllByText('78,50')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Nova linha' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'LEITE');
  await user.type(within(dialog).getByRole('textbox', { name: /^Valor/ }), '1,00');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(callsTo('/CashForecast/Edit')).toHaveLength(1));
  const sent = callsTo('/CashForecast/Edit')[0]?.body as { lines: readonly object[] };
  expect(sent).toMatchObject({ startMonth: `${year}-01`, monthCount: 12, version: 3 });
  expect(sent.lines).toHaveLength(3);
  expect(sent.lines.at(-1)).toEqual(unread);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

it('a choice that is refused changes nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  seed('BASE');
  backend.refuses('chooseCashForecast', { error: { message: 'Sem permissão para isso.' } });
  const { user } = open();
  await screen.findByRole('treegrid');
  await user.click(screen.getByRole('button', { name: /Mais ações|Ações/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Usar no fluxo de caixa' }));
  await waitFor(() => expect(callsTo('/CashForecast/Choose')).toHaveLength(1));
  expect(demo.world.finance.cashScenarios.all()[0]?.chosen).toBe(false);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
});

it('a failed list can be asked again', async () => {
  backend.breaks('listCashForecasts');
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

it('what was typed of a line and of a scenario is there again after a reload, and gone once it is kept', async () => {
  seed('BASE', { openingBalance: 100 });
  const first = open();
  await screen.findByRole('treegrid');
  await first.user.click(screen.getByRole('button', { name: 'Nova linha' }));
  let dialog = await screen.findByRole('dialog');
  await first.user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'LEITE');
  await first.user.type(within(dialog).getByRole('textbox', { name: /^Valor/ }), '2500,00');
  await first.user.tab();
  await waitFor(() => expect(JSON.stringify([...drafts.values()])).toContain('250000'));
  cleanup();

  const again = open();
  await screen.findByRole('treegrid');
  await again.user.click(screen.getByRole('button', { name: 'Nova linha' }));
  dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /^Nome/ })).toHaveValue('LEITE'));
  await again.user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(kept()[0]?.lines).toHaveLength(2));
  expect(kept()[0]?.lines.at(-1)).toMatchObject({ name: 'LEITE', value: 2500 });
  await waitFor(() => expect(drafts.size).toBe(0));

  await again.user.click(screen.getByRole('button', { name: /Mais ações|Ações/ }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Editar cenário' }));
  dialog = await screen.findByRole('dialog');
  await again.user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), ' 2');
  await waitFor(() => expect(JSON.stringify([...drafts.values()])).toContain('BASE 2'));
});

it('a line that the server fails to keep, or to take out, leaves its failure to be said', async () => {
  seed('BASE', { lines: [line('ENERGIA', 'EXPENSE', 100), line('AGUA', 'EXPENSE', 10)] });
  backend.breaks('changeCashForecast');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = open();
  const onError = vi.spyOn(httpPolicy(), 'onError');
  await user.dblClick(await screen.findByRole('rowheader', { name: 'AGUA' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), ' DA SEDE');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(within(dialog).getByRole('textbox', { name: /^Nome/ })).toHaveValue('AGUA DA SEDE');
  await user.click(within(dialog).getByRole('button', { name: 'Excluir linha' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  const sure = await screen.findByRole('alertdialog', { name: /AGUA/ });
  await user.click(within(sure).getByRole('button', { name: 'Excluir linha' }));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
  warned.mockRestore();
});

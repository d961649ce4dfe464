import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerWith, callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { demo } from '../../../../mocks/state';
import { financeRoutes } from '../financeRoutes';
import { Component as Page } from './ForecastPage';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeForecast', 'sheet', 'chart', 'grid', 'forms', 'common', 'ui'],
});

const year = Number(today().slice(0, 4));
const open = (search = '') =>
  openSignedIn({
    routes: [{ path: '/nova-previsao-de-caixa', element: <Page /> }],
    at: `/nova-previsao-de-caixa${search}`,
  });
const line = (name: string, side: 'INCOME' | 'EXPENSE', value: number) => ({
  id: name,
  name,
  side,
  financialRatingId: null,
  months: Array.from({ length: 12 }, () => value),
});
const seed = (name: string, lines = [line('ENERGIA', 'EXPENSE', 100)]) =>
  demo.world.finance.cashScenarios.insert({ customerId: 1, version: 1, name, year, chosen: false, lines });

it('a scenario starts from what was paid the year before, more by a percentage', async () => {
  const { user } = open();
  expect(await screen.findByText('Nenhum cenário neste ano')).toBeInTheDocument();
  await waitFor(() => expect(callsTo('/CashFlow/GetAnnual')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Novo cenário' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'OTIMISTA');
  await user.click(await within(dialog).findByRole('radio', { name: `O que foi pago em ${year - 1}` }));
  const income = within(dialog).getByRole('textbox', { name: /^Receitas a mais/ });
  await user.clear(income);
  await user.type(income, '10');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('treegrid')).toBeInTheDocument();
  const [made] = demo.world.finance.cashScenarios.all();
  expect(made).toMatchObject({ name: 'OTIMISTA', year, chosen: false });
  expect(made?.lines.length).toBeGreaterThan(3);
});

it('gets a recurring line, stands in the cash flow, and leaves it', async () => {
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
  const [row] = demo.world.finance.cashScenarios.all();
  expect(row?.lines.at(-1)).toMatchObject({ name: 'LEITE', side: 'INCOME' });
  expect(row?.lines.at(-1)?.months).toEqual(Array.from({ length: 12 }, () => 2500));
});

it('a choice that is refused changes nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  seed('BASE');
  answerWith(
    '/CashForecast/Choose',
    { error: { message: 'Sem permissão para isso.' } },
    { method: 'POST', status: 400 },
  );
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
  answerWith('/CashForecast/GetGridData', {}, { status: 500 });
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

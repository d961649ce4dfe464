import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { sumOf } from '@/families/report/rules/figures';
import { demo } from '../../../../mocks/state';
import { financeRoutes } from '../financeRoutes';
import { Component as BalanceSheet, report } from './balanceSheet';
import { elsewhere, requestRows } from './reports.test.kit';

startDemo({
  routes: { ...financeRoutes, ...elsewhere },
  namespaces: ['financeReports', 'report', 'sheet', 'chart', 'common', 'forms', 'grid', 'ui'],
});
beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));

const ROWS = '/ReportBalanceSheet/GetGridData';
const [newest, older] = [1, 2].map((ago) => `${Number(today().slice(0, 4)) - ago}-12-31`);
const open = () => openSignedIn({ routes: [{ path: '/', element: <BalanceSheet /> }], at: '/' });

it('offers the closed days alone, and begins with the two newest', async () => {
  const { user } = open();
  await waitFor(() => expect(callsTo('/AccountingBalance/GetClosedDates')).toHaveLength(1));
  expect((await screen.findAllByText(new RegExp(dayText(newest ?? '')))).length).toBeGreaterThan(0);
  await screen.findByRole('treegrid');
  expect(callsTo(ROWS).at(-1)?.query).toEqual({ date: newest, comparedDate: older });
  await user.click(screen.getByRole('button', { name: /^Filtros/ }));
  const drawer = await screen.findByRole('dialog');
  await user.click(within(drawer).getByRole('combobox', { name: 'Posição em' }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  const closed = demo.world.finance.balanceClosings.all().map(({ date }) => dayText(date));
  expect(offered.filter((name) => /\d/.test(name ?? ''))).toEqual(closed.toReversed());
});

it('asks nothing where no day is closed, and says where one is closed', async () => {
  for (const { id } of demo.world.finance.balanceClosings.all())
    demo.world.finance.balanceClosings.remove(id);
  const { user } = open();
  await waitFor(() => expect(callsTo('/AccountingBalance/GetClosedDates')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect((await screen.findAllByText(/feche um em Balanço contábil/)).length).toBeGreaterThan(0);
  expect(callsTo(ROWS)).toHaveLength(0);
});

it('has what a closed day kept, with what was adjusted until then, and refuses a day that is open', async () => {
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
  const { balanceClosings, balanceAdjustments } = demo.world.finance;
  const closing = balanceClosings.find(({ date }) => date === newest);
  balanceClosings.update(closing?.id ?? 0, {
    lines: [{ lineKey: 'CASH', section: 'CURRENT_ASSETS', value: 1000.5 }],
  });
  balanceAdjustments.insert({
    customerId: 1,
    date: newest ?? '',
    section: 'CURRENT_ASSETS',
    name: 'PROVISAO',
    value: -200.25,
    reason: 'x',
    userName: 'MARIA',
  });
  const rows = await requestRows(report, new URLSearchParams({ date: newest ?? '' }));
  expect(rows.map(({ line }) => line)).toEqual(['CASH', 'ADJUSTMENT']);
  expect(formatMoney(sumOf(rows, 'value') ?? 0)).toBe(formatMoney(800_25));
  await expect(requestRows(report, new URLSearchParams({ date: today() }))).rejects.toMatchObject({
    kind: 'validation',
  });
});

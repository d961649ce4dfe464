import { lastBalance } from '@/families/report/rules/figures';
import type { Report } from '@/families/report/reportTypes';
import { farmers, farms, oneBank, thisMonth } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { DOCUMENT, documentTarget } from './parts/targets';
import { reportCalls } from './reportsService';
import { balanceFoot, withBalance } from './rules/runningBalance';

export const report: Report = {
  name: 'cash',
  key: 'REPORT_CASH',
  basis: 'payment',
  filters: [oneBank, { name: 'periodo', kind: 'period', longest: 'year', usual: thisMonth }, farmers, farms],
  columns: [
    { field: 'date', wire: 'paymentDate', kind: 'date', needed: true, width: 132 },
    { field: 'document', wire: 'documentNumber', width: 100, opens: true },
    { field: 'partner', wire: 'partnerPersonName', identifying: true },
    { field: 'history', wire: 'history', kind: 'choice', words: 'cashEntry' },
    { field: 'account', wire: 'financialRatingName' },
    { field: 'income', wire: 'incomeValue', kind: 'money', blank: true, total: 'sum' },
    { field: 'expense', wire: 'expenseValue', kind: 'money', blank: true, total: 'sum' },
    { field: 'balance', wire: 'balanceValue', kind: 'money', total: lastBalance('balance') },
  ],
  kept: { ...DOCUMENT, entry: 'entryType' },
  derive: (rows) => withBalance(rows, 'income', 'expense'),
  groups: [
    { name: 'day', field: 'date' },
    { name: 'month', field: 'date', by: 'month' },
    { name: 'partner', field: 'partner' },
    { name: 'account', field: 'account' },
  ],
  foot: balanceFoot('income', 'expense'),
  chart: { kind: 'line', by: 'day', series: ['balance'] },
  target: documentTarget,
  ask: reportCalls.cash,
};

export const Component = financeReport(report);

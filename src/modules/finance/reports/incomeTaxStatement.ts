import { sumInOneUnit } from '@/families/report/rules/figures';
import type { Report, ReportRow } from '@/families/report/reportTypes';
import { href } from '@/platform/routing/href';
import { farms, oneFarmer } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { WithoutProducerInYear } from './parts/WithoutProducerInYear';
import { reportCalls } from './reportsService';
import { TAX_SECTIONS, taxLines } from './rules/incomeTax';

/** Lines of different parts never add; those of the result are no parts of each other either. */
const inSection = (field: string) => (rows: readonly ReportRow[]) =>
  rows.some(({ section }) => section === 'RESULT') ? null : sumInOneUnit(field, 'section')(rows);

export const report: Report = {
  name: 'incomeTaxStatement',
  key: 'REPORT_INCOME_TAX_STATEMENT',
  basis: 'payment',
  filters: [{ name: 'ano', kind: 'year', wire: 'year' }, oneFarmer, farms],
  columns: [
    {
      field: 'line',
      label: 'taxLine',
      wire: 'lineName',
      kind: 'choice',
      words: 'taxLine',
      identifying: true,
      needed: true,
      opens: true,
    },
    {
      field: 'section',
      label: 'taxSection',
      wire: 'lineSection',
      kind: 'choice',
      words: 'taxSection',
      needed: true,
      width: 190,
    },
    { field: 'detail', wire: 'lineDetail', width: 200 },
    {
      field: 'quantity',
      label: 'amount',
      wire: 'quantity',
      kind: 'number',
      blank: true,
      copies: true,
      width: 120,
    },
    { field: 'unit', wire: 'unitName', width: 90 },
    {
      field: 'income',
      wire: 'incomeValue',
      kind: 'money',
      blank: true,
      copies: true,
      width: 150,
      total: inSection('income'),
    },
    {
      field: 'expense',
      wire: 'expenseValue',
      kind: 'money',
      blank: true,
      copies: true,
      width: 150,
      total: inSection('expense'),
    },
    { field: 'value', kind: 'money', copies: true, width: 150, total: inSection('value') },
  ],
  derive: taxLines,
  groups: [{ name: 'taxSection', field: 'section', words: 'taxSection', order: TAX_SECTIONS }],
  usualGroups: ['taxSection'],
  // The parts of the annex never add up to one figure.
  foot: [],
  chart: { kind: 'bar', by: 'taxSection', series: ['income', 'expense'] },
  target: ({ section }) => (section === 'MONTH' ? { to: href('financeCashBook') } : null),
  same: ['section', 'line', 'detail', 'unit'],
  ask: reportCalls.incomeTaxStatement,
};

export const Component = financeReport(report, WithoutProducerInYear);

import { weightedMean } from '@/families/report/rules/figures';
import type { Report, ReportColumn } from '@/families/report/reportTypes';
import { href } from '@/platform/routing/href';
import { costCenters, farmers, farms } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { deltaOf, type Measure, percentOf, planningRows } from './rules/planningRows';

const percent = (measure: Measure): ReportColumn => ({
  field: `${measure}Percent`,
  wire: null,
  kind: 'percent',
  decimals: 1,
  width: 148,
  total: percentOf(measure),
});

const money = (measure: 'income' | 'expense'): readonly ReportColumn[] => [
  { field: `${measure}Planned`, kind: 'money', width: 150, total: 'sum' },
  { field: `${measure}Due`, kind: 'money', width: 150, total: 'sum' },
  { field: `${measure}Actual`, kind: 'money', width: 150, total: 'sum' },
  { field: `${measure}Delta`, wire: null, kind: 'money', width: 140, total: deltaOf(measure) },
  percent(measure),
];

const yields = (side: 'Planned' | 'Actual'): ReportColumn => ({
  field: `yield${side}`,
  kind: 'number',
  width: 130,
  // Sacks of one crop and litres of another have no mean.
  total: (rows) =>
    new Set(rows.map(({ unit }) => unit)).size === 1 ? weightedMean(`yield${side}`, 'area')(rows) : null,
});

export const report: Report = {
  name: 'planning',
  key: 'REPORT_PLANNING',
  basis: 'payment',
  filters: [{ name: 'anoSafra', kind: 'year', wire: 'harvestYear' }, farmers, farms, costCenters],
  columns: [
    {
      field: 'costCenter',
      wire: 'farmActivityFieldName',
      identifying: true,
      needed: true,
      opens: true,
    },
    { field: 'activity', wire: 'activity', kind: 'choice', words: 'activity', width: 170 },
    { field: 'product', wire: 'productName', width: 150 },
    { field: 'area', wire: 'areaSize', kind: 'number', unit: 'ha', width: 110, total: 'sum' },
    { field: 'unit', label: 'yieldUnit', wire: 'yieldUnit', width: 110 },
    yields('Planned'),
    yields('Actual'),
    { field: 'yieldDelta', wire: null, kind: 'number', width: 130, hidden: true },
    { ...percent('yield'), total: () => null },
    ...money('income'),
    ...money('expense'),
  ],
  kept: { year: 'harvestYear', center: 'farmActivityFieldId' },
  derive: planningRows,
  groups: [
    { name: 'activity', field: 'activity', words: 'activity' },
    { name: 'costCenter', field: 'costCenter' },
    { name: 'product', field: 'product' },
  ],
  usualGroups: ['activity'],
  chart: { kind: 'bar', by: 'activity', series: ['incomePlanned', 'incomeActual'] },
  target: ({ year, center }) => ({
    to: href(
      'planningIncomeExpense',
      {},
      { safra: Number(year), centro: center == null ? undefined : Number(center) },
    ),
  }),
  same: ['costCenter', 'product'],
  ask: reportCalls.planning,
};

export const Component = financeReport(report);

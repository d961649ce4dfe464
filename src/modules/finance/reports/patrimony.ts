import type { Report } from '@/families/report/reportTypes';
import { farmers, farms } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { assetTarget } from './parts/targets';
import { reportCalls } from './reportsService';
import { withBookValue } from './rules/assetRows';
import { lackOf } from './rules/lacks';

const GROUPS = [
  'REAL_ESTATE',
  'IMPROVEMENT',
  'MACHINE',
  'VEHICLE',
  'PERENNIAL_CROP',
  'ANIMAL',
  'OTHER',
] as const;

export const report: Report = {
  name: 'patrimony',
  key: 'REPORT_PATRIMONY',
  basis: 'position',
  filters: [
    { name: 'posicao', kind: 'date', wire: 'date' },
    { name: 'grupo', kind: 'choice', wire: 'patrimonyGroup', words: 'asset', values: GROUPS },
    farmers,
    farms,
  ],
  columns: [
    {
      field: 'group',
      wire: 'patrimonyGroup',
      label: 'assetGroup',
      kind: 'choice',
      words: 'asset',
      needed: true,
      width: 150,
    },
    { field: 'asset', wire: 'name', identifying: true, needed: true, opens: true },
    { field: 'farm', wire: 'farmName', hidden: true },
    { field: 'purchaseDate', kind: 'date' },
    { field: 'price', wire: 'purchasePrice', kind: 'money', total: 'sum' },
    { field: 'worn', wire: null, kind: 'money', total: 'sum' },
    { field: 'book', wire: null, kind: 'money', total: 'sum' },
    { field: 'market', wire: 'marketValue', kind: 'money', total: 'sum' },
    { field: 'share', wire: 'participation', kind: 'percent', width: 100 },
    { field: 'residual', wire: 'residualValue', kind: 'money', hidden: true },
    { field: 'life', wire: 'usefulLifeMonths', kind: 'number', decimals: 0, hidden: true },
    { field: 'start', wire: 'depreciationStart', label: 'wearStart', kind: 'date', hidden: true },
  ],
  kept: { assetId: 'id' },
  derive: (rows, { params, today }) => rows.map((row) => withBookValue(row, params.get('date') ?? today)),
  groups: [
    { name: 'assetGroup', field: 'group', words: 'asset', order: GROUPS },
    { name: 'farm', field: 'farm' },
    { name: 'purchaseYear', field: 'purchaseDate', by: 'year' },
  ],
  usualGroups: ['assetGroup'],
  chart: { kind: 'bar', by: 'assetGroup', series: ['book', 'market'] },
  target: assetTarget,
  lacks: lackOf('book', 'book', 'asset', assetTarget),
  same: ['assetId', 'group'],
  ask: reportCalls.patrimony,
};

export const Component = financeReport(report);

import type { Report } from '@/families/report/reportTypes';
import { farmers, farms } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { assetTarget } from './parts/targets';
import { reportCalls } from './reportsService';
import { withYearlyCost } from './rules/assetRows';
import { lackOf } from './rules/lacks';

const KINDS = ['MACHINE', 'VEHICLE', 'IMPROVEMENT', 'OTHER'] as const;

export const report: Report = {
  name: 'assets',
  key: 'REPORT_ASSETS',
  basis: 'payment',
  filters: [
    { name: 'ano', kind: 'year', wire: 'year' },
    { name: 'grupo', kind: 'choice', wire: 'patrimonyGroup', words: 'asset', values: KINDS },
    farmers,
    farms,
  ],
  columns: [
    { field: 'asset', wire: 'name', identifying: true, needed: true, opens: true },
    {
      field: 'group',
      wire: 'patrimonyGroup',
      label: 'assetGroup',
      kind: 'choice',
      words: 'asset',
      needed: true,
      width: 130,
    },
    { field: 'year', wire: 'modelYear', kind: 'id', width: 72 },
    { field: 'plate', wire: 'serialOrPlate', width: 150 },
    { field: 'meter', kind: 'number', decimals: 1, width: 146 },
    { field: 'meterUnit', kind: 'choice', words: 'meter', width: 70 },
    { field: 'worn', wire: null, kind: 'money', total: 'sum' },
    { field: 'upkeep', wire: 'maintenanceValue', kind: 'money', total: 'sum' },
    { field: 'fuel', wire: 'fuelValue', kind: 'money', total: 'sum' },
    { field: 'cost', wire: null, kind: 'money', total: 'sum' },
    { field: 'each', label: 'costEach', wire: null, kind: 'money', width: 176 },
    { field: 'insuredUntil', kind: 'date' },
    { field: 'farm', wire: 'farmName', hidden: true },
    { field: 'used', wire: 'usedInYear', kind: 'number', decimals: 1, hidden: true },
    { field: 'price', wire: 'purchasePrice', kind: 'money', hidden: true },
    { field: 'residual', wire: 'residualValue', kind: 'money', hidden: true },
    { field: 'life', wire: 'usefulLifeMonths', kind: 'number', decimals: 0, hidden: true },
    { field: 'purchaseDate', kind: 'date', hidden: true },
    { field: 'start', wire: 'depreciationStart', label: 'wearStart', kind: 'date', hidden: true },
  ],
  kept: { assetId: 'id', saleDate: 'saleDate' },
  derive: (rows, { params, today }) =>
    rows.map((row) => withYearlyCost(row, Number(params.get('year') ?? today.slice(0, 4)), today)),
  groups: [
    { name: 'assetGroup', field: 'group', words: 'asset', order: KINDS },
    { name: 'farm', field: 'farm' },
    { name: 'asset', field: 'asset' },
  ],
  usualGroups: ['assetGroup'],
  chart: { kind: 'bar', by: 'asset', series: ['worn', 'upkeep', 'fuel'], stacked: true },
  target: assetTarget,
  lacks: lackOf('cost', 'cost', 'asset', assetTarget),
  same: ['assetId', 'group'],
  ask: reportCalls.assets,
};

export const Component = financeReport(report);

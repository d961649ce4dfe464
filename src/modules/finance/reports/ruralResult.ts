import type { Report } from '@/families/report/reportTypes';
import { href } from '@/platform/routing/href';
import { costCenters, farmers, farms, harvests } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { resultLacks } from './rules/lacks';
import { PARTS, perHectare, perUnit, RESULT_LINES, resultRows, shareOfNet } from './rules/ruralResult';

export const report: Report = {
  name: 'ruralResult',
  key: 'REPORT_RURAL_RESULT',
  basis: 'payment',
  basisBy: { filter: 'base', as: { PAYMENT: 'payment', ISSUE: 'issue' } },
  filters: [
    { name: 'ano', kind: 'year', wire: 'year' },
    {
      name: 'base',
      kind: 'choice',
      wire: 'basis',
      words: 'resultBasis',
      values: ['PAYMENT', 'ISSUE'],
      usual: 'PAYMENT',
    },
    harvests,
    farmers,
    farms,
    costCenters,
  ],
  columns: [
    { field: 'account', wire: 'financialRatingName', identifying: true, needed: true },
    { field: 'activity', wire: 'activityName', width: 180 },
    {
      field: 'part',
      wire: 'resultPart',
      label: 'resultPart',
      kind: 'choice',
      words: 'resultPart',
      needed: true,
      width: 170,
    },
    { field: 'value', label: 'result', wire: null, kind: 'money', width: 150, total: 'sum' },
    {
      field: 'hectare',
      label: 'perHectare',
      wire: null,
      kind: 'money',
      unit: 'R$/ha',
      width: 150,
      total: perHectare,
    },
    {
      field: 'each',
      label: 'perUnit',
      wire: null,
      kind: 'money',
      unit: 'R$/un.',
      width: 150,
      total: perUnit,
    },
    { field: 'unit', wire: 'producedUnit', width: 80, hidden: true },
    { field: 'produced', wire: 'producedQuantity', kind: 'number', width: 130, hidden: true },
    {
      field: 'share',
      label: 'shareOfNet',
      wire: null,
      kind: 'percent',
      decimals: 1,
      width: 170,
      total: shareOfNet,
    },
    { field: 'area', wire: 'areaSize', kind: 'number', unit: 'ha', hidden: true },
    { field: 'stated', label: 'value', wire: 'value', kind: 'money', needed: true, hidden: true },
  ],
  derive: resultRows,
  groups: [
    { name: 'activity', field: 'activity' },
    { name: 'resultPart', field: 'part', words: 'resultPart', order: PARTS },
    { name: 'account', field: 'account' },
  ],
  usualGroups: ['activity', 'resultPart'],
  foot: RESULT_LINES,
  results: { group: 'resultPart', lines: RESULT_LINES },
  lacks: (rows) =>
    resultLacks(rows, {
      area: href('mapProperty'),
      produced: href('financeProduction'),
      worn: href('financePatrimony', { id: 'maquinas' }),
      accounts: href('financeAccountPlan'),
    }),
  chart: { kind: 'bar', by: 'activity', series: ['value'] },
  same: ['activity', 'part', 'account'],
  ask: reportCalls.ruralResult,
};

export const Component = financeReport(report);

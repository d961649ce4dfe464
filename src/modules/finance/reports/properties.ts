import type { Report } from '@/families/report/reportTypes';
import { farmers, farms } from './parts/filters';
import { href } from '@/platform/routing/href';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';

const ha = { kind: 'number', unit: 'ha', width: 140, total: 'sum' } as const;
const CONDITIONS = ['OWN', 'LEASED', 'PARTNERSHIP', 'LENT'] as const;

export const report: Report = {
  name: 'properties',
  key: 'REPORT_PROPERTIES',
  basis: 'position',
  filters: [
    { name: 'condicao', kind: 'choice', wire: 'condition', words: 'condition', values: CONDITIONS },
    farmers,
    farms,
  ],
  columns: [
    { field: 'farm', wire: 'farmName', identifying: true, needed: true, opens: true },
    { field: 'city', wire: 'cityName', width: 160 },
    { field: 'condition', kind: 'choice', words: 'condition', width: 120 },
    { field: 'useful', wire: 'usefulAreaSize', needed: true, ...ha },
    { field: 'common', wire: 'commonAreaSize', ...ha },
    { field: 'irrigated', wire: 'irrigatedAreaSize', ...ha },
    { field: 'plots', wire: 'plotCount', kind: 'number', decimals: 0, width: 90, total: 'sum' },
    { field: 'car', width: 200 },
    { field: 'cib', width: 110 },
    { field: 'landValue', wire: 'landValue', kind: 'money', total: 'sum' },
  ],
  kept: { farmId: 'farmId' },
  target: ({ farmId }) =>
    farmId === null || farmId === undefined
      ? null
      : { to: href('mapProperty', { type: 'fazenda', id: String(farmId) }) },
  groups: [
    { name: 'city', field: 'city' },
    { name: 'condition', field: 'condition', words: 'condition', order: CONDITIONS },
    { name: 'farm', field: 'farm' },
  ],
  usualGroups: ['city'],
  chart: { kind: 'bar', by: 'farm', series: ['useful', 'common'], stacked: true },
  ask: reportCalls.properties,
};

export const Component = financeReport(report);

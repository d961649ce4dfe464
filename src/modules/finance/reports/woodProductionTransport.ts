import type { Report } from '@/families/report/reportTypes';
import { farmers, farms, yearPeriod } from './parts/filters';
import { href } from '@/platform/routing/href';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { withVolume } from './rules/stockRows';

const SPECIES = ['EUCALYPTUS', 'PINE', 'OTHER'] as const;

export const report: Report = {
  name: 'woodProductionTransport',
  key: 'REPORT_WOOD_PRODUCTION_TRANSPORT',
  basis: 'delivery',
  filters: [
    yearPeriod,
    { name: 'especie', kind: 'choice', wire: 'species', words: 'species', values: SPECIES },
    { name: 'talhao', kind: 'text', wire: 'plotName' },
    farmers,
    farms,
  ],
  columns: [
    { field: 'date', wire: 'loadDate', kind: 'date', needed: true },
    { field: 'load', wire: 'packingListNumber', width: 110, opens: true },
    { field: 'plot', wire: 'plotName', identifying: true },
    { field: 'species', kind: 'choice', words: 'species', width: 110 },
    { field: 'assortment', width: 110 },
    {
      field: 'stacked',
      wire: 'stackedVolume',
      kind: 'number',
      unit: 'st',
      needed: true,
      width: 172,
      total: 'sum',
    },
    { field: 'factor', wire: 'stackingFactor', kind: 'number', needed: true, width: 90 },
    { field: 'volume', wire: null, kind: 'number', unit: 'm³', decimals: 3, width: 150, total: 'sum' },
    { field: 'tons', wire: 'netWeight', kind: 'number', unit: 't', width: 110, total: 'sum' },
    { field: 'plate', label: 'truck', wire: 'plate', width: 100 },
    { field: 'destination', wire: 'destinationName', width: 180 },
    { field: 'guide', wire: 'guideNumber', width: 120 },
    { field: 'invoice', wire: 'invoiceNumber', width: 100 },
    { field: 'freight', wire: 'freightValue', kind: 'money', total: 'sum' },
    { field: 'farm', wire: 'farmName', hidden: true },
  ],
  derive: (rows) => rows.map(withVolume),
  target: () => ({ to: href('financeLoads') }),
  groups: [
    { name: 'plot', field: 'plot' },
    { name: 'species', field: 'species', words: 'species', order: SPECIES },
    { name: 'assortment', field: 'assortment' },
    { name: 'destination', field: 'destination' },
    { name: 'month', field: 'date', by: 'month' },
  ],
  usualGroups: ['plot', 'species'],
  chart: { kind: 'bar', by: 'month', series: ['volume'] },
  ask: reportCalls.woodProductionTransport,
};

export const Component = financeReport(report);

import { sumInOneUnit } from '@/families/report/rules/figures';
import type { Report } from '@/families/report/reportTypes';
import { farmers, farms, harvests, products } from './parts/filters';
import { href } from '@/platform/routing/href';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { withGrain } from './rules/stockRows';

/** Kilograms of one grain add up; several have no sum. */
const kilograms = (field: string) =>
  ({ kind: 'number', unit: 'kg', decimals: 0, width: 130, total: sumInOneUnit(field, 'product') }) as const;

export const report: Report = {
  name: 'grainStock',
  key: 'REPORT_GRAIN_STOCK',
  basis: 'position',
  filters: [{ name: 'posicao', kind: 'date', wire: 'date' }, harvests, products, farmers, farms],
  columns: [
    { field: 'product', wire: 'productName', identifying: true, needed: true, opens: true },
    { field: 'harvest', wire: 'harvestName', width: 140 },
    { field: 'warehouse', wire: 'warehouseName', width: 170 },
    {
      field: 'warehouseKind',
      wire: 'warehouseType',
      kind: 'choice',
      words: 'warehouse',
      width: 110,
      hidden: true,
    },
    { field: 'opening', wire: 'openingQuantity', needed: true, ...kilograms('opening') },
    { field: 'in', label: 'entries', wire: 'inQuantity', needed: true, ...kilograms('in') },
    { field: 'transferred', wire: 'transferredQuantity', ...kilograms('transferred') },
    { field: 'loss', wire: 'lossQuantity', needed: true, ...kilograms('loss') },
    { field: 'sold', wire: 'saleQuantity', needed: true, ...kilograms('sold') },
    { field: 'consumed', wire: 'useQuantity', needed: true, ...kilograms('consumed'), width: 176 },
    { field: 'balance', wire: null, ...kilograms('balance') },
    {
      field: 'sacks',
      wire: null,
      kind: 'number',
      unit: 'sc',
      width: 120,
      total: sumInOneUnit('sacks', 'product'),
    },
    { field: 'contracted', label: 'agreed', wire: 'contractedQuantity', ...kilograms('contracted') },
    { field: 'free', wire: null, ...kilograms('free') },
  ],
  kept: { kgPerSack: 'kgPerSack' },
  derive: (rows) => rows.map(withGrain),
  target: () => ({ to: href('financeLoads') }),
  groups: [
    { name: 'product', field: 'product' },
    { name: 'harvest', field: 'harvest' },
    { name: 'warehouse', field: 'warehouse' },
  ],
  usualGroups: ['product'],
  chart: { kind: 'bar', by: 'product', series: ['free', 'contracted'] },
  same: ['product', 'harvest', 'warehouse'],
  ask: reportCalls.grainStock,
};

export const Component = financeReport(report);

import { lastBalance, sumInOneUnit } from '@/families/report/rules/figures';
import type { Report, ReportTotal } from '@/families/report/reportTypes';
import { farmers, farms, last30Days, products } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { DOCUMENT, documentTarget } from './parts/targets';
import { reportCalls } from './reportsService';
import { withStock } from './rules/stockRows';

/** What is left of one stock; several have no balance together. */
const closing = (field: string): ReportTotal => {
  const last = lastBalance(field);
  return (rows) => (new Set(rows.map(({ measure }) => measure)).size === 1 ? last(rows) : null);
};
const amount = { kind: 'number', width: 110 } as const;
const KINDS = [
  'OPENING',
  'INVENTORY',
  'PURCHASE',
  'PRODUCTION',
  'TRANSFER',
  'SALE',
  'DELIVERY',
  'CONSUMPTION',
  'LOSS',
] as const;

export const report: Report = {
  name: 'stockMovement',
  key: 'REPORT_STOCK_MOVEMENT',
  basis: 'delivery',
  filters: [
    { name: 'periodo', kind: 'period', longest: 'year', usual: last30Days },
    products,
    { name: 'local', kind: 'text', wire: 'placeName' },
    farmers,
    farms,
  ],
  columns: [
    { field: 'date', wire: 'movementDate', kind: 'date', needed: true },
    { field: 'product', wire: 'productName', identifying: true, needed: true },
    { field: 'place', wire: 'placeName', width: 170 },
    {
      field: 'entry',
      wire: 'movementType',
      label: 'kind',
      kind: 'choice',
      words: 'stock',
      needed: true,
      width: 136,
    },
    { field: 'document', wire: 'documentNumber', width: 100, opens: true },
    { field: 'in', wire: 'inQuantity', blank: true, ...amount, total: sumInOneUnit('in', 'measure') },
    { field: 'out', wire: 'outQuantity', blank: true, ...amount, total: sumInOneUnit('out', 'measure') },
    { field: 'balance', wire: 'balanceQuantity', ...amount, total: closing('balance') },
    { field: 'unit', wire: 'unitName', width: 80 },
    { field: 'meanCost', wire: null, kind: 'money', width: 130 },
    {
      field: 'value',
      label: 'stockValue',
      wire: 'balanceValue',
      kind: 'money',
      width: 160,
      total: closing('value'),
    },
    { field: 'moved', label: 'movedValue', wire: 'movedValue', kind: 'money', hidden: true },
  ],
  kept: DOCUMENT,
  derive: withStock,
  groups: [
    { name: 'product', field: 'product' },
    { name: 'place', field: 'place' },
    { name: 'stockKind', field: 'entry', words: 'stock', order: KINDS },
    { name: 'month', field: 'date', by: 'month' },
    { name: 'day', field: 'date' },
  ],
  usualGroups: ['product'],
  chart: { kind: 'bar', by: 'product', series: ['value'] },
  target: documentTarget,
  ask: reportCalls.stockMovement,
};

export const Component = financeReport(report);

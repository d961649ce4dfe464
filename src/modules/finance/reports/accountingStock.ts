import { figureOf, sumInOneUnit } from '@/families/report/rules/figures';
import type { Report } from '@/families/report/reportTypes';
import { addDays, addMonths, daysBetween, isLocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { farmers, farms, productLines, products } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';

const amount = { kind: 'number', width: 120 } as const;

export const report: Report = {
  name: 'accountingStock',
  key: 'REPORT_ACCOUNTING_STOCK',
  basis: 'position',
  filters: [{ name: 'posicao', kind: 'date', wire: 'date' }, productLines, products, farmers, farms],
  columns: [
    { field: 'product', wire: 'productName', identifying: true, needed: true, opens: true },
    { field: 'line', wire: 'productLineName', width: 190 },
    { field: 'place', wire: 'placeName', width: 170 },
    { field: 'amount', wire: 'quantity', needed: true, ...amount, total: sumInOneUnit('amount', 'measure') },
    { field: 'unit', wire: 'unitName', width: 80 },
    { field: 'meanCost', wire: null, kind: 'money', width: 130 },
    {
      field: 'value',
      label: 'stockValue',
      wire: 'stockValue',
      kind: 'money',
      width: 160,
      needed: true,
      total: 'sum',
    },
    { field: 'minimum', wire: 'minimumStock', ...amount },
    { field: 'lastMoved', wire: 'lastMovementDate', kind: 'date', hidden: true },
    { field: 'idle', wire: null, kind: 'number', unit: 'd', decimals: 0, width: 120 },
  ],
  kept: { productId: 'productId', day: 'date' },
  derive: (rows, { params, today }) => {
    const day = params.get('date') ?? today;
    return rows.map((row) => {
      const [quantity, value] = [figureOf(row, 'amount'), figureOf(row, 'value')];
      const { lastMoved } = row;
      return {
        ...row,
        day,
        measure: `${String(row['product'])}|${String(row['unit'])}`,
        meanCost: !quantity || value === null ? null : roundHalfAway(value / quantity, 0),
        idle: isLocalDate(lastMoved) ? Math.max(0, daysBetween(lastMoved, day)) : null,
      };
    });
  },
  groups: [
    { name: 'line', field: 'line' },
    { name: 'place', field: 'place' },
    { name: 'product', field: 'product' },
  ],
  usualGroups: ['line'],
  chart: { kind: 'bar', by: 'line', series: ['value'] },
  // The movements of the year before the position.
  target: ({ productId, day }) =>
    productId === null || productId === undefined || !isLocalDate(day)
      ? null
      : {
          to: href(
            'financeReportStockMovement',
            {},
            {
              consulta: 1,
              'filtro.produto': String(productId),
              'filtro.periodo': `${addDays(addMonths(day, -12), 1)}..${day}`,
            },
          ),
        },
  same: ['product', 'unit', 'place'],
  ask: reportCalls.accountingStock,
};

export const Component = financeReport(report);

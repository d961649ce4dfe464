import { sumInOneUnit } from '@/families/report/rules/figures';
import type { Report } from '@/families/report/reportTypes';
import { SITUATIONS } from '@/domain/agreements/handover';
import { href } from '@/platform/routing/href';
import { farmers, farms, partners, products, yearPeriod } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { orderValues } from './rules/agreementRows';

const amount = (field: string) =>
  ({ kind: 'number', width: 110, total: sumInOneUnit(field, 'measure') }) as const;
const inOneCurrency = (field: string) => sumInOneUnit(field, 'currency');

export const report: Report = {
  name: 'orders',
  key: 'REPORT_ORDERS',
  basis: 'issue',
  filters: [
    yearPeriod,
    {
      name: 'situacao',
      kind: 'choice',
      wire: 'situation',
      words: 'agreement',
      values: SITUATIONS,
    },
    { ...partners, name: 'fornecedor' },
    products,
    farmers,
    farms,
  ],
  columns: [
    { field: 'number', width: 110, needed: true, opens: true },
    { field: 'date', wire: 'orderDate', kind: 'date', needed: true },
    { field: 'supplier', wire: 'partnerPersonName', identifying: true },
    { field: 'product', wire: 'productName', width: 150 },
    { field: 'ordered', wire: 'quantity', needed: true, ...amount('ordered') },
    { field: 'arrived', wire: 'receivedQuantity', ...amount('arrived') },
    { field: 'left', wire: null, ...amount('left') },
    { field: 'unit', wire: 'unitName', width: 72 },
    { field: 'price', wire: 'unitPrice', kind: 'money', unit: '', width: 100 },
    { field: 'currency', wire: 'currencySymbol', width: 90, hidden: true },
    { field: 'total', wire: null, kind: 'money', unit: '', total: inOneCurrency('total') },
    {
      field: 'openValue',
      label: 'openValue',
      wire: null,
      kind: 'money',
      unit: '',
      total: inOneCurrency('openValue'),
    },
    { field: 'delivery', wire: 'deliveryDate', kind: 'date' },
    { field: 'late', wire: null, kind: 'number', unit: 'd', decimals: 0, width: 96 },
    { field: 'situation', wire: null, kind: 'choice', words: 'agreement', width: 110, hidden: true },
  ],
  kept: { orderId: 'id', cancelled: 'cancelled' },
  derive: (rows, { today }) => rows.map((row) => orderValues(row, today)),
  groups: [
    { name: 'supplier', field: 'supplier' },
    { name: 'product', field: 'product' },
    { name: 'situation', field: 'situation', words: 'agreement', order: SITUATIONS },
    { name: 'deliveryMonth', field: 'delivery', by: 'month' },
  ],
  usualGroups: ['supplier'],
  chart: { kind: 'bar', by: 'deliveryMonth', series: ['openValue'] },
  target: ({ orderId }) =>
    orderId === null || orderId === undefined
      ? null
      : { to: href('financeOrderQuery', {}, { registro: String(orderId) }) },
  ask: reportCalls.orders,
};

export const Component = financeReport(report);

import { sumInOneUnit } from '@/families/report/rules/figures';
import type { Report } from '@/families/report/reportTypes';
import { SITUATIONS } from '@/domain/agreements/handover';
import { href } from '@/platform/routing/href';
import { farmers, farms, partners } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { advanceBalance } from './rules/agreementRows';

/** Granted and received, reais and other currencies never add. */
const money = (field: string) =>
  ({ kind: 'money', unit: '', width: 120, total: sumInOneUnit(field, 'measure') }) as const;

export const report: Report = {
  name: 'advances',
  key: 'REPORT_ADVANCES',
  basis: 'position',
  filters: [
    {
      name: 'lado',
      kind: 'choice',
      wire: 'businessMovement',
      words: 'advance',
      values: ['EXPENSE', 'INCOME'],
    },
    {
      name: 'situacao',
      kind: 'choice',
      wire: 'situation',
      words: 'agreement',
      values: SITUATIONS,
    },
    partners,
    farmers,
    farms,
  ],
  columns: [
    { field: 'date', wire: 'advanceDate', kind: 'date', needed: true },
    { field: 'number', width: 110, opens: true },
    {
      field: 'side',
      wire: 'businessMovement',
      label: 'advanceSide',
      kind: 'choice',
      words: 'advance',
      needed: true,
      width: 110,
    },
    { field: 'partner', wire: 'partnerPersonName', identifying: true },
    { field: 'contract', wire: 'contractNumber', width: 120 },
    { field: 'product', wire: 'productName', width: 150 },
    { field: 'deliveryYear', kind: 'id', width: 120 },
    { field: 'value', needed: true, ...money('value') },
    { field: 'used', wire: 'usedValue', ...money('used') },
    { field: 'returned', wire: 'returnedValue', ...money('returned') },
    { field: 'balance', wire: null, ...money('balance') },
    { field: 'currency', wire: 'currencySymbol', width: 90 },
    { field: 'situation', wire: null, kind: 'choice', words: 'agreement', width: 110 },
  ],
  kept: { advanceId: 'id', cancelled: 'cancelled' },
  derive: (rows, { today }) => rows.map((row) => advanceBalance(row, today)),
  groups: [
    { name: 'advanceSide', field: 'side', words: 'advance', order: ['EXPENSE', 'INCOME'] },
    { name: 'partner', field: 'partner' },
    { name: 'deliveryYear', field: 'deliveryYear' },
    { name: 'product', field: 'product' },
    { name: 'currency', field: 'currency' },
  ],
  usualGroups: ['advanceSide', 'partner'],
  chart: { kind: 'bar', by: 'deliveryYear', series: ['balance'] },
  target: ({ advanceId }) =>
    advanceId === null || advanceId === undefined
      ? null
      : { to: href('financeAdvanceQuery', {}, { registro: String(advanceId) }) },
  ask: reportCalls.advances,
};

export const Component = financeReport(report);

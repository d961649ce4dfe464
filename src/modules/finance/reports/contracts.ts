import { meanInCents, onlyWhere, sumInOneUnit } from '@/families/report/rules/figures';
import type { Report } from '@/families/report/reportTypes';
import { CONTRACT_KINDS, SITUATIONS } from '@/domain/agreements/handover';
import { href } from '@/platform/routing/href';
import { farmers, farms, harvests, partners, products } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { openBalance } from './rules/agreementRows';

/** Quantities of one product on one side add up; in one currency they have a mean price. */
const alike = (field: string) => sumInOneUnit(field, 'measure');
const priced = sumInOneUnit('agreed', 'priced');
const amount = (field: string) => ({ kind: 'number', width: 116, total: alike(field) }) as const;
const REPORTED = { agreed: 'agreed', delivered: 'delivered', deadline: 'deadline' } as const;

export const report: Report = {
  name: 'contracts',
  key: 'REPORT_CONTRACTS',
  basis: 'position',
  filters: [
    {
      name: 'situacao',
      kind: 'choice',
      wire: 'situation',
      words: 'agreement',
      values: SITUATIONS,
    },
    { name: 'tipo', kind: 'choice', wire: 'contractType', words: 'contract', values: CONTRACT_KINDS },
    products,
    partners,
    harvests,
    farmers,
    farms,
  ],
  columns: [
    { field: 'number', width: 120, needed: true, opens: true },
    { field: 'kind', wire: 'contractType', kind: 'choice', words: 'contract', width: 110 },
    { field: 'partner', wire: 'partnerPersonName', identifying: true },
    { field: 'product', wire: 'productName', width: 150 },
    { field: 'harvest', wire: 'harvestName', width: 140 },
    { field: 'agreed', wire: 'quantity', needed: true, ...amount('agreed') },
    { field: 'delivered', wire: 'deliveredQuantity', ...amount('delivered') },
    { field: 'left', wire: null, ...amount('left') },
    { field: 'unit', wire: 'unitName', width: 72 },
    {
      field: 'price',
      wire: 'unitPrice',
      kind: 'money',
      unit: '',
      width: 110,
      total: onlyWhere(meanInCents('price', 'agreed'), (rows) => priced(rows) !== null),
    },
    { field: 'currency', wire: 'currencySymbol', width: 90 },
    { field: 'deadline', wire: 'deliveryDate', kind: 'date' },
    { field: 'situation', wire: null, kind: 'choice', words: 'agreement', width: 110 },
    { field: 'side', wire: 'businessMovement', kind: 'choice', words: 'contractSide', hidden: true },
    { field: 'farm', wire: 'farmName', hidden: true },
  ],
  kept: { contractId: 'id', cancelled: 'cancelled' },
  derive: (rows, { today }) => rows.map((row) => openBalance(row, REPORTED, today)),
  groups: [
    { name: 'product', field: 'product' },
    { name: 'partner', field: 'partner' },
    { name: 'kind', field: 'kind', words: 'contract', order: CONTRACT_KINDS },
    { name: 'harvest', field: 'harvest' },
    { name: 'situation', field: 'situation', words: 'agreement', order: SITUATIONS },
    { name: 'side', field: 'side', words: 'contractSide' },
    { name: 'currency', field: 'currency' },
    { name: 'farm', field: 'farm' },
  ],
  usualGroups: ['product', 'partner'],
  chart: { kind: 'bar', by: 'product', series: ['delivered', 'left'], stacked: true },
  target: ({ contractId }) =>
    contractId === null || contractId === undefined
      ? null
      : { to: href('financeContractQuery', {}, { registro: String(contractId) }) },
  ask: reportCalls.contracts,
};

export const Component = financeReport(report);

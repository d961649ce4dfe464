import type { Report } from '@/families/report/reportTypes';
import { costCenters, farmers, farms, last30Days, partners, someBanks } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { DOCUMENT, documentTarget } from './parts/targets';
import { reportCalls } from './reportsService';

export const report: Report = {
  name: 'movements',
  key: 'REPORT_MOVEMENTS',
  basis: 'payment',
  filters: [
    { name: 'periodo', kind: 'period', longest: 'choice', usual: last30Days },
    someBanks,
    { name: 'lado', kind: 'choice', wire: 'businessMovement', words: 'side', values: ['INCOME', 'EXPENSE'] },
    partners,
    farmers,
    farms,
    costCenters,
  ],
  columns: [
    { field: 'paymentDate', kind: 'date', needed: true },
    { field: 'bank', wire: 'currentAccountName' },
    { field: 'payment', wire: 'paymentName', width: 130 },
    { field: 'partner', wire: 'partnerPersonName', identifying: true },
    { field: 'document', wire: 'documentNumber', width: 100, opens: true },
    { field: 'account', wire: 'financialRatingName' },
    { field: 'costCenter', wire: 'farmActivityFieldName' },
    { field: 'harvest', wire: 'harvestName', width: 140 },
    { field: 'farm', wire: 'farmName', hidden: true },
    { field: 'income', wire: 'incomeValue', kind: 'money', blank: true, total: 'sum' },
    { field: 'expense', wire: 'expenseValue', kind: 'money', blank: true, total: 'sum' },
    { field: 'charges', wire: 'chargesValue', kind: 'money', width: 112, total: 'sum' },
    { field: 'discount', wire: 'discountValue', kind: 'money', width: 112, total: 'sum' },
  ],
  kept: DOCUMENT,
  groups: [
    { name: 'bank', field: 'bank' },
    { name: 'account', field: 'account' },
    { name: 'partner', field: 'partner' },
    { name: 'costCenter', field: 'costCenter' },
    { name: 'month', field: 'paymentDate', by: 'month' },
    { name: 'harvest', field: 'harvest' },
    { name: 'farm', field: 'farm' },
  ],
  usualGroups: ['bank', 'account'],
  chart: { kind: 'bar', by: 'month', series: ['income', 'expense'] },
  target: documentTarget,
  ask: reportCalls.movements,
};

export const Component = financeReport(report);

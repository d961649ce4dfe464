import { sumInOneUnit } from '@/families/report/rules/figures';
import type { Report } from '@/families/report/reportTypes';
import { farmers, farms, yearPeriod } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { withShares } from './rules/accountShares';

export const report: Report = {
  name: 'chartOfAccounts',
  key: 'REPORT_CHART_OF_ACCOUNTS',
  basis: 'payment',
  filters: [
    yearPeriod,
    { name: 'lado', kind: 'choice', wire: 'businessMovement', words: 'side', values: ['INCOME', 'EXPENSE'] },
    { name: 'nivel', kind: 'choice', wire: 'level', words: 'accountLevel', values: ['1', '2', '3'] },
    { name: 'uso', kind: 'choice', wire: 'use', words: 'use', values: ['USED', 'UNUSED'] },
    farmers,
    farms,
  ],
  columns: [
    { field: 'code', width: 100 },
    { field: 'account', wire: 'name', identifying: true, needed: true },
    { field: 'nature', wire: 'businessMovement', kind: 'choice', words: 'side', needed: true, width: 120 },
    { field: 'lcdpr', wire: 'lcdprType', kind: 'choice', words: 'lcdpr', width: 150 },
    // Income and expense never add.
    {
      field: 'realized',
      wire: 'realizedValue',
      kind: 'money',
      needed: true,
      total: sumInOneUnit('realized', 'nature'),
    },
    {
      field: 'share',
      label: 'shareOfGroup',
      wire: null,
      kind: 'percent',
      width: 130,
      total: sumInOneUnit('share', 'nature'),
    },
  ],
  derive: withShares,
  groups: [
    { name: 'nature', field: 'nature', words: 'side', order: ['INCOME', 'EXPENSE'] },
    { name: 'lcdpr', field: 'lcdpr', words: 'lcdpr' },
    { name: 'account', field: 'account' },
  ],
  usualGroups: ['nature'],
  chart: { kind: 'bar', by: 'account', series: ['realized'] },
  same: ['code', 'account', 'nature'],
  ask: reportCalls.chartOfAccounts,
};

export const Component = financeReport(report);

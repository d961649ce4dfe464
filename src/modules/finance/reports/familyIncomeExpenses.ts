import type { Report, ReportColumn } from '@/families/report/reportTypes';
import { familyMembers } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { FAMILY_FOOT, familyRows, MONTHS, monthsBegun, oneSide } from './rules/familyYear';

const money = (field: string, width: number) =>
  ({ field, kind: 'money', width, total: oneSide(field) }) as const;

const months = MONTHS.map((field, at): ReportColumn => ({
  ...money(field, 112),
  wire: `month${at + 1}Value`,
}));

export const report: Report = {
  name: 'familyIncomeExpenses',
  key: 'REPORT_FAMILY_INCOME_EXPENSES',
  basis: 'payment',
  filters: [{ name: 'ano', kind: 'year', wire: 'year' }, familyMembers],
  columns: [
    { field: 'account', wire: 'financialRatingName', identifying: true, needed: true },
    { field: 'side', wire: 'businessMovement', kind: 'choice', words: 'side', needed: true, width: 110 },
    { field: 'member', wire: 'familyMemberName', width: 170, hidden: true },
    ...months,
    { ...money('total', 140), label: 'total', wire: null },
    { ...money('mean', 130), wire: null },
    {
      field: 'share',
      label: 'shareOfSide',
      wire: null,
      kind: 'percent',
      decimals: 1,
      width: 110,
      total: oneSide('share'),
    },
  ],
  derive: (rows, { params, today }) => familyRows(rows, monthsBegun(Number(params.get('year')), today)),
  groups: [
    { name: 'side', field: 'side', words: 'side', order: ['INCOME', 'EXPENSE'] },
    { name: 'member', field: 'member' },
  ],
  usualGroups: ['side'],
  foot: FAMILY_FOOT,
  chart: {
    kind: 'bar',
    across: MONTHS,
    over: 'month',
    lines: ['familyIncome', 'familyExpense', 'familyBalance'],
  },
  same: ['side', 'account', 'member'],
  ask: reportCalls.familyIncomeExpenses,
};

export const Component = financeReport(report);

import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { Report, ReportRow } from '@/families/report/reportTypes';
import type { LocalDate } from '@/platform/format/date';
import { href } from '@/platform/routing/href';
import { daysLeft } from '../patrimony/rules/policyState';
import { farmers, farms, partners } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';

/** What the producer pays of a premium, and the days that the policy still runs. */
function withTerm(row: ReportRow, day: LocalDate): ReportRow {
  const [premium, subsidy] = [figureOf(row, 'premium'), figureOf(row, 'subsidy') ?? 0];
  return {
    ...row,
    ownPart: premium === null ? null : premium - subsidy,
    days: daysLeft({ endDate: wordsOf(row, 'end') }, day),
  };
}

export const report: Report = {
  name: 'insurance',
  key: 'REPORT_INSURANCE',
  basis: 'position',
  filters: [
    { name: 'vigente', kind: 'date', wire: 'date' },
    { ...partners, name: 'seguradora' },
    farmers,
    farms,
  ],
  columns: [
    { field: 'policy', wire: 'policyNumber', width: 130, needed: true, opens: true },
    { field: 'insurer', wire: 'insurerName' },
    { field: 'object', wire: 'name', identifying: true },
    { field: 'insured', wire: 'insured', kind: 'choice', words: 'insured', width: 120 },
    { field: 'insuredValue', kind: 'money', total: 'sum' },
    { field: 'deductible', kind: 'money', width: 120 },
    { field: 'premium', kind: 'money', needed: true, total: 'sum' },
    { field: 'subsidy', kind: 'money', width: 120, total: 'sum' },
    { field: 'ownPart', wire: null, kind: 'money', width: 168, total: 'sum' },
    { field: 'start', wire: 'startDate', kind: 'date', needed: true },
    { field: 'end', wire: 'endDate', kind: 'date', needed: true },
    { field: 'days', wire: null, kind: 'number', unit: 'd', decimals: 0, width: 90 },
    {
      field: 'claims',
      wire: 'claimCount',
      kind: 'number',
      decimals: 0,
      width: 100,
      total: 'sum',
    },
  ],
  kept: { policyId: 'id' },
  derive: (rows, { params, today }) => rows.map((row) => withTerm(row, params.get('date') ?? today)),
  groups: [
    { name: 'insurer', field: 'insurer' },
    { name: 'insured', field: 'insured', words: 'insured' },
    { name: 'endMonth', field: 'end', by: 'month' },
  ],
  usualGroups: ['insurer'],
  chart: { kind: 'bar', by: 'endMonth', series: ['insuredValue'] },
  target: ({ policyId }) =>
    policyId === null || policyId === undefined
      ? null
      : { to: href('financePatrimony', { id: 'seguros', registro: String(policyId) }) },
  same: ['policyId'],
  ask: reportCalls.insurance,
};

export const Component = financeReport(report);

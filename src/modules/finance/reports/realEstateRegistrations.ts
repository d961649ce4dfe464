import { figureOf } from '@/families/report/rules/figures';
import type { Report, ReportRow } from '@/families/report/reportTypes';
import { roundHalfAway } from '@/platform/format/number';
import { farmers, farms } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { assetTarget } from './parts/targets';
import { reportCalls } from './reportsService';

const ha = { kind: 'number', unit: 'ha', width: 130, total: 'sum' } as const;

/** What is left of a registration: its area less what cost centers use of it, in hectares. */
function withRemainder(row: ReportRow): ReportRow {
  const [area, linked] = [figureOf(row, 'area'), figureOf(row, 'linked')];
  return { ...row, remainder: area === null || linked === null ? null : roundHalfAway(area - linked, 2) };
}

export const report: Report = {
  name: 'realEstateRegistrations',
  key: 'REPORT_REAL_ESTATE_REGISTRATIONS',
  basis: 'position',
  filters: [farms, farmers],
  columns: [
    { field: 'registration', wire: 'registrationNumber', identifying: true, needed: true, opens: true },
    { field: 'registry', wire: 'registryName', width: 150 },
    { field: 'farm', wire: 'farmName' },
    { field: 'owner', wire: 'ownerNames' },
    { field: 'share', wire: 'ownerPercentage', kind: 'percent', width: 100 },
    { field: 'area', wire: 'totalAreaSize', needed: true, ...ha },
    { field: 'linked', wire: 'apportionedAreaSize', ...ha },
    { field: 'remainder', wire: null, ...ha },
    { field: 'ccir', width: 130 },
    { field: 'cib', width: 110 },
    { field: 'georeferenced', kind: 'choice', words: 'yesNo', width: 140 },
    { field: 'lien', width: 160 },
  ],
  kept: { assetId: 'id', group: 'patrimonyGroup' },
  derive: (rows) => rows.map(withRemainder),
  target: assetTarget,
  groups: [
    { name: 'farm', field: 'farm' },
    { name: 'registry', field: 'registry' },
    { name: 'owner', field: 'owner' },
  ],
  usualGroups: ['farm'],
  chart: { kind: 'bar', by: 'farm', series: ['linked', 'remainder'], stacked: true },
  ask: reportCalls.realEstateRegistrations,
};

export const Component = financeReport(report);

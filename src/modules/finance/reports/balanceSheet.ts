import { onlyWhere, ratioOf, sumInOneUnit } from '@/families/report/rules/figures';
import type { Report, ReportRow, ReportTarget } from '@/families/report/reportTypes';
import { addMonths } from '@/platform/format/date';
import { href } from '@/platform/routing/href';
import { farmers, farms } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { BALANCE_FACTS, BALANCE_FOOT, balanceLines, SECTIONS } from './rules/balanceSheet';

/** A line of assets bears the word of its group. */
const ASSET = 'ASSET_';

/** The report that tells a line in detail, on the same day. */
function detailOf({ line, day }: ReportRow): ReportTarget | null {
  const at = { consulta: 1, 'filtro.posicao': String(day) };
  if (line === 'STOCK') return { to: href('financeReportAccountingStock', {}, at) };
  if (line === 'LOANS_SHORT' || line === 'LOANS_LONG')
    return { to: href('financeReportLoansFinancing', {}, at) };
  const group = typeof line === 'string' && line.startsWith(ASSET) ? line.slice(ASSET.length) : '';
  return group ? { to: href('financeReportPatrimony', {}, { ...at, 'filtro.grupo': group }) } : null;
}

/** Assets and liabilities never add. */
const oneSide = (field: string) => sumInOneUnit(field, 'side');

export const report: Report = {
  name: 'balanceSheet',
  key: 'REPORT_BALANCE_SHEET',
  basis: 'position',
  filters: [
    { name: 'posicao', kind: 'date', wire: 'date' },
    {
      name: 'comparar',
      kind: 'date',
      wire: 'comparedDate',
      usual: (today) => addMonths(today, -12),
      still: true,
    },
    farmers,
    farms,
  ],
  columns: [
    {
      field: 'line',
      wire: 'lineKey',
      kind: 'choice',
      words: 'balanceLine',
      identifying: true,
      needed: true,
      opens: true,
    },
    { field: 'section', kind: 'choice', words: 'section', needed: true, width: 200 },
    { field: 'value', label: 'onDay', kind: 'money', needed: true, width: 150, total: oneSide('value') },
    {
      field: 'compared',
      wire: 'comparedValue',
      kind: 'money',
      width: 150,
      compared: false,
      total: oneSide('compared'),
    },
    { field: 'delta', wire: null, kind: 'money', width: 150, compared: false, total: oneSide('delta') },
    {
      field: 'change',
      wire: null,
      kind: 'percent',
      decimals: 1,
      width: 110,
      compared: false,
      total: onlyWhere(ratioOf('delta', 'compared'), (rows) => oneSide('delta')(rows) !== null),
    },
    {
      field: 'share',
      label: 'shareOfAssets',
      wire: null,
      kind: 'percent',
      width: 130,
      total: oneSide('share'),
    },
  ],
  derive: (rows, { params, today }) =>
    balanceLines(rows).map((row) => ({ ...row, day: params.get('date') ?? today })),
  groups: [{ name: 'section', field: 'section', words: 'section', order: SECTIONS }],
  usualGroups: ['section'],
  foot: BALANCE_FOOT,
  facts: BALANCE_FACTS,
  chart: { kind: 'bar', by: 'section', series: ['value', 'compared'] },
  target: detailOf,
  same: ['line'],
  ask: reportCalls.balanceSheet,
};

export const Component = financeReport(report);

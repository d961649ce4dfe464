import { onlyWhere, ratioOf, sumInOneUnit } from '@/families/report/rules/figures';
import type { Report, ReportColumn, ReportRow, ReportTarget } from '@/families/report/reportTypes';
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
  if (line === 'ADJUSTMENT') return { to: href('financeBalance', {}, { data: String(day) }) };
  if (line === 'STOCK') return { to: href('financeReportAccountingStock', {}, at) };
  if (line === 'LOANS_SHORT' || line === 'LOANS_LONG')
    return { to: href('financeReportLoansFinancing', {}, at) };
  const group = typeof line === 'string' && line.startsWith(ASSET) ? line.slice(ASSET.length) : '';
  return group ? { to: href('financeReportPatrimony', {}, { ...at, 'filtro.grupo': group }) } : null;
}

/** What is compared are days on which the books were closed: their figures no longer change. */
const closedDays = { list: 'closedDays' };

/** Assets and liabilities never add. */
const oneSide = (field: string) => sumInOneUnit(field, 'side');

const onDay = (field: string, day: string): ReportColumn => ({
  field,
  kind: 'money',
  width: 150,
  ofDays: [day],
  total: oneSide(field),
});

/** What changed from one day to its neighbour, in reais and per cent of the older. */
const between = (
  delta: string,
  change: string,
  older: string,
  ofDays: readonly [string, string],
): readonly ReportColumn[] => [
  { field: delta, label: 'since', wire: null, kind: 'money', width: 235, ofDays, total: oneSide(delta) },
  {
    field: change,
    label: 'changeSince',
    wire: null,
    kind: 'percent',
    decimals: 1,
    width: 225,
    ofDays,
    total: onlyWhere(ratioOf(delta, older), (rows) => oneSide(delta)(rows) !== null),
  },
];

export const report: Report = {
  name: 'balanceSheet',
  key: 'REPORT_BALANCE_SHEET',
  basis: 'position',
  filters: [
    { name: 'posicao', kind: 'date', wire: 'date', still: true, among: { ...closedDays, first: 0 } },
    {
      name: 'comparar',
      kind: 'date',
      wire: 'comparedDate',
      still: true,
      among: { ...closedDays, first: 1 },
      free: { unless: 'terceira' },
      unlike: ['posicao'],
    },
    {
      name: 'terceira',
      kind: 'date',
      wire: 'thirdDate',
      still: true,
      among: closedDays,
      free: {},
      unlike: ['posicao', 'comparar'],
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
    { ...onDay('value', 'posicao'), label: 'onDay', needed: true },
    { ...onDay('compared', 'comparar'), wire: 'comparedValue' },
    { ...onDay('third', 'terceira'), wire: 'thirdValue' },
    ...between('delta', 'change', 'compared', ['posicao', 'comparar']),
    ...between('laterDelta', 'laterChange', 'third', ['comparar', 'terceira']),
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
  chart: { kind: 'bar', by: 'section', series: ['value', 'compared', 'third'] },
  target: detailOf,
  ask: reportCalls.balanceSheet,
};

export const Component = financeReport(report);

import { figureOf, weightedMean, wordsOf } from '@/families/report/rules/figures';
import type { Report, ReportRow } from '@/families/report/reportTypes';
import type { LocalDate } from '@/platform/format/date';
import { href } from '@/platform/routing/href';
import { daysLate } from '../titles/rules/titleStatus';
import { farmers, farms, partners, yearPeriod } from './parts/filters';
import { financeReport } from './parts/financeReport';
import { reportCalls } from './reportsService';
import { BANDS, bandOf } from './rules/delay';

/** How late a title is on a day and in which band; of what is received neither. */
function withDelay(row: ReportRow, day: LocalDate): ReportRow {
  const open = figureOf(row, 'open');
  const document = [wordsOf(row, 'number'), figureOf(row, 'installment')].filter(
    (part) => part !== null && part !== '',
  );
  const due = { dueDate: wordsOf(row, 'dueDate'), open: open ?? 0 };
  const late = open !== null && open > 0 && due.dueDate !== '' ? daysLate(due, day) : null;
  return { ...row, document: document.join('/'), late, band: late === null ? null : bandOf(late) };
}

export const report: Report = {
  name: 'receivables',
  key: 'REPORT_RECEIVABLES',
  basis: 'due',
  filters: [
    {
      name: 'situacao',
      kind: 'choice',
      wire: 'situation',
      words: 'receivable',
      values: ['OPEN', 'OVERDUE', 'SETTLED'],
      usual: 'OPEN',
    },
    // What was issued and paid until this day counts: a balance sheet of a past day can be proved.
    { name: 'posicao', kind: 'date', wire: 'date' },
    // What is open is shown whole, as the list of titles shows it; what was received grows without end.
    { ...yearPeriod, name: 'vencimento', freeUnless: { filter: 'situacao', is: 'SETTLED' } },
    partners,
    farmers,
    farms,
  ],
  columns: [
    { field: 'dueDate', kind: 'date', needed: true },
    { field: 'partner', wire: 'partnerPersonName', identifying: true },
    { field: 'document', wire: null, width: 110, opens: true },
    { field: 'farm', wire: 'farmName', hidden: true },
    { field: 'value', wire: 'installmentValue', kind: 'money', needed: true, total: 'sum' },
    { field: 'received', wire: 'writeOffValue', kind: 'money', total: 'sum' },
    { field: 'open', wire: 'openValue', kind: 'money', needed: true, total: 'sum' },
    {
      field: 'late',
      wire: null,
      kind: 'number',
      unit: 'd',
      decimals: 0,
      width: 104,
      total: weightedMean('late', 'open'),
    },
    { field: 'band', wire: null, kind: 'choice', words: 'band', width: 130 },
  ],
  kept: { titleId: 'id', number: 'documentNumber', installment: 'installmentNumber' },
  derive: (rows, { params, today }) => rows.map((row) => withDelay(row, params.get('date') ?? today)),
  groups: [
    { name: 'band', field: 'band', words: 'band', order: BANDS },
    { name: 'partner', field: 'partner' },
    { name: 'dueMonth', field: 'dueDate', by: 'month' },
    { name: 'farm', field: 'farm' },
  ],
  usualGroups: ['band'],
  chart: { kind: 'bar', by: 'band', series: ['open'] },
  target: (row) => {
    const { titleId } = row;
    return titleId === null || titleId === undefined
      ? null
      : { to: href('financeTitles', {}, { titulo: String(titleId) }) };
  },
  ask: reportCalls.receivables,
};

export const Component = financeReport(report);

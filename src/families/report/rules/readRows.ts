import { string } from 'valibot';
import { toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import type { CellValue } from '@/platform/grid/columnSpec';
import { isId, isRecord } from '@/platform/http/loose';
import { anyId, made, nothingOr, parsed, type Shape } from '@/platform/http/wire';
import type { Report, ReportColumn, ReportRow } from '../reportTypes';

/** A row of which something could not be read: it is named, and what is missing is in no sum. */
export interface RowFault {
  /** From 1, in the order of the answer. */
  readonly line: number;
  /** What the row calls itself, as far as that can be read. */
  readonly name: string;
  /** Labels of the columns that could not be read; none when nothing of the row could. */
  readonly labels: readonly string[];
}

/** What says how rows are read. */
type Read = Pick<Report, 'columns' | 'kept'>;

interface ReadRows {
  readonly rows: readonly ReportRow[];
  readonly faults: readonly RowFault[];
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
const orNothing = <T>(shape: Shape<T>) => nothingOr(shape, isNothing);

/** A number, which may come as a text. */
const figure = parsed(anyId, 'number', (value) => {
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
});
const numberCell = orNothing(figure);
const textCell = orNothing(made(anyId, (value) => String(value).trim() || null));

/** One word in Pascal or camel case. */
const PASCAL_WORD = /^[A-Za-z]?[a-z\d]+([A-Z][a-z\d]*)*$/;
/** The word of an enum: 'IN_FORCE', which some servers write as 'InForce'. Any other text stays as it is. */
const wordOf = (text: string) =>
  PASCAL_WORD.test(text) && /[A-Z]/.test(text)
    ? text.replace(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()
    : text;
const wordCell = orNothing(made(anyId, (value) => wordOf(String(value).trim()) || null));

/** How the wire writes the cells of each kind of column. */
const CELLS: Readonly<Record<NonNullable<ReportColumn['kind']>, Shape<CellValue>>> = {
  money: orNothing(made(figure, toCents)),
  id: numberCell,
  number: numberCell,
  percent: numberCell,
  date: orNothing(parsed(string(), 'date', toLocalDate)),
  choice: wordCell,
  document: textCell,
  text: textCell,
};

const labelOf = ({ field, label = field }: ReportColumn) => label;

function readRow(report: Read, record: Record<string, unknown>, line: number) {
  const row: Record<string, CellValue> = { id: line };
  const labels: string[] = [];
  for (const column of report.columns) {
    if (column.wire === null) continue;
    const read = CELLS[column.kind ?? 'text']['~run']({ value: record[column.wire ?? column.field] }, {});
    const cell = read.typed ? read.value : null;
    row[column.field] = cell;
    if (!read.typed || (column.needed && cell === null)) labels.push(labelOf(column));
  }
  for (const [field, wire] of Object.entries(report.kept ?? {})) {
    const value = record[wire];
    row[field] = isId(value) || typeof value === 'boolean' ? value : null;
  }
  return { row, labels };
}

function nameOf({ columns }: Read, row: ReportRow): string {
  const naming = columns.filter(({ identifying, opens }) => identifying || opens);
  return naming
    .map(({ field }) => row[field])
    .filter((value) => typeof value === 'string')
    .join(' – ');
}

/**
 * The rows of an answer. What is empty is not known; what is there and cannot be read counts as not known too, and the
 * row is named. Money comes in reais and is kept in cents.
 */
export function readReportRows(report: Read, answer: readonly unknown[]): ReadRows {
  const rows: ReportRow[] = [];
  const faults: RowFault[] = [];
  answer.forEach((record, at) => {
    const line = at + 1;
    if (!isRecord(record) || Array.isArray(record)) {
      faults.push({ line, name: '', labels: [] });
      return;
    }
    const { row, labels } = readRow(report, record, line);
    rows.push(row);
    if (labels.length > 0) faults.push({ line, name: nameOf(report, row), labels });
  });
  return { rows, faults };
}

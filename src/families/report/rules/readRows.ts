import { toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import type { CellValue } from '@/platform/grid/columnSpec';
import { isId, isRecord } from '@/platform/http/loose';
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

/** Stands for a value that is there and means nothing. */
const UNREADABLE = Symbol('unreadable');

function readFigure(value: unknown): number | typeof UNREADABLE {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : UNREADABLE;
}

function readCell({ kind = 'text' }: ReportColumn, value: unknown): CellValue | typeof UNREADABLE {
  if (value === null || value === undefined || value === '') return null;
  switch (kind) {
    case 'money': {
      const reais = readFigure(value);
      return reais === UNREADABLE ? UNREADABLE : toCents(reais);
    }
    case 'id':
    case 'number':
    case 'percent':
      return readFigure(value);
    case 'date':
      return (typeof value === 'string' ? toLocalDate(value) : null) ?? UNREADABLE;
    case 'choice':
    case 'document':
    case 'text':
      return isId(value) ? String(value).trim() || null : UNREADABLE;
  }
}

const labelOf = ({ field, label = field }: ReportColumn) => label;

function readRow(report: Read, record: Record<string, unknown>, line: number) {
  const row: Record<string, CellValue> = { id: line };
  const labels: string[] = [];
  for (const column of report.columns) {
    if (column.wire === null) continue;
    const read = readCell(column, record[column.wire ?? column.field]);
    row[column.field] = read === UNREADABLE ? null : read;
    if (read === UNREADABLE || (column.needed && read === null)) labels.push(labelOf(column));
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

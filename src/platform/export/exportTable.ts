import { formatDate, type LocalDate, today } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';
import { foldForSearch } from '@/platform/format/text';

export type ExportType = 'text' | 'number' | 'date' | 'dateTime';

/** Plain content: money in reais, a date as 'YYYY-MM-DD', a moment as 'YYYY-MM-DDTHH:mm' of this device's clock. */
export type ExportCell = string | number | null;

export interface ExportColumn {
  readonly head: string;
  readonly type: ExportType;
  /** Decimals of numbers. */
  readonly decimals: number;
  /** False for the numbers of records: 10482, not 10.482. */
  readonly grouped?: boolean;
  /** What paper shows for a figure that is not known: '–'. A file leaves its cell empty. */
  readonly nothing?: string;
}

/** A table on its way out: what CSV, XLSX and print have in common. */
export interface ExportTable {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly ExportCell[])[];
  /** The foot on paper. */
  readonly totals?: readonly ExportCell[] | null;
  /** The lines of a foot above its last one, which is `totals`. */
  readonly totalsAbove?: readonly (readonly ExportCell[])[];
  /**
   * The foot stands in files too, below the rows: a statement is nothing without it. A list is without: it is read by
   * an import again, and a line of sums among the rows would be one of them.
   */
  readonly footInFiles?: boolean;
  /** Indexes of the rows that are headings over those below them; their first column is how deep each row lies. */
  readonly headings?: ReadonlySet<number>;
  /** Index of the row from which all the rest stays on one sheet: what is signed stands with its signature. */
  readonly endTogether?: number;
}

/** The lines of a file: the rows, and the foot where the table takes it along. */
export function fileLines(table: ExportTable): readonly (readonly ExportCell[])[] {
  const { rows, totals, totalsAbove = [], footInFiles = false } = table;
  return footInFiles && totals ? [...rows, ...totalsAbove, totals] : rows;
}

/** A cell as it is read on paper, in the marks of the language that is shown. */
export function paperText(
  cell: ExportCell,
  { type, decimals, grouped = true, nothing = '' }: ExportColumn,
): string {
  if (cell === null) return nothing;
  if (typeof cell === 'number') return formatNumber(cell, { decimals, thousands: grouped });
  // The name of a sum stands in the first column, which may be one of days.
  if (type === 'date') return formatDate(cell) || cell;
  return type === 'dateTime' ? formatDateTime(cell) || cell : cell;
}

/** 'Fontes de cotação' → 'fontes-de-cotacao-2026-11-20.csv'. */
export function fileName(name: string, extension: string, day: LocalDate = today()): string {
  const plain = foldForSearch(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'dados'}-${day}.${extension}`;
}

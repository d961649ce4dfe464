import { useMemo } from 'react';
import type { ExportCell } from '@/platform/export/exportTable';
import { fromCents } from '@/platform/format/money';
import { formatCell, type GridTexts } from '@/platform/grid/cellText';
import { type ColumnSpec, headOf } from '@/platform/grid/columnSpec';
import { totalOf } from '@/platform/grid/rowPipeline';
import type { TableContext } from '@/platform/grid/tableContext';

interface Totals {
  readonly texts: NonNullable<TableContext['totals']>;
  /** The same figures by the columns' order, for print. */
  readonly cells: readonly ExportCell[];
}

/** Totals of everything that search and filters leave: from the server, else added up here. */
export function useTotals<Row>(
  columns: readonly ColumnSpec<Row>[],
  rows: readonly Row[],
  given: Readonly<Record<string, number | null>> | undefined,
  t: GridTexts,
): Totals | null {
  return useMemo(() => {
    const isSummed = ({ field, total }: ColumnSpec<Row>) => (given ? field in given : total !== undefined);
    if (rows.length === 0 || !columns.some(isSummed)) return null;
    const figures = columns.map((column) => {
      if (!isSummed(column)) return null;
      return given ? (given[column.field] ?? null) : totalOf(column, rows);
    });
    const texts = columns.flatMap((column, index): [string, { head: string; text: string }][] =>
      isSummed(column)
        ? [[column.field, { head: headOf(column), text: formatCell(column, figures[index] ?? null, t) }]]
        : [],
    );
    // Rows of several units, that nothing can be said of together: an empty line says nothing either.
    if (!given && texts.every(([, { text }]) => text === '')) return null;
    return {
      texts: Object.fromEntries(texts),
      cells: columns.map(({ kind }, index) => {
        const figure = figures[index] ?? null;
        return kind === 'money' && figure !== null ? fromCents(figure) : figure;
      }),
    };
  }, [columns, rows, given, t]);
}

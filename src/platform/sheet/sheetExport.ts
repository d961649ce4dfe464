import type { ExportCell, ExportTable } from '@/platform/export/exportTable';
import { fromCents } from '@/platform/format/money';
import type { GridTexts } from '@/platform/grid/cellText';
import { cellText } from '@/platform/grid/cellText';
import { toExportTable } from '@/platform/grid/toExportTable';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetLine } from '@/platform/sheet/sheetLines';
import type { SheetFigures } from '@/platform/sheet/sheetProps';
import type { FootLine } from '@/platform/sheet/useSheetModel';

interface ExportParts<Row> {
  readonly title: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly lines: readonly SheetLine<Row>[];
  readonly foot: readonly FootLine[];
  /** The head of the column that tells the depth of a line; null for a sheet without headings. */
  readonly levelHead: string | null;
}

/** A label in the first column, figures in theirs. */
function figureCells<Row>(
  columns: readonly SheetColumn<Row>[],
  label: string,
  figures: SheetFigures,
): readonly ExportCell[] {
  return columns.map((column, at) => {
    const figure = figures[column.field] ?? null;
    if (at === 0) return label;
    return figure !== null && column.kind === 'money' ? fromCents(figure) : figure;
  });
}

/**
 * The lines in view as a table for files and paper: headings with their figures, folded ones closed. Where there are
 * headings the first column holds words, whatever its kind, and a column before it tells the depth.
 */
export function sheetTable<Row>(parts: ExportParts<Row>, t: GridTexts): ExportTable {
  const { title, columns, lines, foot, levelHead } = parts;
  const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
  const plain = toExportTable(title, columns, rows, t);
  const last = foot.at(-1);
  const totals = last ? figureCells(columns, last.label, last.figures) : null;
  const [first] = columns;
  if (levelHead === null || !first) return { ...plain, totals };

  const cells = plain.rows.values();
  const level = { head: levelHead, type: 'number', decimals: 0 } as const;
  return {
    title,
    columns: [
      level,
      ...plain.columns.map((column, at) => (at === 0 ? { ...column, type: 'text' as const } : column)),
    ],
    rows: lines.map((line) => {
      if (line.kind === 'group') return [line.level, ...figureCells(columns, line.label, line.figures)];
      const [, ...rest] = cells.next().value ?? [];
      return [line.level, cellText(first, line.row, t), ...rest];
    }),
    totals: totals && [null, ...totals],
    headings: new Set(lines.flatMap((line, at) => (line.kind === 'group' ? [at] : []))),
  };
}

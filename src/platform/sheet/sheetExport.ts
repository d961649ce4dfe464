import type { ExportCell, ExportTable } from '@/platform/export/exportTable';
import { fromCents } from '@/platform/format/money';
import type { GridTexts } from '@/platform/grid/cellText';
import { cellText } from '@/platform/grid/cellText';
import { isNumeric } from '@/platform/grid/columnSpec';
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

/** A label in the first column, figures in theirs; no word where the column has no total, null when unknown. */
function figureCells<Row>(
  columns: readonly SheetColumn<Row>[],
  label: string,
  figures: SheetFigures,
): readonly ExportCell[] {
  return columns.map((column, at) => {
    const figure = figures[column.field];
    if (at === 0) return label;
    if (figure === undefined) return '';
    // A column of words writes the word that its figure stands for.
    if (figure !== null && column.format && !isNumeric(column)) return column.format(figure);
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
  const feet = foot.map(({ label, figures }) => figureCells(columns, label, figures));
  const totals = feet.at(-1) ?? null;
  const totalsAbove = feet.slice(0, -1);
  const [first] = columns;
  if (levelHead === null || !first) return { ...plain, totals, totalsAbove, footInFiles: true };

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
    totalsAbove: totalsAbove.map((cells) => [null, ...cells]),
    footInFiles: true,
    headings: new Set(lines.flatMap((line, at) => (line.kind === 'group' ? [at] : []))),
  };
}

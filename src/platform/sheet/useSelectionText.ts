import { useMemo } from 'react';
import { formatNumber } from '@/platform/format/number';
import type { Copied } from '@/platform/sheet/useSheetActions';
import type { RowTexts } from '@/platform/sheet/parts/SheetRow';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetLine } from '@/platform/sheet/sheetLines';
import { cellsIn, type CellRange } from '@/platform/sheet/sheetPosition';
import { rangeSum } from '@/platform/sheet/sheetText';

/** '12 células · Soma 1.234,00', or what has just been copied. */
export function useSelectionText<Row>(
  lines: readonly SheetLine<Row>[],
  columns: readonly SheetColumn<Row>[],
  range: CellRange | null,
  copied: Copied | null,
  { grid, sheet }: RowTexts,
): string {
  const cells = range ? cellsIn(range) : 0;
  const sum = useMemo(
    () => (range && cellsIn(range) > 1 ? rangeSum(lines, columns, range, grid) : ''),
    [lines, columns, range, grid],
  );
  const formatted = formatNumber(cells, { decimals: 0 });
  if (copied && copied.range === range) {
    return copied.failed ? sheet('copyFailed') : sheet('copied', { count: cells, formatted });
  }
  if (cells < 2) return '';
  const picked = sheet('cells', { count: cells, formatted });
  return sum ? `${picked} · ${sheet('sum', { sum })}` : picked;
}

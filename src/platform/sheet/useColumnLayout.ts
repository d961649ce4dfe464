import { type CSSProperties, useCallback, useMemo, useState } from 'react';
import { useReaderSpacing } from '@/platform/grid/readerSpacing';
import { clampWidth, growingColumn, type SheetColumn, usualWidth } from '@/platform/sheet/sheetColumn';
import { useSmallScreen } from '@/platform/theme/useMedia';

/** A phone shows something beside what stays in view. */
const SMALL_FROZEN_WIDTH = 172;

type Widths = Readonly<Record<string, number>>;

export interface ColumnLayout {
  readonly widths: readonly number[];
  readonly frozen: number;
  readonly grow: number;
  /** Left edge of a column in the unscrolled sheet. */
  readonly leftOf: (column: number) => number;
  /** Widths as CSS variables: a changed width draws no cell anew. */
  readonly style: CSSProperties;
  readonly setWidth: (field: string, width: number) => void;
}

interface LayoutSettings {
  readonly frozen: number;
  readonly widths: Widths | undefined;
  readonly onWidthsChange: ((widths: Widths) => void) | undefined;
}

/** Widths of the columns: the defaults, those given, and what the user drags. */
export function useColumnLayout<Row>(
  columns: readonly SheetColumn<Row>[],
  settings: LayoutSettings,
): ColumnLayout {
  const { widths: given, onWidthsChange } = settings;
  const small = useSmallScreen();
  const { stretch } = useReaderSpacing();
  const [own, setOwn] = useState<Widths>({});
  const chosen = given ?? own;
  const frozen = Math.min(settings.frozen, small ? 1 : columns.length);

  const setWidth = useCallback(
    (field: string, width: number) => {
      const column = columns.find((each) => each.field === field);
      if (!column) return;
      const next = { ...chosen, [field]: clampWidth(column, width) };
      setOwn(next);
      onWidthsChange?.(next);
    },
    [columns, chosen, onWidthsChange],
  );

  return useMemo(() => {
    const widths = columns.map((column, at) => {
      const wanted = chosen[column.field] ?? Math.round(usualWidth(column) * stretch);
      return small && at < frozen ? Math.min(wanted, SMALL_FROZEN_WIDTH) : wanted;
    });
    const leftOf = (column: number) => widths.slice(0, column).reduce((sum, width) => sum + width, 0);
    const style: Record<string, string> = { '--wt': `${leftOf(columns.length)}px` };
    widths.forEach((width, at) => (style[`--w${at}`] = `${width}px`));
    for (let at = 0; at < frozen; at += 1) style[`--l${at}`] = `${leftOf(at)}px`;
    return { widths, frozen, grow: growingColumn(columns), leftOf, style, setWidth };
  }, [columns, chosen, small, frozen, setWidth, stretch]);
}

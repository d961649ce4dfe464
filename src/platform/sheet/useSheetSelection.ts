import { useCallback, useMemo, useState } from 'react';
import { LineFinder, type Spot } from '@/platform/sheet/lineFinder';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetLine } from '@/platform/sheet/sheetLines';
import { type CellRange, type Position, rangeBetween } from '@/platform/sheet/sheetPosition';

interface Chosen {
  readonly active: Spot;
  /** The range lies between these two. */
  readonly anchor: Spot;
  readonly corner: Spot;
  /** Counts the wishes for focus, so that each one is followed once. */
  readonly focusRequests: number;
}

export interface SheetSelection {
  /** The cell that has the focus, or would get it. */
  readonly active: Position;
  readonly range: CellRange | null;
  readonly focusRequests: number;
  /** Goes to a cell; `extend` lets the range grow from where it began, `focus: false` follows a focus already there. */
  readonly go: (to: Position, options?: { readonly extend?: boolean; readonly focus?: boolean }) => void;
  readonly selectAll: () => void;
  readonly find: (id: string, field: string) => Position;
}

/** Which cell is active and which range is selected. */
export function useSheetSelection<Row>(
  lines: readonly SheetLine<Row>[],
  columns: readonly SheetColumn<Row>[],
  foot: number,
): SheetSelection {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const finder = useMemo(() => new LineFinder(lines, columns, foot), [lines, columns, foot]);

  const go = useCallback<SheetSelection['go']>(
    (to, { extend = false, focus = true } = {}) => {
      const spot = finder.spotAt(to);
      setChosen((now) => ({
        active: spot,
        anchor: extend ? (now?.anchor ?? spot) : spot,
        corner: spot,
        focusRequests: (now?.focusRequests ?? 0) + (focus ? 1 : 0),
      }));
    },
    [finder],
  );
  const selectAll = useCallback(() => {
    const anchor = finder.spotAt({ line: 0, column: 0 });
    const corner = finder.spotAt({ line: Math.max(lines.length - 1, 0), column: columns.length - 1 });
    setChosen((now) => ({
      active: now?.active ?? anchor,
      anchor,
      corner,
      focusRequests: now?.focusRequests ?? 0,
    }));
  }, [finder, lines.length, columns.length]);

  const find = useCallback(
    (id: string, field: string) => finder.placeOf({ id, field, line: 0, inFoot: false }),
    [finder],
  );

  const active = chosen ? finder.placeOf(chosen.active) : { line: lines.length > 0 ? 0 : -1, column: 0 };
  // Head and foot are reached, not selected.
  const range = useMemo(() => {
    if (!chosen || chosen.anchor.id === null || chosen.corner.id === null) return null;
    return rangeBetween(finder.placeOf(chosen.anchor), finder.placeOf(chosen.corner), lines.length);
  }, [finder, chosen, lines.length]);
  return { active, range, focusRequests: chosen?.focusRequests ?? 0, go, selectAll, find };
}

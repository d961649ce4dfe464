import { useEffect, useEffectEvent, useRef } from 'react';
import type { RowId } from '@/platform/grid/rowActions';

/** Brings one row into sight, once: when the list first has it on its page. Ids of an address are texts. */
export function useStartAt<Row>(
  startAt: RowId | null,
  rows: readonly Row[],
  idOf: (row: Row) => RowId,
  scrollTo: (index: number) => void,
): void {
  // What stands open while the list is there already is no place to come back from.
  const wanted = useRef(startAt);
  const show = useEffectEvent((index: number) => scrollTo(index));
  useEffect(() => {
    if (wanted.current === null || rows.length === 0) return;
    const index = rows.findIndex((row) => String(idOf(row)) === String(wanted.current));
    wanted.current = null;
    if (index > 0) show(index);
  }, [rows, idOf]);
}

import { type RefObject, useEffect, useRef } from 'react';
import type { RowId } from '@/platform/grid/rowActions';

/** Focuses the row of an id. */
export type FocusRow = (id: RowId) => void;

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-id]') ?? null;

/** On a card what takes the focus is its name. */
function focusCard(body: HTMLElement | null, id: RowId): void {
  body?.querySelector<HTMLElement>(`[data-id="${CSS.escape(String(id))}"] :is(button, input)`)?.focus();
}

/**
 * Keeps the focus in the list when the row that has it goes: to the row in its place, or the last one; with no
 * row left to the list itself. Who deletes one record after another stays where they are. `inGrid` is how a
 * grid focuses a row: it keeps a place of its own, which would be the first row.
 */
export function useKeptPlace<Row>(
  body: RefObject<HTMLElement | null>,
  inGrid: RefObject<FocusRow | null>,
  rows: readonly Row[],
  idOf: (row: Row) => RowId,
): { readonly onFocus: () => void } {
  const focused = useRef<string | null>(null);
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const ids = new Map(rows.map((row) => [String(idOf(row)), idOf(row)]));
    const had = before.current;
    before.current = [...ids.keys()];
    const own = focused.current;
    if (own === null || ids.has(own) || !had.includes(own)) return;
    const { activeElement } = document;
    // Ignore the place when another page was opened meanwhile.
    if (activeElement !== document.body && !body.current?.contains(activeElement)) return;
    const next = had.slice(had.indexOf(own)).find((id) => ids.has(id)) ?? before.current.at(-1);
    focused.current = next ?? null;
    const id = next === undefined ? undefined : ids.get(next);
    if (id === undefined) {
      // What stands in the place of rows goes and comes with the next load; the list's frame stays.
      body.current?.closest('section')?.focus();
    } else if (inGrid.current) inGrid.current(id);
    else focusCard(body.current, id);
  }, [rows, idOf, body, inGrid]);
  return {
    onFocus: () => {
      focused.current = rowOf(document.activeElement)?.dataset['id'] ?? null;
    },
  };
}

import { useCallback, useMemo, useState } from 'react';
import type { RowId } from '@/platform/grid/rowActions';

export interface Selection<Row> {
  readonly ids: ReadonlySet<RowId>;
  readonly rows: readonly Row[];
  readonly select: (ids: Iterable<RowId>) => void;
}

/** Rows by their id. There may be thousands: they are put in order once somebody selects. */
function mapOnce<Row>(rows: readonly Row[], idOf: (row: Row) => RowId): () => ReadonlyMap<RowId, Row> {
  let made: ReadonlyMap<RowId, Row> | null = null;
  return () => (made ??= new Map(rows.map((row) => [idOf(row), row])));
}

/**
 * The selected rows, kept from page to page. A selection belongs to what was looked for: with another search or filter
 * it is dropped, so that no action reaches rows out of sight. `whole`: the rows are all there are, not one page of
 * them, so a row that is no longer among them is no longer selected either.
 */
export function useSelection<Row>(
  known: readonly Row[],
  idOf: (row: Row) => RowId,
  lookedFor: string,
  whole: boolean,
): Selection<Row> {
  const [state, setState] = useState<{ lookedFor: string; rows: ReadonlyMap<RowId, Row> }>({
    lookedFor,
    rows: new Map(),
  });
  const kept = state.lookedFor === lookedFor ? state.rows : null;

  const byId = useMemo(() => mapOnce(known, idOf), [known, idOf]);
  const select = useCallback(
    (ids: Iterable<RowId>) => {
      setState((before) => {
        const old = before.lookedFor === lookedFor ? before.rows : new Map<RowId, Row>();
        const rows = [...ids].flatMap((id): [RowId, Row][] => {
          const row = byId().get(id) ?? old.get(id);
          return row === undefined ? [] : [[id, row]];
        });
        return { lookedFor, rows: new Map(rows) };
      });
    },
    [byId, lookedFor],
  );
  return useMemo(() => {
    const entries = [...(kept ?? [])].filter(([id]) => !whole || byId().has(id));
    return {
      ids: new Set(entries.map(([id]) => id)),
      // The newest copy of a row counts: it may have been saved since it was selected.
      rows: entries.map(([id, row]) => byId().get(id) ?? row),
      select,
    };
  }, [kept, byId, select, whole]);
}

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSame } from '@/platform/react/useSame';
import { type GridLayout, useGridPreference } from '@/platform/grid/gridPreferences';
import {
  changeQuery,
  DEFAULT_QUERY,
  type GridQuery,
  type KeptQuery,
  readGridQuery,
  writeGridQuery,
} from '@/platform/grid/gridQuery';
import { type AddressOptions, useAddressParams } from '@/platform/routing/useAddressParams';

/** What a grid shows and how: handed to `DataTable`, read by the page that loads the rows. */
export interface GridState {
  readonly id: string;
  readonly query: GridQuery;
  readonly setQuery: (change: Partial<GridQuery>, options?: Pick<AddressOptions, 'onlyHere'>) => void;
  readonly layout: GridLayout;
  readonly setLayout: (change: Partial<GridLayout>) => void;
}

export interface GridDefaults extends Partial<GridQuery> {
  /** Keeps the address parameters of two grids of one page apart: 'lotes.'. */
  readonly prefix?: string;
  /** The search is there again at the next visit, as the filters are: for lists in which somebody works all day. */
  readonly keepsSearch?: boolean;
}

function keptPart(change: Partial<GridQuery>, keepsSearch = false): KeptQuery | null {
  const { sort, pageSize, filters, search } = change;
  const part = {
    ...(sort === undefined ? {} : { sort }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(filters === undefined ? {} : { filters }),
    ...(search === undefined || !keepsSearch ? {} : { search }),
  };
  return Object.keys(part).length > 0 ? part : null;
}

/**
 * A grid's state. Search, sort, page and filters stand in the address, so that Back, reload and a sent link show the
 * same rows; sort, page size and filters are also kept for the next visit, as are columns, widths and row height.
 */
export function useGridState(id: string, defaults: GridDefaults = {}): GridState {
  const [params, setParams] = useAddressParams();
  const [{ layout, query: kept }, keep] = useGridPreference(id);
  const { prefix = '', keepsSearch = false, ...own } = defaults;
  const usual = useSame<GridQuery>({ ...DEFAULT_QUERY, ...own });
  const query = useSame(readGridQuery(params, prefix, kept, usual));

  // The router hands out another setter with every address. This one stays, and with it whatever depends on it.
  const latest = useRef({ setParams, kept });
  useLayoutEffect(() => {
    latest.current = { setParams, kept };
  });
  const setQuery = useCallback(
    (change: Partial<GridQuery>, options?: Pick<AddressOptions, 'onlyHere'>) => {
      const { setParams: set, kept: known } = latest.current;
      set(
        (now) =>
          writeGridQuery(now, prefix, changeQuery(readGridQuery(now, prefix, known, usual), change), usual),
        { ...options, replace: true, preventScrollReset: true },
      );
      const part = keptPart(change, keepsSearch);
      if (part) keep({ query: part });
    },
    [prefix, keepsSearch, usual, keep],
  );
  const setLayout = useCallback((change: Partial<GridLayout>) => keep({ layout: change }), [keep]);

  return useMemo(
    () => ({ id, query, setQuery, layout, setLayout }),
    [id, query, setQuery, layout, setLayout],
  );
}

/** The same for a grid of a dialog or a tab, whose search and page are local: not in the address. */
export function useLocalGridState(id: string, defaults: Partial<GridQuery> = {}): GridState {
  const [{ layout, query: kept }, keep] = useGridPreference(id);
  const [query, setState] = useState<GridQuery>(() => ({ ...DEFAULT_QUERY, ...defaults, ...kept }));
  const setQuery = useCallback(
    (change: Partial<GridQuery>) => {
      setState((now) => changeQuery(now, change));
      const part = keptPart(change);
      if (part) keep({ query: part });
    },
    [keep],
  );
  const setLayout = useCallback((change: Partial<GridLayout>) => keep({ layout: change }), [keep]);
  return useMemo(
    () => ({ id, query, setQuery, layout, setLayout }),
    [id, query, setQuery, layout, setLayout],
  );
}

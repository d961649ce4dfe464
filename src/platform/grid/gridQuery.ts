import type { RawFilters } from '@/platform/filters/filterValues';

export interface GridSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** What a list shows. Pages count from 0 here and from 1 in the address. */
export interface GridQuery {
  readonly search: string;
  readonly sort: GridSort | null;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: RawFilters;
}

export const PAGE_SIZES = [25, 50, 100] as const;

export const DEFAULT_QUERY: GridQuery = { search: '', sort: null, page: 0, pageSize: 25, filters: {} };

/** What a user's preference keeps of the query: how to look; what was looked for only where a grid says so. */
export type KeptQuery = Partial<Pick<GridQuery, 'sort' | 'pageSize' | 'filters' | 'search'>>;

const SEARCH = 'busca';
const SORT = 'ordem';
const PAGE = 'pagina';
const SIZE = 'linhas';
const FILTER = 'filtro.';

function isPageSize(size: number): boolean {
  return PAGE_SIZES.some((known) => known === size);
}

function readSort(text: string): GridSort | null {
  if (!text) return null;
  return text.startsWith('-')
    ? { field: text.slice(1), direction: 'desc' }
    : { field: text, direction: 'asc' };
}

function writeSort(sort: GridSort | null): string {
  return sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.field}` : '';
}

/**
 * Reads a grid's state: the address, else what the user last chose, else the defaults. `prefix` keeps the
 * parameters of two grids of one page apart.
 */
export function readGridQuery(
  params: URLSearchParams,
  prefix: string,
  kept: KeptQuery,
  defaults: GridQuery,
): GridQuery {
  const usual = { ...defaults, ...kept };
  const sort = params.get(prefix + SORT);
  const size = Number(params.get(prefix + SIZE));
  const page = Math.trunc(Number(params.get(prefix + PAGE))) - 1;
  const filters = [...params].flatMap(([key, value]): [string, string][] =>
    key.startsWith(prefix + FILTER) && value ? [[key.slice((prefix + FILTER).length), value]] : [],
  );
  return {
    search: params.get(prefix + SEARCH) ?? usual.search,
    sort: sort === null ? usual.sort : readSort(sort),
    page: page > 0 ? page : 0,
    pageSize: isPageSize(size) ? size : usual.pageSize,
    filters: filters.length > 0 ? Object.fromEntries(filters) : usual.filters,
  };
}

/** The address's search part with this state in it; what is usual is left out. */
export function writeGridQuery(
  params: URLSearchParams,
  prefix: string,
  query: GridQuery,
  defaults: GridQuery,
): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([key]) => !key.startsWith(prefix + FILTER)));
  const put = (key: string, value: string, usual: string) => {
    if (value === usual) next.delete(prefix + key);
    else next.set(prefix + key, value);
  };
  put(SEARCH, query.search, defaults.search);
  put(SORT, writeSort(query.sort), writeSort(defaults.sort));
  put(PAGE, String(query.page + 1), '1');
  put(SIZE, String(query.pageSize), String(defaults.pageSize));
  for (const [name, value] of Object.entries(query.filters)) {
    if (value) next.set(prefix + FILTER + name, value);
  }
  return next;
}

/** Applies a change; whatever changes which rows there are, or their order, goes back to the first page. */
export function changeQuery(query: GridQuery, change: Partial<GridQuery>): GridQuery {
  const restarts = 'search' in change || 'sort' in change || 'pageSize' in change || 'filters' in change;
  return { ...query, ...(restarts ? { page: 0 } : {}), ...change };
}

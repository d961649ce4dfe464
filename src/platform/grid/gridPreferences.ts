import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSame } from '@/platform/react/useSame';
import { type KeptQuery, PAGE_SIZES } from '@/platform/grid/gridQuery';
import { isRecord } from '@/platform/http/loose';
import { localStore } from '@/platform/store/localStore';
import { currentScope } from '@/platform/store/scope';
import { isOneOf } from '@/platform/typed/records';

/** Columns, widths and row height, as one user arranged one grid. */
export interface GridLayout {
  /** Shown or hidden by choice; columns not named here keep their own default. */
  readonly hidden: Readonly<Record<string, boolean>>;
  readonly widths: Readonly<Record<string, number>>;
  readonly order: readonly string[];
  readonly density: 'compact' | 'comfortable' | null;
}

export interface GridPreference {
  readonly layout: GridLayout;
  readonly query: KeptQuery;
}

export const DEFAULT_LAYOUT: GridLayout = { hidden: {}, widths: {}, order: [], density: null };

const listeners = new Set<() => void>();

/** The key under which something of the grid is kept for the present user and customer. */
export function preferenceKey(name: string): string {
  return `ep.grid.${currentScope()}.${name}`;
}

function object(value: unknown): Record<string, unknown> {
  return isRecord(value) && !Array.isArray(value) ? value : {};
}

function only<T>(value: unknown, type: 'string' | 'number' | 'boolean'): Record<string, T> {
  return Object.fromEntries(
    Object.entries(object(value)).filter(([, item]) => typeof item === type),
  ) as Record<string, T>;
}

function readKept(value: unknown): KeptQuery {
  const raw = object(value);
  const sort = object(raw['sort']);
  const direction = sort['direction'];
  const field = sort['field'];
  const size = raw['pageSize'];
  return {
    ...(raw['sort'] === null ? { sort: null } : {}),
    ...(typeof field === 'string' && (direction === 'asc' || direction === 'desc')
      ? { sort: { field, direction } }
      : {}),
    ...(isOneOf(PAGE_SIZES, size) ? { pageSize: size } : {}),
    ...(typeof raw['search'] === 'string' ? { search: raw['search'] } : {}),
    ...(raw['filters'] ? { filters: only<string>(raw['filters'], 'string') } : {}),
  };
}

/** Reads what was kept, part by part: storage that is old or garbled costs its own part only. */
export function readPreference(text: string | null): GridPreference {
  if (!text) return { layout: DEFAULT_LAYOUT, query: {} };
  let raw: Record<string, unknown>;
  try {
    raw = object(JSON.parse(text));
  } catch {
    // Garbled storage is no reason to fail a list: the defaults stand.
    return { layout: DEFAULT_LAYOUT, query: {} };
  }
  const { order, density, ...layout } = object(raw['layout']);
  return {
    layout: {
      hidden: only<boolean>(layout['hidden'], 'boolean'),
      widths: only<number>(layout['widths'], 'number'),
      order: Array.isArray(order) ? order.filter((field): field is string => typeof field === 'string') : [],
      density: density === 'compact' || density === 'comfortable' ? density : null,
    },
    query: readKept(raw['query']),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Writes a text under a scoped key and notifies its readers. */
export function keepText(key: string, text: string): void {
  localStore.keep(key, text);
  for (const listener of listeners) listener();
}

/** A text of the local storage, followed: changes here and in other windows show at once. */
export function useKeptText(key: string): string | null {
  return useSyncExternalStore(subscribe, () => localStore.read(key));
}

/** The preference of a grid for the present user and customer, and how to change it. */
export function useGridPreference(id: string) {
  const key = preferenceKey(id);
  const read = readPreference(useKeptText(key));
  const layout = useSame(read.layout);
  const query = useSame(read.query);
  const preference = useMemo(() => ({ layout, query }), [layout, query]);
  const change = useCallback(
    (part: { layout?: Partial<GridLayout>; query?: KeptQuery }) => {
      const now = readPreference(localStore.read(key));
      const text = JSON.stringify({
        layout: { ...now.layout, ...part.layout },
        query: { ...now.query, ...part.query },
      });
      // What is looked for is for the next visit: the grid itself is drawn by its address.
      if (part.layout) keepText(key, text);
      else localStore.keep(key, text);
    },
    [key],
  );
  return [preference, change] as const;
}

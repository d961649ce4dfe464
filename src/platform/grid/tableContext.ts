import { createContext, useContext } from 'react';
import type { BoundAction } from '@/platform/grid/rowActions';

/** What the inner parts of the data grid read: they are made by the library and take no props of ours. */
export interface TableContext {
  /** Bound lazily: only rows in view ask. */
  readonly actionsOf: (row: unknown) => readonly BoundAction[];
  readonly actionRoom: number;
  /** Id of the actions' icons: see `ActionSprite`. */
  readonly sprite: string;
  /** Written totals by field; null without a totals strip. */
  readonly totals: Readonly<Record<string, { readonly head: string; readonly text: string }>> | null;
}

export const TableContext = createContext<TableContext>({
  actionsOf: () => [],
  actionRoom: 0,
  sprite: '',
  totals: null,
});

export function useTableContext(): TableContext {
  return useContext(TableContext);
}

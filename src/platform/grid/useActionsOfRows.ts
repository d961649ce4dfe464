import { useCallback } from 'react';
import type { DataTableProps } from './dataTableProps';
import { bindActions } from './rowActions';

/** How many icons of row actions stand side by side before the rest goes behind ⋮. */
const ROOM = { compact: 5, comfortable: 3 } as const;

/** The actions of each row, the places they have side by side, and how many of these are taken. */
export function useActionsOfRows<Row extends object>(
  { rowActions, inlineActions, everyAction }: DataTableProps<Row>,
  density: keyof typeof ROOM,
) {
  const usualRoom = everyAction ? ROOM.compact : ROOM[density];
  // ⋮ takes the place of one more.
  const actionRoom = inlineActions === undefined ? usualRoom : inlineActions + 1;
  const actionsOf = useCallback(
    (row: unknown) => (rowActions ? bindActions(rowActions, row as Row) : []),
    [rowActions],
  );
  return { actionsOf, actionRoom, buttons: Math.min(rowActions?.length ?? 0, actionRoom) };
}

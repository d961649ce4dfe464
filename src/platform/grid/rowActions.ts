import type { SvgIconComponent } from '@/platform/theme/icon';

export type RowId = number | string;

/** What can be done with one row: an icon of the 'Ações' column, an entry of the card's menu on a phone. */
export interface RowAction<Row> {
  readonly id: string;
  readonly label: string | ((row: Row) => string);
  readonly icon: SvgIconComponent;
  /** Where the icon follows the row: activate and inactivate in one place. */
  readonly iconFor?: (row: Row) => SvgIconComponent;
  readonly run: (row: Row) => void;
  /** Why it may not be done with this row; empty when it may. The action stays in its place and says so. */
  readonly reason?: (row: Row) => string | null | undefined;
  readonly hidden?: (row: Row) => boolean;
  /** Hidden, it leaves its place empty among the icons: those of all rows stand under each other. */
  readonly keepsPlace?: boolean;
  /** The action people come for has the primary colour. */
  readonly primary?: boolean;
}

/** What can be done with the selected rows together. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon?: SvgIconComponent;
  readonly run: (rows: readonly Row[]) => void;
  readonly reason?: (rows: readonly Row[]) => string | null | undefined;
}

/** An action as one row has it. */
export interface BoundAction {
  readonly id: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
  /** Whether its icon is the same in every row. */
  readonly shared: boolean;
  readonly reason: string | null;
  readonly primary: boolean;
  /** Not there in this row, while its place among the icons is kept. */
  readonly absent: boolean;
  readonly run: () => void;
}

/** The actions of one row, in their order, with the reason of those that are refused. */
export function bindActions<Row>(actions: readonly RowAction<Row>[], row: Row): readonly BoundAction[] {
  return actions
    .map((action) => ({ action, absent: action.hidden?.(row) ?? false }))
    .filter(({ action, absent }) => !absent || action.keepsPlace)
    .map(({ action, absent }) => ({
      id: action.id,
      label: typeof action.label === 'function' ? action.label(row) : action.label,
      icon: action.iconFor?.(row) ?? action.icon,
      shared: action.iconFor === undefined,
      reason: action.reason?.(row) || null,
      primary: action.primary ?? false,
      absent,
      run: () => action.run(row),
    }));
}

import type { ReactNode } from 'react';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { GridQuery } from '@/platform/grid/gridQuery';
import type { BulkAction, RowAction, RowId } from '@/platform/grid/rowActions';
import type { GridState } from '@/platform/grid/useGridState';
import type { AppError } from '@/platform/http/appError';
import type { LoadStatus } from '@/platform/store/resourceState';

/** `client`: all rows are here and the grid searches, filters, sorts and pages them. */
interface ClientPaging {
  readonly mode: 'client';
  /** The server filters: the rows are its result. */
  readonly filtered?: boolean;
}

/** `server`: `rows` is one page of `total`; the page loads by `grid.query`. */
interface ServerPaging<Row> {
  readonly mode: 'server';
  readonly total: number;
  /** Every row of the query, for export and print; without it they write the page in view. */
  readonly loadAll?: (query: GridQuery, signal: AbortSignal) => Promise<readonly Row[]>;
}

/** What an empty list says and offers. */
export interface EmptyStateTexts {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

export interface DataTableProps<Row> {
  /** From `useGridState` (address) or `useLocalGridState` (dialogs). */
  readonly grid: GridState;
  /** Accessible name, title of the print, and of the exported file unless `exportName` is given. */
  readonly label: string;
  readonly columns: readonly ColumnSpec<Row>[];
  readonly rows: readonly Row[];
  readonly rowId?: (row: Row) => RowId;
  readonly status: LoadStatus;
  readonly error?: AppError | null;
  readonly onRetry?: () => void;
  readonly paging?: ClientPaging | ServerPaging<Row>;
  /** Shows 'Filtros', its drawer and the chips; in client mode they filter the rows too. */
  readonly filters?: readonly FilterSpec<Row>[];
  /** 'Filtros' floats in the page's margin: for the one list that a page is about. */
  readonly floatingFilters?: boolean;
  readonly rowActions?: readonly RowAction<Row>[];
  /** All of them stand side by side, in rows for the finger as well; else some go behind ⋮ there. */
  readonly everyAction?: boolean;
  /** So many stand side by side and the rest behind ⋮, where columns need the room more. */
  readonly inlineActions?: number;
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** The row that is brought into sight when the list shows: the one that somebody comes back from. */
  readonly startAt?: RowId | null;
  /** A click on a row, or Enter, opens it. */
  readonly onOpen?: (row: Row) => void;
  /** Rows shown in grey: those that cannot be changed. Say why in a cell too: colour alone says nothing. */
  readonly mutedRow?: (row: Row) => boolean;
  /** Totals of the whole query by field, from the server; in client mode they are computed. */
  readonly totals?: Readonly<Record<string, number | null>>;
  /** What the search looks through, as its label: 'Número, cliente ou remetente'. False leaves the search out. */
  readonly search?: string | false;
  /** Stands beside the search: a period, a status. */
  readonly toolbar?: ReactNode;
  readonly emptyState?: EmptyStateTexts;
  /** '135 documentos'; '135 registros' by default. */
  readonly countLabel?: (count: number) => string;
  /** Base of the file name: 'comunidades'. False leaves export and print out. */
  readonly exportName?: string | false;
  /** Fields of columns that exported files hold though they are hidden: what an import of the file needs. */
  readonly alwaysExported?: readonly string[];
  /** `fill` takes the window down to its bottom; a number is the height of head and rows together. */
  readonly height?: 'fill' | 'content' | number;
  /** What a row's card shows on a telephone, beside ⋮; name, chips and fields of the columns by default. */
  readonly card?: (row: Row) => ReactNode;
  /** Never drawn as cards, however narrow: for a grid inside a dialog that scrolls sideways. */
  readonly cards?: boolean;
}

export function defaultRowId(row: unknown): RowId {
  return (row as { id: RowId }).id;
}

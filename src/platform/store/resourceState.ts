import type { AppError } from '@/platform/http/appError';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';
export type RowId = number | string;

/** One page of a list that the server pages; a plain array is the whole list. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** How a list stands. */
export interface ListState {
  readonly status: LoadStatus;
  readonly error: AppError | null;
  readonly total: number;
  /** When the rows were requested, milliseconds; null while there are none. */
  readonly loadedAt: number | null;
}

/** One record as a component reads it. */
export interface ItemState<Item> {
  readonly status: LoadStatus;
  readonly data: Item | null;
  readonly error: AppError | null;
}

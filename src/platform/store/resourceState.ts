import type { AppError } from '@/platform/http/appError';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';
export type RowId = number | string;

/** One page of a list that the server pages; a plain array is the whole list. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

interface Request {
  requestId: string | null;
  scope: string;
  /** What the status returns to when the request is cancelled. */
  before: LoadStatus;
}

export interface ListState extends Request {
  status: LoadStatus;
  error: AppError | null;
  total: number;
  /** Time of the last good answer, milliseconds. */
  loadedAt: number | null;
  /** What that was the answer to (`queryKey`); null while there is none. */
  answered: string | null;
}

export interface ItemState<Item> extends Request {
  id: RowId | null;
  status: LoadStatus;
  data: Item | null;
  error: AppError | null;
}

const idleRequest: Request = { requestId: null, scope: '', before: 'idle' };

export const idleList: ListState = {
  ...idleRequest,
  status: 'idle',
  error: null,
  total: 0,
  loadedAt: null,
  answered: null,
};

/** A query as the key by which answers to it are told from others. */
export const queryKey = (query: unknown): string => JSON.stringify(query) ?? '';

export function idleItem<Item>(): ItemState<Item> {
  return { ...idleRequest, id: null, status: 'idle', data: null, error: null };
}

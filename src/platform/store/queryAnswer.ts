import type { AppError } from '@/platform/http/appError';

/** One answer, as it stands. */
export interface Answer<T> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly data: T | null;
  /** When `data` was requested, milliseconds; null while there is none. */
  readonly at: number | null;
  /** The data are of an earlier visit: nothing newer has come yet. */
  readonly kept: boolean;
  readonly error: AppError | null;
  readonly requestId: string | null;
  readonly scope: string;
  /** The query's tags at its request: it is stale where they differ now. */
  readonly marks: string;
}

export const IDLE = {
  status: 'idle',
  data: null,
  at: null,
  kept: false,
  error: null,
  requestId: null,
  scope: '',
  marks: '',
} as const;

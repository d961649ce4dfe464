import type { AppError } from './appError';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly params: unknown;
  readonly data: unknown;
}

/** Calls that failed last time, each with what takes back what was said of it. */
const failed = new Map<string, AbortController>();
const withdrawals = new WeakMap<AppError, AbortSignal>();

/** A call by all that it sends: the same on another record is another one. */
const nameOf = ({ method, path, params, data }: Call) =>
  `${method} ${path} ${JSON.stringify([params, data])}`;

/** A call has ended, well or not: what was said of its former try is over. */
export function callEnded(call: Call, error: AppError | null): void {
  if (!error && failed.size === 0) return;
  const name = nameOf(call);
  failed.get(name)?.abort();
  failed.delete(name);
  if (!error) return;
  const withdrawal = new AbortController();
  failed.set(name, withdrawal);
  withdrawals.set(error, withdrawal.signal);
}

/** Aborts once the call that failed so has ended again; undefined for what no call has thrown. */
export const withdrawalOf = (error: AppError): AbortSignal | undefined => withdrawals.get(error);

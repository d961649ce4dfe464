import type { AxiosRequestConfig } from 'axios';
import { callEnded } from './failedCalls';
import { httpPolicy } from './policy';
import type { Shape } from './wire';

export interface CallOptions {
  params?: object | undefined;
  signal?: AbortSignal | undefined;
  /** The caller shows the failure itself: neither toast nor sign-out nor page change. */
  quiet?: boolean;
  /** The call of one part of a screen: a refusal is shown there and does not lead to another page. */
  contained?: boolean;
  /** A failure is noted and counts for the session as any other, but nothing is said of it. */
  silent?: boolean;
  /** Goes on when the page is being left. */
  keepalive?: boolean;
  headers?: Record<string, string>;
  onUploadProgress?: (fraction: number) => void;
}

/** With the shape by which the answer is read, of a list that of a row; without one it is taken as it comes. */
export interface ShapedOptions<T> extends CallOptions {
  shape?: Shape<T> | undefined;
}

// axios is fetched while the sign-in screen is read: nothing is requested before a button is pressed.
const importClient = () => import('./client');
let client: Awaited<ReturnType<typeof importClient>> | undefined;

/** A module that is there is handed over a task later all the same: too late for a call of a page that goes. */
async function loadClient() {
  client ??= await importClient();
  return client;
}

/** Fetches the client ahead of the first call. */
export function warmUpHttp(): void {
  void loadClient();
}

async function call<T>(
  method: string,
  path: string,
  data: unknown,
  options: CallOptions,
  bytes = false,
): Promise<T> {
  const { send, sendForBytes, readError } = await loadClient();
  const bearer = httpPolicy().bearer();
  const config: AxiosRequestConfig = { method, url: path };
  if (data !== undefined) config.data = data;
  if (options.params) config.params = options.params;
  if (options.signal) config.signal = options.signal;
  if (options.headers) config.headers = options.headers;
  if (options.keepalive) Object.assign(config, { adapter: 'fetch', fetchOptions: { keepalive: true } });
  const made = { method, path, params: options.params, data };
  const { onUploadProgress } = options;
  if (onUploadProgress) config.onUploadProgress = (event) => onUploadProgress(event.progress ?? 0);
  try {
    const answer = bytes ? ((await sendForBytes(config)) as T) : await send<T>(config);
    callEnded(made, null);
    httpPolicy().onDone?.(method, path);
    return answer;
  } catch (thrown) {
    const error = readError(thrown);
    if (error.kind !== 'cancelled') callEnded(made, error);
    if (error.kind !== 'cancelled' && !options.quiet) {
      const { contained = false, silent = false } = options;
      httpPolicy().onError(error, { method, path, bearer, contained, silent });
    }
    throw error;
  }
}

/** Makes the call and reads its answer by the shape, where one is given. */
async function shaped<T>(
  method: string,
  path: string,
  data: unknown,
  { shape, ...options }: ShapedOptions<T>,
): Promise<T> {
  const answer = await call<T>(method, path, data, options);
  return shape ? (await loadClient()).readShape(path, shape, answer) : answer;
}

/** The same question for one page of its list; a name that stands twice (`farmIds=1&farmIds=2`) still does. */
function withPage(params: object | undefined, page: number, pageSize: number): object {
  if (!(params instanceof URLSearchParams)) return { ...params, page, pageSize };
  const paged = new URLSearchParams(params);
  paged.set('page', String(page));
  paged.set('pageSize', String(pageSize));
  return paged;
}

/**
 * The calls of the backend. Each answers the parsed body or throws an AppError (a plain object).
 * `list` reads `null` as an empty list, as the wire does, and fails without a body, leaves out what is nothing in one, and puts
 * one together that comes in pages. `blob` answers a file.
 */
export const http = {
  /** An answer that came another way, or is read in a task of its own. */
  read: async <T>(path: string, shape: Shape<T>, answer: unknown): Promise<T> =>
    (await loadClient()).readShape(path, shape, answer),
  get: <T>(path: string, options: ShapedOptions<T> = {}) => shaped('get', path, undefined, options),
  blob: (path: string, options: CallOptions = {}) => call<Blob>('get', path, undefined, options, true),
  list: async <T>(path: string, { shape, ...options }: ShapedOptions<T> = {}): Promise<T[]> => {
    const ask = (params: object | undefined) =>
      call<unknown>('get', path, undefined, { ...options, ...(params ? { params } : {}) });
    const first = await ask(options.params);
    const { allRows, readRows } = await loadClient();
    const askPage = (page: number, pageSize: number) => ask(withPage(options.params, page, pageSize));
    const rows = await allRows(path, first, askPage);
    if (!shape) return rows as T[];
    const readable = readRows(path, shape, rows);
    if (!options.silent) httpPolicy().onUnread?.(path, rows.length - readable.length);
    return readable;
  },
  post: <T>(path: string, data?: unknown, options: ShapedOptions<T> = {}) =>
    shaped('post', path, data, options),
  put: <T>(path: string, data?: unknown, options: ShapedOptions<T> = {}) =>
    shaped('put', path, data, options),
  patch: <T>(path: string, data?: unknown, options: ShapedOptions<T> = {}) =>
    shaped('patch', path, data, options),
  delete: <T>(path: string, options: CallOptions & { data?: unknown } = {}) =>
    call<T>('delete', path, options.data, options),
};

/**
 * Marks a path that no document prints. It changes nothing at run time; `npm run calls` lists every marked path for the
 * connection to the real server.
 */
export function assumed(path: string): string {
  return path;
}

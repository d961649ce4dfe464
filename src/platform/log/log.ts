/** One line of the log: what happened and data without personal content. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  data?: Record<string, unknown>;
  release: string;
  route: string;
}

export type LogSink = (entry: LogEntry) => void;

function toConsole({ level, message, data }: LogEntry): void {
  // The one place that may speak to the console.
  console[level](message, data ?? '');
}

let sink: LogSink = import.meta.env.DEV ? toConsole : () => undefined;

export function setLogSink(next: LogSink): void {
  sink = next;
}

/** Ids in a path are no route name: digits, uuids and e-mail addresses leave it. */
function routeName(path: string): string {
  return path
    .split('/')
    .map((part) => (/\d|@|%40/.test(part) ? ':id' : part))
    .join('/');
}

function write(level: LogEntry['level'], message: string, data?: Record<string, unknown>): void {
  const route = typeof location === 'undefined' ? '' : routeName(location.pathname);
  sink({ level, message, ...(data ? { data } : {}), release: __APP_VERSION__, route });
}

export const log = {
  info: (message: string, data?: Record<string, unknown>) => write('info', message, data),
  warn: (message: string, data?: Record<string, unknown>) => write('warn', message, data),
  error: (message: string, data?: Record<string, unknown>) => write('error', message, data),
};

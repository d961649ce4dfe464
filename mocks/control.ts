import { http, HttpResponse } from 'msw';
import { assistControl } from './handlers/assist/control';
import { lotsControl } from './handlers/lots/control';
import { json, nothing, refused } from './answers';
import { addManyPlots } from './db/seed/land/manyPlots';
import { DemoRoute } from './route';
import { DIALECTS } from './dialect';
import { demo, type Fault, resetDemo } from './state';

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

const addFault = new DemoRoute('POST', '/__demo/faults', async ({ body }) => {
  const sent = await body();
  if (typeof sent.path !== 'string') return refused('path is missing');
  const fault: Fault = {
    method: typeof sent.method === 'string' ? sent.method.toUpperCase() : '*',
    path: (sent.path.split('?')[0] ?? '').toLowerCase(),
    status: number(sent.status),
    body: sent.body,
    delayMs: number(sent.delayMs) ?? 0,
    times: number(sent.times) ?? Infinity,
  };
  demo.faults.push(fault);
  return json(true);
});

/** Calls that steer the demo itself; they need no login, are not logged and never fail by a fault. */
export const controlHandlers = [
  new DemoRoute('POST', '/__demo/reset', () => {
    resetDemo();
    return json(true);
  }),
  addFault,
  new DemoRoute('DELETE', '/__demo/faults', () => {
    demo.faults.length = 0;
    return nothing();
  }),
  new DemoRoute('GET', '/__demo/requests', () => HttpResponse.json(demo.calls)),
  new DemoRoute('DELETE', '/__demo/requests', () => {
    demo.calls.length = 0;
    return nothing();
  }),
  new DemoRoute('POST', '/__demo/plots', async ({ body }) => {
    const sent = await body();
    const count = number(sent.count);
    if (count === undefined || count < 1 || count > 20_000) return refused('count is missing');
    addManyPlots(demo.world, number(sent.customerId) ?? 1, count, number(sent.vertices) ?? 50);
    return json(true);
  }),
  new DemoRoute('POST', '/__demo/dialect', async ({ body }) => {
    const { name } = await body();
    const known = DIALECTS.find((one) => one === name);
    if (known === undefined) return refused('name is none of the dialects');
    demo.dialect = known;
    return json(true);
  }),
  assistControl,
  lotsControl,
  new DemoRoute('GET', '/__demo/mails', () => HttpResponse.json(demo.mails)),
  new DemoRoute('POST', '/__demo/session', async ({ body }) => {
    const life = number((await body()).expiresInSeconds);
    if (life === undefined) return refused('expiresInSeconds is missing');
    demo.tokenSeconds = life;
    return json(true);
  }),
];

/** A call's body for the log: JSON as a value, form data as its fields, else the text. */
async function loggedBody(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    const entries = [...(await request.formData()).entries()];
    return entries.map(([name, value]) =>
      typeof value === 'string'
        ? { name, value }
        : { name, fileName: value.name, type: value.type, size: value.size },
    );
  }
  const sent = await request.text();
  if (sent === '') return null;
  try {
    const value: unknown = JSON.parse(sent);
    return value;
  } catch {
    return sent;
  }
}

function queryOf(url: URL): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key);
    query[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return query;
}

/** A demonstration may run for days; the log keeps the newest calls only. */
const LOG_LIMIT = 2000;

/** Writes every call down and lets it pass on. */
export const logHandler = http.all(/.*/, async ({ request }) => {
  const url = new URL(request.url);
  demo.calls.push({
    method: request.method,
    path: url.pathname,
    query: queryOf(url),
    headers: Object.fromEntries(request.headers),
    body: await loggedBody(request.clone()),
  });
  if (demo.calls.length > LOG_LIMIT) demo.calls.shift();
});

/** The path itself, everything below it, or with a `*` at its end everything that begins so. */
function strikes(fault: Fault, method: string, pathname: string): boolean {
  if (fault.times <= 0 || (fault.method !== '*' && fault.method !== method)) return false;
  const path = pathname.toLowerCase();
  if (fault.path.endsWith('*')) return path.startsWith(fault.path.slice(0, -1));
  return path === fault.path || path.startsWith(`${fault.path}/`);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Plays the newest fault that fits; without a status it only slows the true answer down. */
export const faultHandler = http.all(/.*/, async ({ request }) => {
  const { pathname } = new URL(request.url);
  const fault = demo.faults.findLast((row) => strikes(row, request.method, pathname));
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.delayMs > 0) await pause(fault.delayMs, request.signal);
  if (fault.status === undefined) return undefined;
  if (fault.status === 0) return HttpResponse.error();
  if (fault.body === undefined) return new HttpResponse(null, { status: fault.status });
  const body = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
  return new HttpResponse(body, {
    status: fault.status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
});

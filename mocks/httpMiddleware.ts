import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What the middleware needs of the handlers; loaded anew for each request, so that edits count. */
export interface DemoBackend {
  answer: (request: Request) => Promise<Response>;
  isKnownCall: (method: string, pathname: string) => boolean;
}

interface Options {
  load: () => DemoBackend | Promise<DemoBackend>;
  /** Files that the server itself has, by the decoded path. */
  isFile: (pathname: string) => boolean;
  /** Vite's dev server answers more than files: there, only what is surely a call is taken. */
  dev?: boolean;
}

type Next = (error?: unknown) => void;
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: Next) => void;

const viteOwn = ['/@', '/src/', '/node_modules/', '/locales/', '/mocks/', '/.vite'];

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

async function toRequest(req: IncomingMessage, res: ServerResponse, url: URL): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value])
      headers.append(name, one);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  // HEAD is a GET without a body; the handlers know no HEAD.
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET');
  const body = method === 'GET' ? null : Buffer.concat(chunks);
  return new Request(url, { method, headers, body, signal: gone.signal });
}

/** Below this a packed body is no smaller in packets. */
const WORTH_PACKING = 1400;

/** Packs a long answer, as the servers before an ASP.NET backend do. */
function packed(body: Buffer, req: IncomingMessage, res: ServerResponse): Buffer {
  const accepted = (req.headers['accept-encoding'] ?? '').includes('gzip');
  const isJson = String(res.getHeader('content-type') ?? '').startsWith('application/json');
  if (!accepted || !isJson || body.length < WORTH_PACKING) return body;
  res.removeHeader('content-length');
  res.setHeader('Content-Encoding', 'gzip');
  res.setHeader('Vary', 'Accept-Encoding');
  return gzipSync(body);
}

async function send(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (res.destroyed) return;
  // `HttpResponse.error()`: the client must see a broken connection, not a status.
  if (response.type === 'error') {
    req.socket.destroy();
    return;
  }
  res.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') res.setHeader(name, value);
  });
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  const body = packed(Buffer.from(await response.arrayBuffer()), req, res);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Whether Vite or the page shell, not the backend, is meant. */
function isForOthers(
  backend: DemoBackend,
  options: Options,
  reading: boolean,
  accept: string,
  pathname: string,
): boolean {
  const known = backend.isKnownCall(reading ? 'GET' : '', pathname);
  const path = decoded(pathname);
  // Tools that wait for the server to start request `/` without saying what it accepts.
  if (reading && pathname === '/') return true;
  if (path === undefined || (reading && options.isFile(path))) return true;
  if (!options.dev) return false;
  if (viteOwn.some((prefix) => pathname.startsWith(prefix))) return true;
  return reading && !known && !accept.includes('application/json');
}

async function handle(
  req: IncomingMessage,
  res: ServerResponse,
  next: Next,
  options: Options,
): Promise<void> {
  const url = new URL(`http://${req.headers.host ?? 'localhost'}${req.url ?? '/'}`);
  const accept = req.headers.accept ?? '';
  const reading = req.method === 'GET' || req.method === 'HEAD';
  const backend = await options.load();
  if (!url.pathname.startsWith('/__demo/')) {
    if (reading && accept.includes('text/html')) {
      next();
      return;
    }
    if (isForOthers(backend, options, reading, accept, url.pathname)) {
      next();
      return;
    }
  }
  const request = await toRequest(req, res, url);
  await send(await backend.answer(request), req, res);
}

/** A connect-style middleware that answers real HTTP from the demo's handlers. */
export function demoMiddleware(options: Options): Middleware {
  return (req, res, next) => {
    handle(req, res, next, options).catch(next);
  };
}

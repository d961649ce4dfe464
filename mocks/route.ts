import { HttpHandler } from 'msw';
import { forbidden, refused, unauthorized } from './answers';
import { grantedItems } from './db/loggedUser';
import { inDialect } from './dialect';
import type { CustomerLink, User } from './db/types';
import { linkOf, sessionCookie, sessionOfBearer, sessionOfCookie, supportWithdrawn, userOf } from './session';
import { demo, type Session } from './state';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Options {
  /** `bearer` by default; `cookie` accepts either. */
  auth?: 'bearer' | 'cookie';
  /** The form token is demanded on every call but GET by default. */
  antiForgery?: boolean;
  /** Permission key, or several of which one is enough. */
  permission?: string | readonly string[];
  /** Only for the platform's own staff. */
  master?: boolean;
  /** Answered though the customer has taken remote support back: how one gets out of that account. */
  withoutSupport?: true;
}

/** What a resolver of a public call gets. */
export interface PublicCall {
  request: Request;
  query: URLSearchParams;
  params: Record<string, string>;
  cookies: Record<string, string>;
  /** The JSON body as an object; anything else counts as an empty one. */
  body: () => Promise<Record<string, unknown>>;
}

/** What a resolver of a call behind the login gets. */
export interface Call extends PublicCall {
  session: Session;
  user: User;
  link: CustomerLink | undefined;
  /** The current customer; null until one is picked. */
  customerId: number | null;
}

type Answer = Response | Promise<Response>;

/** An msw handler that knows, without touching the request, whether it is meant. */
export class DemoRoute extends HttpHandler {
  readonly #method: string;
  readonly #pattern: RegExp;

  constructor(method: string, path: string, answer: (call: PublicCall) => Answer) {
    const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`, 'i');
    super(
      method,
      ({ request }) => pattern.test(new URL(request.url).pathname),
      ({ request, cookies }) => {
        const url = new URL(request.url);
        const groups = pattern.exec(url.pathname)?.groups ?? {};
        const answered = answer({
          request,
          cookies,
          query: url.searchParams,
          params: Object.fromEntries(
            Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
          ),
          body: () => objectBody(request),
        });
        return Promise.resolve(answered).then((response) => inDialect(response, request));
      },
    );
    this.#method = method;
    this.#pattern = pattern;
  }

  fits(method: string, pathname: string): boolean {
    return method === this.#method && this.#pattern.test(pathname);
  }

  // msw copies cookies and bodies before it compares; with hundreds of routes that is most of the time.
  override async run(args: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    const fits = this.fits(args.request.method, new URL(args.request.url).pathname);
    return fits ? super.run(args) : null;
  }
}

async function objectBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Why the session may not make this call, or undefined when it may. */
function refusal(session: Session, request: Request, options: Options): Response | undefined {
  if (request.method !== 'GET' && options.antiForgery !== false) {
    if (request.headers.get('RequestVerificationToken') !== session.tokenForm)
      return refused('Token antifalsificação ausente ou inválido.');
  }
  if (supportWithdrawn(session) && options.withoutSupport !== true) return forbidden({ profile: 'support' });
  if (options.master && !userOf(session).isMaster) return forbidden({ profile: 'master' });
  const link = linkOf(session);
  const needed = typeof options.permission === 'string' ? [options.permission] : options.permission;
  if (!needed) return undefined;
  // Without a customer there is nothing to read, and nothing may be written.
  if (!link) return request.method === 'GET' ? undefined : forbidden({ profile: 'customer' });
  const granted = grantedItems(demo.world, link).map((item) => item.constantFilter);
  if (needed.some((key) => granted.includes(key))) return undefined;
  return forbidden({ constantFilter: needed[0] ?? '' });
}

function fromScript(request: Request): boolean {
  return request.method === 'GET' || request.headers.get('X-Requested-With') === 'XMLHttpRequest';
}

/** A call that needs no login. */
export function publicRoute(method: Method, path: string, resolver: (call: PublicCall) => Answer): DemoRoute {
  return new DemoRoute(method, path, (call) =>
    fromScript(call.request) ? resolver(call) : refused('Cabeçalho X-Requested-With ausente.'),
  );
}

/**
 * One call of the backend. The path matches without regard to case, on any origin; `{name}` stands for one
 * segment. Bearer, form token and permission are checked before the resolver runs.
 */
export function route(
  method: Method,
  path: string,
  resolver: (call: Call) => Answer,
  options: Options = {},
): DemoRoute {
  return publicRoute(method, path, (call) => {
    const bearer = call.request.headers.get('Authorization');
    const byCookie = options.auth === 'cookie' && bearer === null;
    const session = byCookie ? sessionOfCookie(call.cookies[sessionCookie]) : sessionOfBearer(bearer);
    if (!session) return unauthorized();
    const no = refusal(session, call.request, options);
    if (no) return no;
    const link = linkOf(session);
    return resolver({
      ...call,
      session,
      link,
      user: userOf(session),
      customerId: link?.customerId ?? null,
    });
  });
}

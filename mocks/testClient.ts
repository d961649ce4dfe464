import { demoPassword } from './accounts';
import type { LoggedUserAnswer } from './db/wire';
import { answer } from './handlers';

const origin = 'https://produtor.exemplo.com.br';

export interface Answered {
  status: number;
  body: unknown;
  text: string;
  headers: Headers;
}

export async function send(path: string, init: RequestInit = {}): Promise<Answered> {
  const response = await answer(new Request(origin + path, init));
  if (response.type === 'error') return { status: 0, body: undefined, text: '', headers: response.headers };
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  let body: unknown;
  try {
    body = isJson ? JSON.parse(text) : undefined;
  } catch {
    body = undefined;
  }
  return { status: response.status, body, text, headers: response.headers };
}

/** A call of the application's own scripts, with JSON. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
  return write('POST', path, body, headers);
}

export function write(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return send(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
  });
}

export function signIn(account: string, password = demoPassword): Promise<Answered> {
  const UserName = account.includes('@') ? account : `${account}@demo.com.br`;
  return post('/login/signIn', { UserName, Password: password, TimeZoneOffset: 180 });
}

/** The session cookie of a sign-in, as a browser would send it back. */
export function cookieOf(answered: Answered): string {
  return answered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export interface Client {
  logged: LoggedUserAnswer;
  headers: Record<string, string>;
  get: (path: string) => Promise<Answered>;
  write: (method: string, path: string, body?: unknown) => Promise<Answered>;
  /** GetLoggedUser again, with the same bearer. */
  again: () => Promise<LoggedUserAnswer>;
}

/** A signed-in client that sends what the application sends. */
export async function clientOf(account: string, password = demoPassword): Promise<Client> {
  const cookie = cookieOf(await signIn(account, password));
  const { body } = await send('/User/GetLoggedUser', { headers: { cookie } });
  const logged = body as LoggedUserAnswer;
  const headers = {
    Authorization: `Bearer ${logged.accessToken}`,
    RequestVerificationToken: logged.tokenForm,
  };
  const get = (path: string) => send(path, { headers });
  return {
    logged,
    headers,
    get,
    write: (method, path, sent = {}) => write(method, path, sent, headers),
    again: async () => (await get('/User/GetLoggedUser')).body as LoggedUserAnswer,
  };
}

import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLoggedUser } from '@/domain/identity/readIdentity';
import { selectCustomer as selectCurrentCustomer, selectIdentity } from '@/domain/identity/selectors';
import { ACCESS_TOKEN_KEY, tokenStore } from '@/domain/identity/tokenStore';
import { reenter } from '@/modules/session/reentryFlow';
import {
  acceptTerms,
  endSession,
  lockSession,
  onBeforeSignOut,
  selectCustomer,
  signIn,
  signOut,
  startSession,
} from '@/modules/session/sessionFlow';
import { sessionMark } from '@/modules/session/sessionMark';
import { reentryAsked, selectSession } from '@/modules/session/sessionSlice';
import { setLogSink } from '@/platform/log/log';
import { selectPreferences } from '@/platform/preferences/preferencesSlice';
import { demoPassword } from '../../mocks/accounts';
import { resetDemo, server } from '../../mocks/server';
import { demo } from '../../mocks/state';
import { callFailed, wireHttpPolicy } from './httpPolicy';
import { makeStore } from './store';

const HOUR = 3_600_000;

let store: ReturnType<typeof makeStore>;
let logged: string[] = [];
const session = () => selectSession(store.getState());
const user = () => selectIdentity(store.getState());
const customer = () => selectCurrentCustomer(store.getState());

function login(account: string, password = demoPassword) {
  return store.dispatch(signIn({ email: `${account}@demo.com.br`, password }));
}
function calls(path: string) {
  return demo.calls.filter((call) => call.path.toLowerCase() === path.toLowerCase());
}
function header(path: string, name: string) {
  return new Headers(calls(path)[0]?.headers).get(name);
}
/** A token as the server makes them, for what the browser itself reads of it. */
function tokenWith(claims: object): string {
  return `e30.${btoa(JSON.stringify(claims))}.x`;
}
function fault(method: string, path: string, status: number, body?: unknown, times = Infinity) {
  demo.faults.push({ method, path: path.toLowerCase(), status, body, delayMs: 0, times });
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  logged = [];
  setLogSink(({ message }) => logged.push(message));
  store = makeStore();
  wireHttpPolicy(store, () => undefined);
});
afterEach(async () => {
  // The browser's cookie outlives a test; signing out takes it away.
  await store.dispatch(signOut());
  server.resetHandlers();
  resetDemo();
});

describe('sign-in', () => {
  it('sends name, password and offset, and keeps both tokens', async () => {
    await login('produtor');
    expect(calls('/login/signIn')[0]?.body).toEqual({
      UserName: 'produtor@demo.com.br',
      Password: demoPassword,
      TimeZoneOffset: 180,
    });
    expect(session()).toMatchObject({ phase: 'signedIn', terms: null, endReason: null });
    expect(customer()?.customerName).toBe('AGROPECUARIA SANTA HELENA LTDA');
    expect(session().expiresAt).toBeGreaterThan(Date.now() + 7 * HOUR);
    expect(tokenStore.form()).not.toBeNull();
  });

  it('answers a refusal with the server’s message and leaves everything as it was', async () => {
    const result = await login('produtor', 'errada');
    expect(result.payload).toEqual({ message: 'Login ou senha incorreto' });
    expect(session().phase).toBe('starting');
    expect(tokenStore.access()).toBeNull();
  });

  it.each([
    [400, { error: { message: 'Conta bloqueada' } }, { message: 'Conta bloqueada' }],
    [401, { success: false }, { key: 'wrong' }],
    [403, undefined, { key: 'wrong' }],
    [500, { error: { message: 'Banco fora do ar' } }, { message: 'Banco fora do ar' }],
    [500, undefined, { key: 'server' }],
    [0, undefined, { key: 'offline' }],
    [200, 'isto não é JSON', { key: 'server' }],
  ])('by %i with %o says %o', async (status, body, failure) => {
    fault('POST', '/login/signIn', status, body);
    expect((await login('produtor')).payload).toEqual(failure);
    expect(session().phase).toBe('starting');
  });

  it('fails in words when the user cannot be read', async () => {
    server.use(http.get('*/User/GetLoggedUser', () => HttpResponse.text('{"loggedUser":')));
    expect((await login('produtor')).payload).toEqual({ key: 'server' });
    expect(session().phase).toBe('starting');
  });

  it('finds the terms of who has not accepted them, and forgets them once accepted', async () => {
    await login('termos');
    const { terms } = session();
    expect(terms?.htmlCode).toContain('Termos de uso da plataforma');
    await store.dispatch(acceptTerms(terms?.id ?? 0));
    expect(session().terms).toBeNull();
    const [accepted] = calls('/SystemTermsOfUse/SetSystemTermsOfUseForUser');
    expect(accepted).toMatchObject({ method: 'PATCH', query: { id: '2' }, body: { termOfUseType: 1 } });
  });

  it('keeps the terms when accepting them fails', async () => {
    await login('termos');
    fault('PATCH', '/SystemTermsOfUse/SetSystemTermsOfUseForUser', 400);
    await store.dispatch(acceptTerms(2));
    expect(session().terms).not.toBeNull();
  });

  it('uses a fresh anti-forgery token after each sign-in', async () => {
    await login('produtor');
    const first = tokenStore.form();
    await store.dispatch(signOut());
    expect(tokenStore.form()).toBeNull();
    await login('termos');
    expect(tokenStore.form()).not.toBe(first);
    await store.dispatch(acceptTerms(2));
    expect(header('/SystemTermsOfUse/SetSystemTermsOfUseForUser', 'requestverificationtoken')).toBe(
      tokenStore.form(),
    );
    expect(session().terms).toBeNull();
  });

  it('does not take a token that is over on arrival for the end of the session', async () => {
    demo.tokenSeconds = -60;
    server.use(http.get('*/SystemTermsOfUse/VerifyEquals', () => new HttpResponse(null, { status: 204 })));
    await login('produtor');
    expect(session()).toMatchObject({ phase: 'signedIn', expiresAt: null });
  });
});

describe('start', () => {
  it('without a token shows the sign-in and asks the server nothing', async () => {
    await store.dispatch(startSession());
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: null });
    expect(demo.calls).toEqual([]);
  });

  it('with an expired token says so, asks nothing and drops it', async () => {
    localStorage.setItem(ACCESS_TOKEN_KEY, tokenWith({ exp: Date.now() / 1000 - 1 }));
    await store.dispatch(startSession());
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: 'expired' });
    expect(tokenStore.access()).toBeNull();
    expect(demo.calls).toEqual([]);
  });

  it.each(['lixo', 'a.b.c', '', tokenWith({ exp: 'amanhã' })])(
    'with the garbled token %o ends',
    async (token) => {
      localStorage.setItem(ACCESS_TOKEN_KEY, token);
      await store.dispatch(startSession());
      expect(session()).toMatchObject({
        phase: 'signedOut',
        endReason: token === '' ? null : 'tokenLoginFailed',
      });
    },
  );

  it('with a valid token loads the user by it', async () => {
    await login('produtor');
    const token = tokenStore.access();
    store = makeStore();
    demo.calls.length = 0;
    await store.dispatch(startSession());
    expect(session().phase).toBe('signedIn');
    expect(user()?.email).toBe('produtor@demo.com.br');
    expect(header('/User/GetLoggedUser', 'authorization')).toBe(`Bearer ${token}`);
  });

  it.each([
    [500, 'signedOut'],
    [400, 'signedOut'],
    [401, 'signedOut'],
    [404, 'signedOut'],
    [0, 'unreachable'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'unreachable'],
  ])('answered by %i is %s', async (status, phase) => {
    await login('produtor');
    const token = tokenStore.access();
    fault('GET', '/User/GetLoggedUser', status);
    store = makeStore();
    await store.dispatch(startSession());
    expect(session().phase).toBe(phase);
    expect(session().endReason).toBe(phase === 'signedOut' ? 'tokenLoginFailed' : null);
    expect(tokenStore.access()).toBe(phase === 'signedOut' ? null : token);
  });

  it('goes on with the kept token once the server answers again', async () => {
    await login('produtor');
    fault('GET', '/User/GetLoggedUser', 0, undefined, 1);
    store = makeStore();
    await store.dispatch(startSession());
    expect(session().phase).toBe('unreachable');
    await store.dispatch(startSession());
    expect(session().phase).toBe('signedIn');
  });

  it('lets in when the terms cannot be read', async () => {
    await login('produtor');
    fault('GET', '/SystemTermsOfUse/VerifyEquals', 500);
    store = makeStore();
    await store.dispatch(startSession());
    expect(session()).toMatchObject({ phase: 'signedIn', terms: null });
    expect(logged).toContain('terms not read');
  });
});

describe('choice of a customer', () => {
  it('asks the server, notes the access and marks the session', async () => {
    await login('multi');
    expect(customer()).toBeNull();
    const link = user()?.links[1];
    if (!link) throw new Error('multi has customers');
    await store.dispatch(selectCustomer(link));
    expect(customer()?.customerId).toBe(link.customerId);
    expect(calls('/User/SetCustomerId')[0]?.query).toEqual({ customerId: String(link.customerId) });
    expect(sessionMark.read()).toMatchObject({ linkId: link.id, customerName: link.customerName });
    await expect.poll(() => calls('/User/SetUserLinkedToCustomerAccessLog').length).toBe(1);
    const log = calls('/User/SetUserLinkedToCustomerAccessLog')[0]?.body as Record<string, unknown>;
    expect(log).toMatchObject({ UserLinkedToCustomerId: link.id, AccessedFrom: 'WEB' });
    expect(log['AccessedDate']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('that fails leaves no customer and takes the mark back', async () => {
    await login('multi');
    fault('GET', '/User/SetCustomerId', 500);
    const link = user()?.links[0];
    if (!link) throw new Error('multi has customers');
    const result = await store.dispatch(selectCustomer(link));
    expect(result.meta.requestStatus).toBe('rejected');
    expect(customer()).toBeNull();
    expect(session().switching).toBe(false);
    expect(sessionMark.read()).toMatchObject({ linkId: null });
  });
});

describe('sign-out', () => {
  it('runs what must be done before, tells the server, and drops tokens, user and mark', async () => {
    await login('produtor');
    const seen: (string | null)[] = [];
    const forget = onBeforeSignOut(async () => void seen.push(tokenStore.access()));
    await store.dispatch(signOut());
    forget();
    expect(seen).toEqual([expect.any(String)]);
    expect(calls('/Login/LogoutReact')).toHaveLength(1);
    expect(user()).toBeNull();
    expect(tokenStore.access()).toBeNull();
    expect(sessionMark.read()).toBeNull();
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: null });
  });

  it('happens even when the server does not take it', async () => {
    await login('produtor');
    fault('GET', '/Login/LogoutReact', 500);
    await store.dispatch(signOut());
    expect(session().phase).toBe('signedOut');
    expect(logged).toContain('sign-out not told to the server');
  });
});

describe('sign-in over the open page', () => {
  async function atSecondCustomer() {
    await login('multi');
    const link = user()?.links[1];
    if (!link) throw new Error('multi has customers');
    await store.dispatch(selectCustomer(link));
    return link;
  }
  const again = (account: string, password = demoPassword) =>
    store.dispatch(reenter({ email: `${account}@demo.com.br`, password }));

  it('lets the same user go on at the same customer with new tokens', async () => {
    const link = await atSecondCustomer();
    const former = { access: tokenStore.access(), form: tokenStore.form() };
    store.dispatch(lockSession());
    expect(tokenStore.access()).toBeNull();
    expect(session()).toMatchObject({ phase: 'signedIn', locked: true });
    await again('multi');
    expect(session()).toMatchObject({ phase: 'signedIn', locked: false });
    expect(customer()?.id).toBe(link.id);
    expect(tokenStore.access()).not.toBe(former.access);
    expect(tokenStore.form()).not.toBe(former.form);
    expect(calls('/User/SetCustomerId').at(-1)?.query).toEqual({ customerId: String(link.customerId) });
  });

  it('keeps the page locked after a wrong password', async () => {
    await atSecondCustomer();
    store.dispatch(lockSession());
    expect((await again('multi', 'errada')).payload).toEqual({ message: 'Login ou senha incorreto' });
    expect(session().locked).toBe(true);
    expect(user()?.email).toBe('multi@demo.com.br');
    expect(tokenStore.access()).toBeNull();
  });

  it('starts afresh for another user', async () => {
    await atSecondCustomer();
    store.dispatch(lockSession());
    await again('usuario');
    expect(user()?.email).toBe('usuario@demo.com.br');
    expect(session()).toMatchObject({ phase: 'signedIn', locked: false });
    expect(customer()?.customerId).toBe(1);
  });

  it('asked for early and failing leaves the token that still holds', async () => {
    await login('produtor');
    const token = tokenStore.access();
    store.dispatch(reentryAsked());
    fault('GET', '/User/GetLoggedUser', 500);
    await again('produtor');
    expect(tokenStore.access()).toBe(token);
    expect(session().phase).toBe('signedIn');
  });
});

describe('a failed call', () => {
  it('is recorded in the store with what the user is told', async () => {
    await login('produtor');
    fault('GET', '/SystemTermsOfUse/VerifyEquals', 500, {
      details: [{ message: 'Sem espaço' }, { message: 'em disco' }],
    });
    const recorded = vi.spyOn(store, 'dispatch');
    const { termsToAccept } = await import('@/modules/session/sessionService');
    await expect(termsToAccept()).rejects.toMatchObject({ kind: 'server', status: 500 });
    expect(
      recorded.mock.calls.map(([action]) => action).filter((action) => callFailed.match(action)),
    ).toEqual([
      callFailed({
        method: 'get',
        path: '/SystemTermsOfUse/VerifyEquals',
        error: { kind: 'server', status: 500, messages: ['Sem espaço', 'em disco'] },
        messages: ['Sem espaço', 'em disco'],
      }),
    ]);
  });
});

describe('refused calls', () => {
  it('end the session when they are plain', async () => {
    await login('produtor');
    fault('GET', '/SystemTermsOfUse/VerifyEquals', 401, { error: 'x' });
    const { termsToAccept } = await import('@/modules/session/sessionService');
    await expect(termsToAccept()).rejects.toEqual({ kind: 'unauthorized' });
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: 'invalid' });
    expect(tokenStore.access()).toBeNull();
  });

  it.each([{ profile: 3 }, { ConstantFilter: 'CASH_FLOW' }])(
    'keep it when they speak of %o',
    async (reason) => {
      await login('produtor');
      fault('GET', '/SystemTermsOfUse/VerifyEquals', 401, { error: JSON.stringify(reason) });
      const { termsToAccept } = await import('@/modules/session/sessionService');
      await expect(termsToAccept()).rejects.toEqual({ kind: 'forbidden' });
      expect(session().phase).toBe('signedIn');
    },
  );

  it('do not sign out under the sign-in over a page', async () => {
    await login('produtor');
    store.dispatch(lockSession());
    const { termsToAccept } = await import('@/modules/session/sessionService');
    await expect(termsToAccept()).rejects.toEqual({ kind: 'unauthorized' });
    expect(session()).toMatchObject({ phase: 'signedIn', locked: true });
  });

  it('in the token’s last minute count as its end', async () => {
    demo.tokenSeconds = 30;
    await login('produtor');
    fault('GET', '/SystemTermsOfUse/VerifyEquals', 401);
    const { termsToAccept } = await import('@/modules/session/sessionService');
    await expect(termsToAccept()).rejects.toEqual({ kind: 'unauthorized' });
    expect(session()).toMatchObject({ phase: 'signedIn', locked: true });
  });
});

describe('language chosen on the sign-in screen', () => {
  it('wins over what the server keeps', async () => {
    const { languageChosen } = await import('@/modules/session/sessionSlice');
    const { preferencesChanged } = await import('@/platform/preferences/preferencesSlice');
    const account = demo.world.users.find((row) => row.email === 'produtor@demo.com.br');
    demo.world.users.update(account?.id ?? 0, { preferences: { language: 'pt-BR', theme: 'slate' } });
    store.dispatch(endSession(null));
    store.dispatch(languageChosen('en-US'));
    store.dispatch(preferencesChanged({ language: 'en-US' }));
    await login('produtor');
    expect(selectPreferences(store.getState())).toMatchObject({ language: 'en-US', theme: 'slate' });
  });
});

describe('an answer of GetLoggedUser with a part of another kind', () => {
  type Json = Record<string, unknown>;
  const isObject = (value: unknown): value is Json =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const partsOf = (value: unknown, path: string[] = []): string[][] => {
    if (Array.isArray(value)) return value.length > 0 ? partsOf(value[0], [...path, '*']) : [];
    if (!isObject(value)) return [];
    return Object.keys(value).flatMap((key) => [[...path, key], ...partsOf(value[key], [...path, key])]);
  };
  const put = (value: unknown, [key = '', ...rest]: string[], instead: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => put(item, rest, instead));
    if (!isObject(value)) return value;
    return { ...value, [key]: rest.length > 0 ? put(value[key], rest, instead) : instead };
  };

  it.each(['x', 5, [], {}, true])('is read all the same: %o', async (instead) => {
    await login('produtor');
    const { openSession, answerFor } = await import('../../mocks/session');
    const account = demo.world.users.need(1);
    const answer: unknown = JSON.parse(JSON.stringify(answerFor(openSession(account))));
    const parts = partsOf(answer).filter((path) => path.join() !== 'loggedUser');
    expect(parts.length).toBeGreaterThan(60);
    for (const path of parts) {
      const { identity } = readLoggedUser(put(answer, path, instead));
      expect(identity.links, path.join('.')).toBeInstanceOf(Array);
      expect(typeof identity.name, path.join('.')).toBe('string');
    }
  });
});

// @vitest-environment happy-dom
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ACCESS_TOKEN_KEY, tokenStore } from '@/domain/identity/tokenStore';
import { acceptTerms, selectCustomer, signOut, startSession } from '@/modules/session/sessionFlow';
import { sessionMark } from '@/modules/session/sessionMark';
import { backend } from '../../mocks/faults/backend';
import { demoPassword } from '../../mocks/accounts';
import { server } from '../../mocks/server';
import { demo } from '../../mocks/state';
import { makeStore } from './store';
import {
  HOUR,
  calls,
  customer,
  header,
  login,
  now,
  session,
  tokenWith,
  user,
  startSessionDemo,
} from './session.test.kit';

startSessionDemo();

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

  it('lets in on a device without room to keep anything, for as long as the page lasts', async () => {
    const storage = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      setItem(key: string, text: string) {
        // The demo's cookies stand in for the browser's own.
        if (!key.includes('cookie')) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, text);
      },
    });
    await login('produtor');
    expect(session()).toMatchObject({ phase: 'signedIn' });
    expect(tokenStore.access()).not.toBeNull();
    expect(sessionMark.read()?.customerName).toBe('AGROPECUARIA SANTA HELENA LTDA');
    await now.store.dispatch(signOut());
    expect(tokenStore.access()).toBeNull();
  });

  it('knows the server’s word for a wrong password, and leaves everything as it was', async () => {
    const result = await login('produtor', 'errada');
    expect(result.payload).toEqual({ key: 'wrong' });
    expect(session().phase).toBe('starting');
    expect(tokenStore.access()).toBeNull();
  });

  it.each([
    [400, { error: { message: 'Conta bloqueada' } }, { message: 'Conta bloqueada' }],
    [401, { success: false }, { key: 'wrong' }],
    [403, undefined, { key: 'wrong' }],
    [500, { error: { message: 'Banco fora do ar' } }, { message: 'Banco fora do ar' }],
    [
      500,
      { details: [{ message: 'Banco fora do ar.' }, { message: 'Fila cheia.' }] },
      { message: 'Banco fora do ar. · Fila cheia.' },
    ],
    [500, undefined, { key: 'server' }],
    [404, undefined, { key: 'server' }],
    [200, { success: false }, { key: 'wrong' }],
    [200, { nada: 1 }, { key: 'server' }],
    [200, 'null', { key: 'server' }],
    [0, undefined, { key: 'offline' }],
    [200, 'isto não é JSON', { key: 'server' }],
  ])('by %i with %o says %o', async (status, body, failure) => {
    backend.answers('signIn', body, { status });
    expect((await login('produtor')).payload).toEqual(failure);
    expect(session().phase).toBe('starting');
  });

  it('fails in words when the user cannot be read', async () => {
    server.use(http.get('*/User/GetLoggedUser', () => HttpResponse.text('{"loggedUser":')));
    expect((await login('produtor')).payload).toEqual({ key: 'server' });
    expect(session().phase).toBe('starting');
  });

  it.each([
    [401, undefined, { key: 'server' }],
    [401, { error: JSON.stringify({ profile: 'x' }) }, { key: 'server' }],
    [500, { error: { message: 'Banco fora do ar' } }, { message: 'Banco fora do ar' }],
  ])('blames no password for a user refused by %i with %o', async (status, body, failure) => {
    backend.answers('loadUser', body, { status });
    expect((await login('produtor')).payload).toEqual(failure);
  });

  it('finds the terms of who has not accepted them, and forgets them once accepted', async () => {
    await login('termos');
    const { terms } = session();
    expect(terms?.htmlCode).toContain('Termos de uso da plataforma');
    await now.store.dispatch(acceptTerms(terms?.id ?? 0));
    expect(session().terms).toBeNull();
    const [accepted] = calls('/SystemTermsOfUse/SetSystemTermsOfUseForUser');
    expect(accepted).toMatchObject({ method: 'PATCH', query: { id: '2' }, body: { termOfUseType: 1 } });
  });

  it('keeps the terms when accepting them fails', async () => {
    await login('termos');
    backend.refuses('acceptTerms');
    await now.store.dispatch(acceptTerms(2));
    expect(session().terms).not.toBeNull();
  });

  it('uses a fresh anti-forgery token after each sign-in', async () => {
    await login('produtor');
    const first = tokenStore.form();
    await now.store.dispatch(signOut());
    expect(tokenStore.form()).toBeNull();
    await login('termos');
    expect(tokenStore.form()).not.toBe(first);
    await now.store.dispatch(acceptTerms(2));
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
    await now.store.dispatch(startSession());
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: null });
    expect(demo.calls).toEqual([]);
  });

  it('with an expired token says so, asks nothing and drops it', async () => {
    localStorage.setItem(ACCESS_TOKEN_KEY, tokenWith({ exp: Date.now() / 1000 - 1 }));
    await now.store.dispatch(startSession());
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: 'expired' });
    expect(tokenStore.access()).toBeNull();
    expect(demo.calls).toEqual([]);
  });

  it.each(['lixo', 'a.b.c', '', tokenWith({ exp: 'amanhã' })])(
    'with the garbled token %o ends',
    async (token) => {
      localStorage.setItem(ACCESS_TOKEN_KEY, token);
      await now.store.dispatch(startSession());
      expect(session()).toMatchObject({
        phase: 'signedOut',
        endReason: token === '' ? null : 'tokenLoginFailed',
      });
    },
  );

  it('with a valid token loads the user by it', async () => {
    await login('produtor');
    const token = tokenStore.access();
    now.store = makeStore();
    demo.calls.length = 0;
    await now.store.dispatch(startSession());
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
    backend.answers('loadUser', undefined, { status });
    now.store = makeStore();
    await now.store.dispatch(startSession());
    expect(session().phase).toBe(phase);
    expect(session().endReason).toBe(phase === 'signedOut' ? 'tokenLoginFailed' : null);
    expect(tokenStore.access()).toBe(phase === 'signedOut' ? null : token);
  });

  it('does not bring back the token of a session that another tab ended meanwhile', async () => {
    await login('produtor');
    now.store = makeStore();
    const start = now.store.dispatch(startSession());
    localStorage.removeItem(ACCESS_TOKEN_KEY);
    await start;
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: 'elsewhere' });
    expect(tokenStore.access()).toBeNull();
  });

  it('goes on with the kept token once the server answers again', async () => {
    await login('produtor');
    backend.cutsOff('loadUser', { times: 1 });
    now.store = makeStore();
    await now.store.dispatch(startSession());
    expect(session().phase).toBe('unreachable');
    await now.store.dispatch(startSession());
    expect(session().phase).toBe('signedIn');
  });

  it('lets in when the terms cannot be read', async () => {
    await login('produtor');
    backend.breaks('checkTerms');
    now.store = makeStore();
    await now.store.dispatch(startSession());
    expect(session()).toMatchObject({ phase: 'signedIn', terms: null });
    expect(now.logged).toContain('terms not read');
  });
});

describe('terms that could not be read at the entry', () => {
  afterEach(() => vi.useRealTimers());
  const later = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

  it.each([
    [500, undefined],
    [200, []],
    [200, { id: 2, htmlCode: '<p> </p>' }],
  ])('answered by %i %o, are asked for again in the same session', async (status, body) => {
    backend.answers('checkTerms', body, { status, times: 2 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await login('termos');
    expect(session()).toMatchObject({ phase: 'signedIn', terms: null });
    // The second try fails as well, the third comes through.
    await later(1);
    await expect.poll(() => calls('/SystemTermsOfUse/VerifyEquals').length).toBe(2);
    expect(session().terms).toBeNull();
    await later(2);
    await expect.poll(() => session().terms?.htmlCode).toContain('<');
  });

  it('are not requested again after sign-out', async () => {
    backend.breaks('checkTerms', { times: 1 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await login('termos');
    await now.store.dispatch(signOut());
    await later(30);
    expect(calls('/SystemTermsOfUse/VerifyEquals')).toHaveLength(1);
  });
});

describe('choice of a customer', () => {
  it('asks the server, notes the access and marks the session', async () => {
    await login('multi');
    expect(customer()).toBeNull();
    const link = user()?.links[1];
    if (!link) throw new Error('multi has customers');
    await now.store.dispatch(selectCustomer(link));
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
    backend.breaks('chooseCustomer');
    const link = user()?.links[0];
    if (!link) throw new Error('multi has customers');
    const result = await now.store.dispatch(selectCustomer(link));
    expect(result.meta.requestStatus).toBe('rejected');
    expect(customer()).toBeNull();
    expect(session().switching).toBe(false);
    expect(sessionMark.read()).toMatchObject({ linkId: null });
  });
});

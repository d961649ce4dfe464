// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { selectCustomer as selectCurrentCustomer, selectIdentity } from '@/domain/identity/selectors';
import { tokenStore } from '@/domain/identity/tokenStore';
import { reenter } from '@/modules/session/reentryFlow';
import { endSession, lockSession, selectCustomer, signIn, signOut } from '@/modules/session/sessionFlow';
import { termsToAccept } from '@/modules/session/sessionService';
import { languageChosen, reentryRequested, selectSession } from '@/modules/session/sessionSlice';
import { setLogSink } from '@/platform/log/log';
import { preferencesChanged, selectPreferences } from '@/platform/preferences/preferencesSlice';
import { backend } from '../../mocks/faults/backend';
import { demoPassword } from '../../mocks/accounts';
import { resetDemo, server } from '../../mocks/server';
import { answerFor, openSession } from '../../mocks/session';
import { demo } from '../../mocks/state';
import { callFailed, wireHttpPolicy } from './httpPolicy';
import { makeStore } from './store';

let store: ReturnType<typeof makeStore>;
const session = () => selectSession(store.getState());
const user = () => selectIdentity(store.getState());
const customer = () => selectCurrentCustomer(store.getState());

function login(account: string, password = demoPassword) {
  return store.dispatch(signIn({ email: `${account}@demo.com.br`, password }));
}
function calls(path: string) {
  return demo.calls.filter((call) => call.path.toLowerCase() === path.toLowerCase());
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  setLogSink(() => undefined);
  store = makeStore();
  wireHttpPolicy(store, () => undefined);
});
afterEach(async () => {
  // The browser's cookie outlives a test; signing out takes it away.
  await store.dispatch(signOut());
  server.resetHandlers();
  resetDemo();
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
    expect((await again('multi', 'errada')).payload).toEqual({ key: 'wrong' });
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
    store.dispatch(reentryRequested());
    backend.breaks('loadUser');
    await again('produtor');
    expect(tokenStore.access()).toBe(token);
    expect(session().phase).toBe('signedIn');
  });
});

describe('a failed call', () => {
  it('is recorded in the store with what the user is told', async () => {
    await login('produtor');
    backend.breaks('checkTerms', {
      body: {
        details: [{ message: 'Sem espaço' }, { message: 'em disco' }],
      },
    });
    const recorded = vi.spyOn(store, 'dispatch');
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
    backend.endsSession('checkTerms', { body: { error: 'x' } });
    await expect(termsToAccept()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: 'invalid' });
    expect(tokenStore.access()).toBeNull();
  });

  it.each([{ profile: 3 }, { ConstantFilter: 'CASH_FLOW' }])(
    'keep it when they speak of %o',
    async (reason) => {
      await login('produtor');
      backend.endsSession('checkTerms', { body: { error: JSON.stringify(reason) } });
      await expect(termsToAccept()).rejects.toMatchObject({ kind: 'forbidden' });
      expect(session().phase).toBe('signedIn');
    },
  );

  it('do not sign out under the sign-in over a page', async () => {
    await login('produtor');
    store.dispatch(lockSession());
    await expect(termsToAccept()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(session()).toMatchObject({ phase: 'signedIn', locked: true });
  });

  it('in the token’s last minute count as its end', async () => {
    demo.tokenSeconds = 30;
    await login('produtor');
    backend.endsSession('checkTerms');
    await expect(termsToAccept()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(session()).toMatchObject({ phase: 'signedIn', locked: true });
  });
});

describe('language chosen on the sign-in screen', () => {
  it('wins over what the server keeps', async () => {
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
    const account = demo.world.users.need(1);
    const answer: unknown = JSON.parse(JSON.stringify(answerFor(openSession(account))));
    const parts = partsOf(answer).filter((path) => path.join() !== 'loggedUser');
    expect(parts.length).toBeGreaterThan(60);
    const unread = parts.filter((path) => {
      const { identity } = readLoggedUser(put(answer, path, instead));
      return !Array.isArray(identity.links) || typeof identity.name !== 'string';
    });
    expect(unread.map((path) => path.join('.'))).toEqual([]);
  });
});

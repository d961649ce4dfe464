// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { selectCustomer as selectCurrentCustomer, selectIdentity } from '@/domain/identity/selectors';
import { signIn, signOut } from '@/modules/session/sessionFlow';
import { selectSession } from '@/modules/session/sessionSlice';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { setLogSink } from '@/platform/log/log';
import { demoPassword } from '../../mocks/accounts';
import { resetDemo, server } from '../../mocks/server';
import { demo } from '../../mocks/state';
import { wireHttpPolicy } from './httpPolicy';
import { makeStore } from './store';

export const HOUR = 3_600_000;

/** What the present test has: a store of its own, and what was logged. */
export const now = { store: makeStore(), logged: [] as string[] };
export const session = () => selectSession(now.store.getState());
export const user = () => selectIdentity(now.store.getState());
export const customer = () => selectCurrentCustomer(now.store.getState());

export function login(account: string, password = demoPassword) {
  return now.store.dispatch(signIn({ email: `${account}@demo.com.br`, password }));
}
export function calls(path: string) {
  return demo.calls.filter((call) => call.path.toLowerCase() === path.toLowerCase());
}
export function header(path: string, name: string) {
  return new Headers(calls(path)[0]?.headers).get(name);
}
/** A token as the server makes them, for what the browser itself reads of it. */
export function tokenWith(claims: object): string {
  return `e30.${btoa(JSON.stringify(claims))}.x`;
}

/** Starts each test of the file with an empty browser and the demo's seeded world. */
export function startSessionDemo(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    sharedComputer.set(false);
    now.logged = [];
    setLogSink(({ message }) => now.logged.push(message));
    now.store = makeStore();
    wireHttpPolicy(now.store, () => undefined);
  });
  afterEach(async () => {
    // The browser's cookie outlives a test; signing out takes it away.
    await now.store.dispatch(signOut());
    server.resetHandlers();
    resetDemo();
  });
}

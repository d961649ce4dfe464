// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerSelected } from '@/domain/identity/events';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { readCustomer, readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { selectIdentity } from '@/domain/identity/selectors';
import { ACCESS_TOKEN_KEY, tokenStore } from '@/domain/identity/tokenStore';
import { markOf, SESSION_MARK_KEY, sessionMark } from '@/modules/session/sessionMark';
import { customerSwitching, selectSession, tokenKept } from '@/modules/session/sessionSlice';
import { watchCustomer } from './customerWatch';
import { watchSession } from './sessionWatch';
import { makeStore } from './store';

const START = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

let store: ReturnType<typeof makeStore>;
let stop: () => void;
const session = () => selectSession(store.getState());

function tokenUntil(at: number): string {
  return `e30.${btoa(JSON.stringify({ exp: at / 1000 }))}.x`;
}
/** Writes as another tab would, with the event that this one gets. */
function otherTab(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
function poll(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}
function customer(id: number, name: string) {
  const read = readCustomer({ id, customerId: id * 10, customerName: name });
  if (!read) throw new Error('not a customer');
  return read;
}
function enter(expiresAt: number): void {
  const { identity } = readLoggedUser({ loggedUser: { id: 7, name: 'Ana' } });
  tokenStore.keep(tokenUntil(expiresAt), 'form');
  const entered = { ...identity, currentCustomer: customer(1, 'FAZENDA A') };
  sessionMark.keep(markOf(entered));
  store.dispatch(tokenKept(expiresAt));
  store.dispatch(identityLoaded(entered));
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  store = makeStore();
  const stops = [watchSession(store), watchCustomer(store)];
  stop = () => stops.forEach((end) => end());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the end of the token', () => {
  it('drops it at that moment and leaves user and page where they are', () => {
    enter(START + HOUR);
    vi.advanceTimersByTime(HOUR - 1);
    expect(session().locked).toBe(false);
    vi.advanceTimersByTime(1);
    expect(session()).toMatchObject({ phase: 'signedIn', locked: true });
    expect(tokenStore.access()).toBeNull();
    expect(tokenStore.form()).toBeNull();
    expect(selectIdentity(store.getState())?.name).toBe('Ana');
    expect(sessionMark.read()).not.toBeNull();
  });

  it('is seen when the computer wakes up', () => {
    enter(START + HOUR);
    vi.setSystemTime(START + 2 * HOUR);
    expect(session().locked).toBe(false);
    poll();
    expect(session().locked).toBe(true);
  });

  it('does not come early for a token of many weeks', () => {
    enter(START + 60 * 24 * HOUR);
    vi.advanceTimersByTime(59 * 24 * HOUR);
    expect(session().locked).toBe(false);
    vi.advanceTimersByTime(24 * HOUR);
    expect(session().locked).toBe(true);
  });

  it('is put off by a token that another tab has got', () => {
    enter(START + HOUR);
    vi.advanceTimersByTime(HOUR / 2);
    otherTab(ACCESS_TOKEN_KEY, tokenUntil(START + 3 * HOUR));
    expect(session().expiresAt).toBe(START + 3 * HOUR);
    vi.advanceTimersByTime(2 * HOUR);
    expect(session().locked).toBe(false);
  });

  it('is over when the same user signs in in another tab', () => {
    enter(START + HOUR);
    vi.advanceTimersByTime(HOUR);
    expect(session().locked).toBe(true);
    otherTab(ACCESS_TOKEN_KEY, tokenUntil(START + 9 * HOUR));
    expect(session()).toMatchObject({ phase: 'signedIn', locked: false, expiresAt: START + 9 * HOUR });
  });

  it('never comes for a token that does not say it', () => {
    enter(START + HOUR);
    store.dispatch(tokenKept(null));
    vi.advanceTimersByTime(100 * 24 * HOUR);
    poll();
    expect(session().locked).toBe(false);
  });

  it('in this tab signs no other tab out', () => {
    enter(START + HOUR);
    otherTab(ACCESS_TOKEN_KEY, null);
    expect(session()).toMatchObject({ phase: 'signedIn', locked: false });
  });
});

describe('other tabs', () => {
  const mark = (over: object) =>
    otherTab(
      SESSION_MARK_KEY,
      JSON.stringify({ userId: '7', linkId: 1, customerName: 'FAZENDA A', ...over }),
    );

  it('sign this one out with them', () => {
    enter(START + HOUR);
    otherTab(SESSION_MARK_KEY, null);
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: 'elsewhere' });
    expect(selectIdentity(store.getState())).toBeNull();
    expect(tokenStore.access()).toBeNull();
  });

  it('with another user end this one’s session and keep their tokens', () => {
    enter(START + HOUR);
    mark({ userId: '8' });
    tokenStore.keep('theirs', 'theirs');
    expect(session()).toMatchObject({ phase: 'signedOut', endReason: 'elsewhere' });
    expect(tokenStore.access()).toBe('theirs');
  });

  it('at another customer are named', () => {
    enter(START + HOUR);
    mark({ linkId: 2, customerName: 'GRANJA B' });
    expect(session()).toMatchObject({ phase: 'signedIn', otherCustomer: { name: 'GRANJA B' } });
    mark({ linkId: 3, customerName: 'SITIO C' });
    expect(session().otherCustomer).toEqual({ name: 'SITIO C' });
  });

  it('that come back to this customer say nothing any more', () => {
    enter(START + HOUR);
    mark({ linkId: 2, customerName: 'GRANJA B' });
    mark({});
    expect(session().otherCustomer).toBeNull();
  });

  it('that have not chosen yet are told of without a name', () => {
    enter(START + HOUR);
    mark({ linkId: null, customerName: null });
    expect(session().otherCustomer).toEqual({ name: null });
  });

  it('are noticed on waking up, too', () => {
    enter(START + HOUR);
    sessionMark.keep({ userId: '7', linkId: 2, customerName: 'GRANJA B' });
    expect(session().otherCustomer).toBeNull();
    poll();
    expect(session().otherCustomer).toEqual({ name: 'GRANJA B' });
  });

  it('do not count while this tab is changing its own customer', () => {
    enter(START + HOUR);
    store.dispatch(customerSwitching(true));
    mark({ linkId: 2, customerName: 'GRANJA B' });
    expect(session().otherCustomer).toBeNull();
    store.dispatch(customerSelected(customer(2, 'GRANJA B')));
    store.dispatch(customerSwitching(false));
    poll();
    expect(session().otherCustomer).toBeNull();
  });

  it('change nothing where no user is signed in', () => {
    mark({ userId: '8' });
    expect(session()).toMatchObject({ phase: 'starting', otherCustomer: null });
  });
});

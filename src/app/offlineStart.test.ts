// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../mocks/build/session';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { selectIdentity } from '@/domain/identity/selectors';
import { keepEntrant, startOffline } from '@/modules/session/offlineEntry';
import { markOf, sessionMark } from '@/modules/session/sessionMark';
import { selectSession } from '@/modules/session/sessionSlice';
import { connection } from '@/platform/connection/connection';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { configureKeptData, type Kept } from '@/platform/store/keptAnswers';
import { calls, login, now, session, startSessionDemo, user } from './session.test.kit';
import { makeStore } from './store';

let kept: Map<string, Kept<unknown>>;
const { identity } = readLoggedUser(aLoggedUserAnswer('produtor'));

beforeEach(() => {
  kept = new Map();
  configureKeptData({
    get: (key) => Promise.resolve(kept.get(key)),
    set: (key, value) => {
      kept.set(key, value);
      return Promise.resolve();
    },
  });
  sessionMark.keep(markOf(identity));
});
afterEach(() => {
  configureKeptData();
  sharedComputer.set(false);
  localStorage.clear();
  vi.useRealTimers();
});

it('goes on without a network with the person who was seen here last', async () => {
  await keepEntrant(identity);
  const store = makeStore();
  expect(await store.dispatch(startOffline())).toBe(true);
  expect(selectIdentity(store.getState())?.email).toBe(identity.email);
  expect(selectSession(store.getState()).phase).toBe('signedIn');
});

it.each([
  ['another user', { userId: `${identity.id}0` }],
  ['another customer of the same user', { linkId: 999_999 }],
])('does not start with what was kept of %s', async (_who, difference) => {
  await keepEntrant(identity);
  sessionMark.keep({ ...markOf(identity), ...difference });
  const store = makeStore();
  expect(await store.dispatch(startOffline())).toBe(false);
  expect(selectIdentity(store.getState())).toBeNull();
});

it('does not start after a fortnight, and keeps nothing on a shared computer', async () => {
  await keepEntrant(identity);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 86_400_000 });
  expect(await makeStore().dispatch(startOffline())).toBe(false);
  vi.useRealTimers();
  kept.clear();
  sharedComputer.set(true);
  await keepEntrant(identity);
  expect(kept.size).toBe(0);
});

describe('when the network is back', () => {
  startSessionDemo();

  it.each([
    [503, false],
    [401, true],
  ])('an answer of %i to who is signed in: the sign-in stands over the page %s', async (status, isLocked) => {
    await login('produtor');
    const identity = user();
    if (!identity) throw new Error('not signed in');
    await keepEntrant(identity);
    const { store } = now;
    expect(await store.dispatch(startOffline())).toBe(true);
    connection.wentOffline();
    const before = calls('/User/GetLoggedUser').length;
    backend.answers('loadUser', {}, { status, times: 1 });
    connection.cameBack();
    await vi.waitFor(() => expect(calls('/User/GetLoggedUser').length).toBeGreaterThan(before));
    // The answer has been read by then.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(session().locked).toBe(isLocked);
    expect(session().phase).toBe('signedIn');
    connection.wentOffline();
    connection.cameBack();
  });
});

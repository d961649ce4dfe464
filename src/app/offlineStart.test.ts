// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aLoggedUserAnswer } from '../../mocks/build/session';
import { readLoggedUser } from '@/domain/identity/readIdentity';
import { selectIdentity } from '@/domain/identity/selectors';
import { keepEntrant, startOffline } from '@/modules/session/offlineEntry';
import { markOf, sessionMark } from '@/modules/session/sessionMark';
import { selectSession } from '@/modules/session/sessionSlice';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { configureKeptData, type Kept } from '@/platform/store/keptAnswers';
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
])('lets nobody in by what was kept of %s', async (_who, difference) => {
  await keepEntrant(identity);
  sessionMark.keep({ ...markOf(identity), ...difference });
  const store = makeStore();
  expect(await store.dispatch(startOffline())).toBe(false);
  expect(selectIdentity(store.getState())).toBeNull();
});

it('lets nobody in after a fortnight, and keeps nothing on a shared computer', async () => {
  await keepEntrant(identity);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 86_400_000 });
  expect(await makeStore().dispatch(startOffline())).toBe(false);
  vi.useRealTimers();
  kept.clear();
  sharedComputer.set(true);
  await keepEntrant(identity);
  expect(kept.size).toBe(0);
});

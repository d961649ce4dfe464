// @vitest-environment happy-dom
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedOut } from '@/domain/identity/events';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { signOut } from '@/modules/session/sessionFlow';
import { setLogSink } from '@/platform/log/log';
import { holdsUnsentPreferences, storedPreferences } from '@/platform/preferences/preferences';
import { preferencesChanged } from '@/platform/preferences/preferencesSlice';
import { syncPreferences } from './preferencesSync';
import { makeStore } from './store';

const sent: unknown[] = [];
const server = setupServer(
  http.post('*/api/auth/user/update', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({});
  }),
  http.get('*/Login/LogoutReact', () => HttpResponse.json({})),
);
const { identity } = readLoggedUser({ loggedUser: { id: 7 } });
let store: ReturnType<typeof makeStore>;
let stop: () => void;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(i18next, 'changeLanguage').mockImplementation((language) => {
    i18next.language = language ?? '';
    return Promise.resolve(i18next.t);
  });
  i18next.language = 'pt-BR';
  store = makeStore();
  stop = syncPreferences(store);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function rest(ms: number) {
  vi.advanceTimersByTime(ms);
  vi.useRealTimers();
}

describe('a change of the look', () => {
  it('before the entry stays in this browser', async () => {
    store.dispatch(preferencesChanged({ language: 'en-US' }));
    expect(storedPreferences()).toMatchObject({ language: 'en-US' });
    expect(i18next.language).toBe('en-US');
    await rest(5000);
    expect(sent).toEqual([]);
  });

  it('of the user is kept for them and sent once, when they rest', async () => {
    store.dispatch(identityLoaded(identity));
    store.dispatch(preferencesChanged({ theme: 'tech' }));
    store.dispatch(preferencesChanged({ theme: 'slate' }));
    store.dispatch(preferencesChanged({ layout: 'horizontal' }));
    expect(storedPreferences('7')).toMatchObject({ theme: 'slate', layout: 'horizontal' });
    vi.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    await rest(1);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({ preferences: { theme: 'slate', layout: 'horizontal' } });
  });

  it('that a reload cut off is sent after the next entry, and then no more', async () => {
    store.dispatch(identityLoaded(identity));
    store.dispatch(preferencesChanged({ theme: 'slate' }));
    expect(holdsUnsentPreferences('7')).toBe(true);
    stop();
    store = makeStore();
    stop = syncPreferences(store);
    store.dispatch(preferencesChanged(storedPreferences('7')));
    store.dispatch(identityLoaded(identity));
    await rest(1000);
    await expect
      .poll(() => sent)
      .toEqual([{ preferences: expect.objectContaining({ theme: 'slate' }) as object }]);
    await expect.poll(() => holdsUnsentPreferences('7')).toBe(false);
  });

  it('that comes with an entry is not sent back', async () => {
    store.dispatch(preferencesChanged({ theme: 'beach' }));
    store.dispatch(identityLoaded(identity));
    expect(storedPreferences('7')).toMatchObject({ theme: 'beach' });
    await rest(5000);
    expect(sent).toEqual([]);
  });

  it('is followed on a device without room to keep it', async () => {
    setLogSink(() => undefined);
    store.dispatch(identityLoaded(identity));
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => undefined });
    store.dispatch(preferencesChanged({ theme: 'tech', language: 'en-US' }));
    expect(i18next.language).toBe('en-US');
    await rest(1000);
    await expect.poll(() => sent.length).toBe(1);
  });

  it('just before a sign-out is sent before it', async () => {
    store.dispatch(identityLoaded(identity));
    store.dispatch(preferencesChanged({ theme: 'sunset' }));
    vi.useRealTimers();
    await store.dispatch(signOut());
    expect(sent).toHaveLength(1);
  });

  it('leaves the last look for the sign-in screen', () => {
    store.dispatch(identityLoaded(identity));
    store.dispatch(preferencesChanged({ theme: 'deepOcean' }));
    store.dispatch(signedOut(null));
    expect(store.getState()).toMatchObject({ preferences: { theme: 'deepOcean' } });
    expect(storedPreferences()).toMatchObject({ theme: 'deepOcean' });
  });
});

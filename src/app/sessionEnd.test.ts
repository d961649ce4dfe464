// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokenStore } from '@/domain/identity/tokenStore';
import { endSession, lockSession, onSessionGone } from '@/modules/session/sessionEnd';
import { onBeforeSignOut, signIn, signOut, startSession } from '@/modules/session/sessionFlow';
import { sessionMark } from '@/modules/session/sessionMark';
import { configureKeptHere } from '@/platform/drafts/keptHere';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { confirmQueue } from '@/platform/ui/confirm';
import { backend } from '../../mocks/faults/backend';
import { demoPassword } from '../../mocks/accounts';
import { makeStore } from './store';
import { calls, login, now, session, user, startSessionDemo } from './session.test.kit';

startSessionDemo();

describe('a session that is over', () => {
  it.each([
    ['expired', () => endSession('expired')],
    ['refused', () => endSession('invalid')],
    ['locked', () => lockSession()],
  ])('because it is %s ends what this browser does for it, without the tokens', async (_, end) => {
    await login('produtor');
    const seen: (string | null)[] = [];
    const forget = onSessionGone(() => {
      seen.push(tokenStore.access());
      return Promise.reject(new Error('no worker'));
    });
    now.store.dispatch(end());
    forget();
    expect(seen).toEqual([null]);
    await expect.poll(() => now.logged).toContain('step after the session failed');
  });
});

describe('sign-out', () => {
  it('runs what must be done before, tells the server, and drops tokens, user and mark', async () => {
    await login('produtor');
    const seen: (string | null)[] = [];
    const forget = onBeforeSignOut(async () => void seen.push(tokenStore.access()));
    await now.store.dispatch(signOut());
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
    backend.breaks('signOut');
    await now.store.dispatch(signOut());
    expect(session().phase).toBe('signedOut');
    expect(now.logged).toContain('sign-out not told to the server');
  });

  it('that the server did not take is known, and told again at the next start', async () => {
    await login('produtor');
    backend.breaks('signOut', { times: 2 });
    await now.store.dispatch(signOut());
    expect(session()).toMatchObject({ phase: 'signedOut', serverSessionOpen: true });
    now.store = makeStore();
    await now.store.dispatch(startSession());
    await expect.poll(() => session().serverSessionOpen).toBe(true);
    now.store = makeStore();
    await now.store.dispatch(startSession());
    await expect.poll(() => calls('/Login/LogoutReact').length).toBe(3);
    expect(session().serverSessionOpen).toBe(false);
    now.store = makeStore();
    await now.store.dispatch(startSession());
    expect(calls('/Login/LogoutReact')).toHaveLength(3);
  });

  it('is owed no more once somebody has signed in', async () => {
    await login('produtor');
    backend.breaks('signOut', { times: 1 });
    await now.store.dispatch(signOut());
    await login('dono');
    expect(session().serverSessionOpen).toBe(false);
    now.store = makeStore();
    tokenStore.clear();
    await now.store.dispatch(startSession());
    expect(calls('/Login/LogoutReact')).toHaveLength(1);
  });

  describe('with things kept in this browser', () => {
    let kept: Map<string, unknown>;
    beforeEach(() => {
      kept = new Map<string, unknown>([
        ['draft|1/1|/parceiros/novo|new', { savedAt: Date.now() }],
        ['draft|3/1|/parceiros/novo|new', { savedAt: Date.now() }],
        ['kept|1/1|home/calendar', { at: Date.now() }],
      ]);
      configureKeptHere({
        entries: () => Promise.resolve([...kept]),
        remove: (keys) => Promise.resolve(keys.forEach((key) => kept.delete(key))),
      });
      localStorage.setItem('ep.recent.1/1', '[]');
    });
    afterEach(() => configureKeptHere());
    const answerQuestion = async (yes: boolean) => {
      await expect.poll(() => confirmQueue.current()?.request.title).toBeDefined();
      confirmQueue.current()?.answer(yes);
    };

    it('forgets answers and recent pages; drafts stay unless they are to go', async () => {
      await login('produtor');
      const leaving = now.store.dispatch(signOut());
      await answerQuestion(false);
      await leaving;
      expect([...kept.keys()]).toEqual(['draft|1/1|/parceiros/novo|new', 'draft|3/1|/parceiros/novo|new']);
      expect(localStorage.getItem('ep.recent.1/1')).toBeNull();

      await login('produtor');
      const again = now.store.dispatch(signOut());
      await answerQuestion(true);
      await again;
      expect([...kept.keys()]).toEqual(['draft|3/1|/parceiros/novo|new']);
    });

    it('asks nothing without drafts', async () => {
      kept.clear();
      await login('produtor');
      await now.store.dispatch(signOut());
      expect(confirmQueue.current()).toBeUndefined();
    });

    it('on a shared computer asks nothing, and leaves nothing', async () => {
      await now.store.dispatch(
        signIn({ email: 'produtor@demo.com.br', password: demoPassword, shared: true }),
      );
      expect(sharedComputer.is()).toBe(true);
      await now.store.dispatch(signOut());
      expect([...kept.keys()]).toEqual(['draft|3/1|/parceiros/novo|new']);
      expect(sharedComputer.is()).toBe(false);
    });
  });
});

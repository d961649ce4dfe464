// @vitest-environment happy-dom
import { startI18n } from '@/platform/i18n/i18n';
import { toastQueue } from '@/platform/ui/toast';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokenStore } from '@/domain/identity/tokenStore';
import { endSession, lockSession, onSessionGone } from '@/modules/session/sessionEnd';
import { onBeforeSignOut, signIn, signOut, startSession } from '@/modules/session/sessionFlow';
import { sessionMark } from '@/modules/session/sessionMark';
import { configureKeptHere } from '@/platform/drafts/keptHere';
import { configureOutboxSenders } from '@/platform/outbox/waitingHere';
import { goesOf, isListed } from '@/platform/store/deviceStores';
import { localStore } from '@/platform/store/localStore';
import { configureScope } from '@/platform/store/scope';
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
    const answerQuestion = async (answer: boolean | 'other') => {
      await expect.poll(() => confirmQueue.current()?.request.title).toBeDefined();
      confirmQueue.current()?.answer(answer);
    };

    it('forgets answers and recent pages; drafts stay unless they are to go', async () => {
      await login('produtor');
      const leaving = now.store.dispatch(signOut());
      await answerQuestion(true);
      expect(await leaving).toBe(true);
      expect([...kept.keys()]).toEqual(['draft|1/1|/parceiros/novo|new', 'draft|3/1|/parceiros/novo|new']);
      expect(localStorage.getItem('ep.recent.1/1')).toBeNull();

      await login('produtor');
      const again = now.store.dispatch(signOut());
      await answerQuestion('other');
      await again;
      expect([...kept.keys()]).toEqual(['draft|3/1|/parceiros/novo|new']);
    });

    it('has a way back from the question on drafts', async () => {
      await login('produtor');
      const leaving = now.store.dispatch(signOut());
      await answerQuestion(false);
      expect(await leaving).toBe(false);
      expect(session().phase).toBe('signedIn');
      expect(tokenStore.access()).not.toBeNull();
      expect(kept.size).toBe(3);
      kept.clear();
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

  describe('with entries that wait for the network', () => {
    const place = 'ep.round.1/1';
    const entry = (key: string, refusal: string | null = null) => ({
      key,
      at: 1,
      values: { name: 'Aviário 1', lotId: 1, figures: {}, type: 'mortality', day: '2026-11-28', body: {} },
      refusal,
    });
    const question = async () => {
      await expect.poll(() => confirmQueue.current()?.request.title).toBeDefined();
      const pending = confirmQueue.current();
      if (!pending) throw new Error('nothing is asked');
      return pending;
    };
    const answering = async (answer: boolean | 'other') => (await question()).answer(answer);
    let sent: number;
    beforeEach(async () => {
      sent = 0;
      await startI18n('pt-BR', ['common', 'session']);
      const none = () => Promise.resolve({ sent: 0, refused: 0, stopped: null });
      configureOutboxSenders({
        loads: none,
        feeding: none,
        fieldOccurrences: none,
        round: () => {
          sent += 1;
          if (sent === 1) return Promise.resolve({ sent: 0, refused: 0, stopped: { kind: 'offline' } });
          localStorage.removeItem(place);
          return Promise.resolve({ sent: 2, refused: 0, stopped: null });
        },
      });
      configureScope(() => (user() ? '1/1' : ''));
    });
    afterEach(() => {
      configureOutboxSenders(null);
      configureScope(() => '');
      toastQueue.take();
    });

    it('asks: they are sent, and a sending that fails asks again', async () => {
      await login('produtor');
      localStorage.setItem(place, JSON.stringify([entry('a'), entry('b')]));
      const leaving = now.store.dispatch(signOut());
      expect((await question()).request).toMatchObject({
        title: '2 lançamentos esperam para ser enviados',
        confirmLabel: 'Enviar e sair',
        otherLabel: 'Descartar e sair',
        cancelLabel: 'Continuar conectado',
      });
      await answering(true);
      await expect.poll(() => sent).toBe(1);
      expect((await question()).request.body).toContain('a rede ainda não voltou');
      expect(session().phase).toBe('signedIn');
      await answering(true);
      expect(await leaving).toBe(true);
      expect(sent).toBe(2);
      expect(session().phase).toBe('signedOut');
    });

    it('lets the user stay, with everything that waits', async () => {
      await login('produtor');
      localStorage.setItem(place, JSON.stringify([entry('a')]));
      const leaving = now.store.dispatch(signOut());
      await answering(false);
      expect(await leaving).toBe(false);
      expect(session().phase).toBe('signedIn');
      expect(localStorage.getItem(place)).toContain('"a"');
      localStorage.removeItem(place);
    });

    it('discards on the user’s word alone, for all of their customers and for nobody else', async () => {
      await login('produtor');
      localStorage.setItem(place, JSON.stringify([entry('a', 'mais mortas que vivas')]));
      localStorage.setItem('ep.loads.1/2', JSON.stringify([entry('b')]));
      localStorage.setItem('ep.loads.11/2', JSON.stringify([entry('c')]));
      const leaving = now.store.dispatch(signOut());
      const { request } = await question();
      // What the server refused, and what is of another customer, cannot be sent from here.
      expect(request).toMatchObject({
        confirmLabel: 'Descartar e sair',
        otherLabel: undefined,
        danger: true,
      });
      expect(request.body).toMatch(/1 foi recusado.*1 é de outro produtor/);
      await answering(true);
      await leaving;
      expect(Object.keys(localStorage).filter((key) => /round|loads/.test(key))).toEqual(['ep.loads.11/2']);
    });

    it('tells who signs in next what another user has not sent, and keeps it for them', async () => {
      localStorage.setItem('ep.loads.11/2', JSON.stringify([entry('c')]));
      localStorage.setItem('ep.recent.11/2', '[]');
      await login('produtor');
      await expect
        .poll(() => toastQueue.current().map(({ text }) => text))
        .toEqual([expect.stringContaining('1 lançamento de outro usuário espera')]);
      expect(localStorage.getItem('ep.loads.11/2')).not.toBeNull();
      expect(localStorage.getItem('ep.recent.11/2')).toBeNull();
    });
  });

  describe('on a shared computer', () => {
    const signInShared = () =>
      now.store.dispatch(signIn({ email: 'produtor@demo.com.br', password: demoPassword, shared: true }));

    it('the token dies with the window, and the next window ends the session', async () => {
      await signInShared();
      expect(localStorage.getItem('access_token')).toBeNull();
      expect(tokenStore.access()).toEqual(expect.any(String));
      localStorage.setItem('ep.grid.1/1.titles', '{}');
      // A reload goes on.
      now.store = makeStore();
      await now.store.dispatch(startSession());
      expect(session().phase).toBe('signedIn');
      // The window is closed: its storage is gone, and the browser is opened again.
      sessionStorage.clear();
      now.store = makeStore();
      await now.store.dispatch(startSession());
      expect(session().phase).toBe('signedOut');
      expect(sharedComputer.is()).toBe(false);
      await expect.poll(() => calls('/Login/LogoutReact').length).toBe(1);
      expect(sessionMark.read()).toBeNull();
      expect(localStorage.getItem('ep.grid.1/1.titles')).toBeNull();
    });

    it('leaves no key of the person behind', async () => {
      await signInShared();
      localStore.keep('ep.lastChoice.1/1.farm', '7');
      localStore.keep('ep.boot', '{}');
      await now.store.dispatch(signOut());
      expect(Object.keys(sessionStorage)).toEqual([]);
      const ours = Object.keys(localStorage).filter((key) => isListed(key) || key.startsWith('ep.'));
      expect(ours.filter((key) => goesOf(key) !== 'never')).toEqual([]);
    });
  });
});

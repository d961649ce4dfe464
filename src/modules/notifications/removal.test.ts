// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedOut } from '@/domain/identity/events';
import { identityLoaded, identitySlice } from '@/domain/identity/identitySlice';
import type { Identity } from '@/domain/identity/identityWire';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { type LogEntry, setLogSink } from '@/platform/log/log';
import { createAppStore } from '@/platform/store/store';
import { toastQueue } from '@/platform/ui/toast';
import { backend } from '../../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../../mocks/build/session';
import { resetDemo, server } from '../../../mocks/server';
import { demo } from '../../../mocks/state';
import { notifications, pushArrived, selectShown, selectTriage, selectUnread } from './notificationsSlice';
import { pendingRemoval } from './pendingRemoval';
import { readAll } from './reading';
import { dismiss, removeWithUndo } from './removal';

const logged: LogEntry[] = [];
let store: ReturnType<typeof createAppStore>;
let guid: string;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  await pendingRemoval.settle();
  resetDemo();
  toastQueue.take();
  setLogSink((entry) => logged.push(entry));
  const answer = aLoggedUserAnswer('produtor');
  tokenStore.keep(answer.accessToken, answer.tokenForm);
  guid = String(answer.currentCustomer?.id);
  configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError: () => undefined });
  store = createAppStore({ isReset: (action) => signedOut.match(action), keep: [] }, [identitySlice]);
  const identity = { id: String(answer.loggedUser.id), currentCustomer: { id: Number(guid) } };
  store.dispatch(identityLoaded(identity as Identity));
  await store.dispatch(notifications.list.refresh({ userId: identity.id, linkId: Number(guid) }));
  demo.calls.length = 0;
  logged.length = 0;
});

const shown = () => selectShown(store.getState()).map(({ id }) => id);
const calls = (path: string) => demo.calls.filter((call) => call.path === path);
const DELETE_ONE = '/Ncc/DeleteNotification';
const DELETE_ALL = '/Ncc/DeleteNotificationByGuid';

/** The toast that offers to undo. */
function offer() {
  const [toast] = toastQueue.take();
  if (!toast?.action || !toast.onClose) throw new Error('no offer to undo');
  return { undo: toast.action.onClick, gone: toast.onClose };
}

describe('dismissing one', () => {
  it('takes it out at once and tells the server', async () => {
    const [first = ''] = shown();
    const done = store.dispatch(dismiss(first));
    expect(shown()).not.toContain(first);
    await done;
    expect(calls(DELETE_ONE)[0]?.query).toEqual({ _id: first });
    expect(shown()).not.toContain(first);
  });

  it('brings it back when the server fails, and only logs that', async () => {
    backend.breaks('deleteNotification', { times: 1 });
    const before = shown();
    await store.dispatch(dismiss(before[0] ?? ''));
    expect(shown()).toEqual(before);
    expect(logged).toMatchObject([{ message: 'notification not deleted', data: { error: 'server' } }]);
    expect(toastQueue.take()).toEqual([]);
  });

  it('asks nothing for what the server does not know', async () => {
    const [row] = selectShown(store.getState());
    if (!row) throw new Error('no notification');
    store.dispatch(pushArrived({ ...row, id: 'push:1', title: 'Só aqui' }));
    expect(shown()).toContain('push:1');
    await store.dispatch(dismiss('push:1'));
    expect(shown()).not.toContain('push:1');
    expect(calls(DELETE_ONE)).toHaveLength(0);
  });
});

describe('removing with undo', () => {
  it('tells the server when the offer has gone, not before', async () => {
    store.dispatch(removeWithUndo(shown(), guid));
    expect(shown()).toEqual([]);
    expect(demo.calls).toEqual([]);
    offer().gone();
    await expect.poll(() => calls(DELETE_ALL).length).toBe(1);
    expect(calls(DELETE_ALL)[0]?.query).toEqual({ guid });
    expect(demo.world.notifications.filter(({ linkId }) => String(linkId) === guid)).toEqual([]);
  });

  it('undone, it is as if nothing had been', async () => {
    const before = shown();
    store.dispatch(removeWithUndo(before, guid));
    const { undo, gone } = offer();
    undo();
    gone();
    expect(shown()).toEqual(before);
    await pendingRemoval.settle();
    expect(demo.calls).toEqual([]);
  });

  it('of some, dismisses each of them', async () => {
    const [first = '', second = '', ...rest] = shown();
    store.dispatch(removeWithUndo([first, second], null));
    offer().gone();
    await expect.poll(() => calls(DELETE_ONE).length).toBe(2);
    expect(calls(DELETE_ALL)).toHaveLength(0);
    expect(shown()).toEqual(rest);
  });

  it('of all, spares what has come meanwhile', async () => {
    const before = shown();
    const [row] = selectShown(store.getState());
    if (!row) throw new Error('no notification');
    store.dispatch(removeWithUndo(before, guid));
    store.dispatch(pushArrived({ ...row, id: 'ntf-900', title: 'Chegou agora' }));
    offer().gone();
    await expect.poll(() => calls(DELETE_ONE).length).toBe(before.length);
    expect(calls(DELETE_ALL)).toHaveLength(0);
    expect(shown()).toEqual(['ntf-900']);
  });

  it('brings back what the server did not take', async () => {
    backend.breaks('deleteAllNotifications', { times: 1 });
    const before = shown();
    store.dispatch(removeWithUndo(before, guid));
    offer().gone();
    await expect.poll(shown).toEqual(before);
    expect(logged).toMatchObject([{ message: 'notifications not deleted' }]);
  });

  it('is settled by the next one, and when the page is left', async () => {
    const [first = '', second = ''] = shown();
    store.dispatch(removeWithUndo([first], null));
    store.dispatch(removeWithUndo([second], null));
    await expect.poll(() => calls(DELETE_ONE).length).toBe(1);
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => calls(DELETE_ONE).length).toBe(2);
  });
});

describe('reading', () => {
  it('counts nothing more at once, and keeps what was new marked until it is put aside', async () => {
    const unread = selectUnread(store.getState()).map(({ id }) => id);
    expect(unread).toHaveLength(3);
    const done = store.dispatch(readAll(unread, guid));
    expect(selectUnread(store.getState())).toEqual([]);
    expect(selectTriage(store.getState()).fresh).toEqual(unread);
    await done;
    expect(calls('/Ncc/SetIsReadByGuid')[0]?.query).toEqual({ guid });
  });

  it('remembers that the server has not taken it', async () => {
    backend.breaks('readNotifications', { times: 1 });
    await store.dispatch(readAll(['ntf-1'], guid));
    expect(selectTriage(store.getState()).readUnsent).toBe(true);
    await store.dispatch(readAll([], guid));
    expect(selectTriage(store.getState()).readUnsent).toBe(false);
  });
});

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const source = readFileSync('public/firebase-messaging-sw.js', 'utf8');
const ORIGIN = 'https://produtor.exemplo.com.br';

interface Tab {
  visibilityState: string;
  postMessage: (message: unknown) => void;
  focus: () => Promise<Tab>;
}
type Shown = [title: string, options: { body: string; tag?: string; data: { link: string } }];

const listeners = new Map<string, (event: object) => void>();
const showNotification = vi.fn<(...shown: Shown) => Promise<void>>();
const openWindow = vi.fn<(url: string) => Promise<null>>();
let tabs: Tab[];

/** A worker's world, as far as the file looks at it. */
beforeEach(() => {
  tabs = [];
  listeners.clear();
  showNotification.mockReset().mockResolvedValue();
  openWindow.mockReset().mockResolvedValue(null);
  const self = {
    location: new URL(`${ORIGIN}/firebase-messaging-sw.js?brand=eProdutor`),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
    registration: { showNotification },
  };
  runInNewContext(source, { self, URL });
});

function aTab(visibilityState: string) {
  const tab: Tab = { visibilityState, postMessage: vi.fn(), focus: () => Promise.resolve(tab) };
  tabs.push(tab);
  return tab;
}
async function fire(type: string, event: object): Promise<void> {
  const waited: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => waited.push(promise) });
  await Promise.all(waited);
}
const push = (message: unknown) => fire('push', { data: { json: () => message } });
async function click(link?: string) {
  const notification = { close: vi.fn(), data: link === undefined ? undefined : { link } };
  await fire('notificationclick', { notification });
  expect(notification.close).toHaveBeenCalledOnce();
}

it('shows what is pushed while no tab is visible', async () => {
  aTab('hidden');
  await push({ notification: { title: 'Falta de energia', body: 'Aviário 4' }, fcmMessageId: 'm-1' });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Falta de energia',
    expect.objectContaining({
      body: 'Aviário 4',
      tag: 'm-1',
      data: { link: '/inicio?janela=notificacoes' },
    }),
  );
});

it('gives it to the tabs while one of them is being looked at', async () => {
  const [seen, hidden] = [aTab('visible'), aTab('hidden')];
  await push({ data: { title: 'Olá' } });
  expect(showNotification).not.toHaveBeenCalled();
  const message = { data: { title: 'Olá' }, isFirebaseMessaging: true, messageType: 'push-received' };
  expect(seen.postMessage).toHaveBeenCalledWith(message);
  expect(hidden.postMessage).toHaveBeenCalledWith(message);
});

it('shows something of what it cannot read', async () => {
  await fire('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  });
  await fire('push', { data: null });
  expect(showNotification.mock.calls.map(([title]) => title)).toEqual(['eProdutor', 'eProdutor']);
});

it('brings the open tab to the front, or opens the page it speaks of', async () => {
  await click('/titulos');
  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/titulos`);
  const tab = aTab('hidden');
  await click('/titulos');
  expect(tab.postMessage).toHaveBeenCalledWith({ type: 'eprodutor/notification-clicked' });
  expect(openWindow).toHaveBeenCalledOnce();
});

it.each(['https://mau.exemplo.com/', '//mau.exemplo.com/', 'javascript:alert(1)', undefined])(
  'never leads away from the application: %s',
  async (link) => {
    await click(link);
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/inicio?janela=notificacoes`);
  },
);

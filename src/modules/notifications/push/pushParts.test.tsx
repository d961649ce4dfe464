import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { selectIdentity, useCustomer, useIdentity } from '@/domain/identity/selectors';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { setLogSink } from '@/platform/log/log';
import { resumed } from '@/platform/store/resumed';
import { selectTriage } from '../notificationsSlice';
import { deviceToken, keepChoice, readChoice } from './deviceMemory';
import type { PushPort } from './firebasePort';
import { PushParts } from './PushParts';

// The push service cannot be reached from a test; the rest of the way is real.
const port = { token: vi.fn<PushPort['token']>(), onMessage: vi.fn<PushPort['onMessage']>() };
vi.mock('./firebasePort', () => ({ openFirebase: () => Promise.resolve(port) }));

startDemo({ namespaces: ['ui', 'notifications'] });

const workers = new EventTarget();
const stopped = vi.fn<() => void>();
let receive: (payload: unknown) => void = () => undefined;
const question = () => screen.queryByRole('dialog', { name: 'Receber notificações neste navegador?' });
const registrations = () => callsTo('/Ncc/AddUpdateToken').length + callsTo('/Ncc/CheckTokenToGuid').length;

beforeEach(() => {
  setLogSink(() => undefined);
  receive = () => undefined;
  stopped.mockReset();
  port.token.mockReset().mockResolvedValue('token-1');
  port.onMessage.mockReset().mockImplementation((listener) => {
    receive = listener;
    return stopped;
  });
  browser('granted');
});
afterEach(() => vi.unstubAllGlobals());

function browser(permission: NotificationPermission): void {
  vi.stubGlobal('Notification', { permission, requestPermission: vi.fn() });
  vi.stubGlobal('PushManager', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(workers, { getRegistration: () => Promise.resolve(undefined) }),
  });
}

function Page({ ask }: { readonly ask: boolean }) {
  const identity = useIdentity();
  const customer = useCustomer();
  const { search } = useLocation();
  if (search.includes('fora')) return null;
  return identity?.keys.firebase && customer ? (
    <PushParts identity={identity} customer={customer} ask={ask} />
  ) : null;
}

function open({ ask = false, on = true } = {}) {
  if (on) keepChoice('1', { on: true });
  const opened = openSignedIn({ routes: [{ path: '*', element: <Page ask={ask} /> }], at: '/inicio' });
  const identity = selectIdentity(opened.store.getState());
  if (!identity) throw new Error('not signed in');
  const keys = { ...identity.keys, firebase: { apiKey: 'k' } };
  act(() => void opened.store.dispatch(identityLoaded({ ...identity, keys })));
  return { ...opened, arrived: () => selectTriage(opened.store.getState()).arrived };
}
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const listens = () => waitFor(() => expect(port.onMessage).toHaveBeenCalledTimes(1));
const message = (data: object, notification: object = {}) => ({ messageId: 'm1', notification, data });

describe('what is pushed while the application is looked at', () => {
  it('is said with its words, stands in the list, and leads to it', async () => {
    const { arrived, router, user } = open();
    await listens();
    expect(deviceToken.read()).toEqual({ token: 'token-1', userId: '1' });
    act(() => receive(message({ id: 'p1' }, { title: 'Temperatura alta', body: '34 °C' })));
    expect(await screen.findByText('Temperatura alta: 34 °C')).toBeInTheDocument();
    expect(arrived().map(({ id }) => id)).toEqual(['p1']);
    await waitFor(() => expect(callsTo('/Ncc/GetLastNotification')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Ver' }));
    expect(router.state.location.search).toBe('?janela=notificacoes');
  });

  it('has its title alone where it has no more words, and no toast without any', async () => {
    const { arrived } = open();
    await listens();
    act(() => receive(message({ id: 'p0' })));
    act(() => receive(message({ id: 'p1' }, { title: 'Só o título' })));
    expect(await screen.findByText('Só o título')).toBeInTheDocument();
    expect(arrived().map(({ id }) => id)).toEqual(['p1']);
  });

  it('of another customer is said alone', async () => {
    const { arrived } = open();
    await listens();
    act(() => receive(message({ id: 'p1', guid: '99' }, { title: 'De outro' })));
    expect(await screen.findByText('De outro')).toBeInTheDocument();
    expect(arrived()).toEqual([]);
    expect(callsTo('/Ncc/GetLastNotification')).toEqual([]);
  });

  it('whose list cannot be loaded is no failure to be said', async () => {
    const onError = vi.fn();
    backend.breaks('listNotifications');
    open();
    configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError });
    await listens();
    act(() => receive(message({ id: 'p1' }, { title: 'Chegou' })));
    await waitFor(() => expect(callsTo('/Ncc/GetLastNotification')).toHaveLength(1));
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onError.mock.calls.map(([, options]) => (options as { silent: boolean }).silent)).toEqual([true]);
  });

  it('that was clicked outside opens the list', async () => {
    const { router } = open();
    await listens();
    const data = { type: 'eprodutor/notification-clicked' };
    act(() => void workers.dispatchEvent(Object.assign(new Event('message'), { data })));
    expect(router.state.location.search).toBe('?janela=notificacoes');
  });
});

describe('the registration of this browser', () => {
  it('is made again when the session goes on, and ends with the page', async () => {
    const { router } = open();
    await listens();
    const before = registrations();
    act(() => resumed());
    await waitFor(() => expect(registrations()).toBeGreaterThan(before));
    await act(() => router.navigate('/inicio?fora'));
    expect(stopped).toHaveBeenCalledTimes(1);
    const after = registrations();
    act(() => resumed());
    await pause();
    expect(registrations()).toBe(after);
  });

  it('that is not through when the page goes listens to nothing', async () => {
    let go: (token: string) => void = () => undefined;
    port.token.mockReturnValue(new Promise((resolve) => (go = resolve)));
    const { router } = open();
    await waitFor(() => expect(port.token).toHaveBeenCalled());
    await act(() => router.navigate('/inicio?fora'));
    go('token-1');
    await waitFor(() => expect(registrations()).toBeGreaterThan(0));
    await pause();
    expect(port.onMessage).not.toHaveBeenCalled();
  });

  it('is not made where notifications are off', async () => {
    open({ on: false });
    await pause();
    expect(port.token).not.toHaveBeenCalled();
  });

  it.each([
    ['2', false, 1],
    ['1', false, 0],
    [null, false, 0],
  ])('of user %s is taken out where notifications are off', async (userId, on, calls) => {
    if (userId !== null) deviceToken.keep({ token: 'token-9', userId });
    open({ on });
    await pause();
    expect(callsTo('/Ncc/DeleteTokenByToken')).toHaveLength(calls);
    expect(deviceToken.read() === null).toBe(userId !== '1');
  });
});

describe('the question', () => {
  it.each([
    [true, 'default', true],
    [false, 'default', false],
    [true, 'granted', false],
    [true, 'denied', false],
  ] as const)('wanted %s, permission %s: shown %s', (ask, permission, shown) => {
    browser(permission);
    open({ ask, on: false });
    expect(question() !== null).toBe(shown);
  });
});

describe('a browser that cannot', () => {
  const NO_DESKTOP = 'Este navegador não tem suporte a notificações na área de trabalho';
  const NO_PUSH = 'Sem suporte a notificações enviadas pelo servidor neste navegador';
  const toasts = () => [NO_DESKTOP, NO_PUSH].map((text) => screen.queryAllByText(text).length);

  it('says so once: no notifications', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'Notification');
    open({ on: false });
    await waitFor(() => expect(toasts()).toEqual([1, 0]));
    expect(readChoice('1').notified).toBe(true);
  });

  it('says so once: nothing pushed', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    open({ on: false });
    await waitFor(() => expect(toasts()).toEqual([0, 1]));
  });

  it('does not say it again', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    keepChoice('1', { notified: true });
    open({ on: false });
    await pause();
    expect(toasts()).toEqual([0, 0]);
  });

  it('one that can says nothing', async () => {
    open();
    await listens();
    expect(toasts()).toEqual([0, 0]);
    expect(readChoice('1').notified).toBe(false);
  });
});

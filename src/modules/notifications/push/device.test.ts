// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '@/domain/identity/identityWire';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { type LogEntry, setLogSink } from '@/platform/log/log';
import { backend } from '../../../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../../../mocks/build/session';
import { resetDemo, server } from '../../../../mocks/server';
import { demo } from '../../../../mocks/state';
import { endPushHere, leaveNotifications } from '../leaveNotifications';
import { registerThisDevice, turnOff, turnOn } from './device';
import { deviceToken, readChoice } from './deviceMemory';
import type { PushPort } from './firebasePort';
import { pushStatus } from './pushStatus';

// The push service cannot be reached from a test; the rest of the way is real, down to the demo backend.
const port = { token: vi.fn<PushPort['token']>(), onMessage: vi.fn<PushPort['onMessage']>() };
vi.mock('./firebasePort', () => ({ openFirebase: () => Promise.resolve(port) }));

const CONFIG = { apiKey: 'k', projectId: 'p', appId: 'a', messagingSenderId: '1' };
const logged: LogEntry[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  resetDemo();
  localStorage.clear();
  logged.length = 0;
  setLogSink((entry) => logged.push(entry));
  port.token.mockReset().mockResolvedValue('token-1');
  configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

function signIn(account: string): { userId: string; guid: string } {
  const answer = aLoggedUserAnswer(account);
  tokenStore.keep(answer.accessToken, answer.tokenForm);
  return { userId: String(answer.loggedUser.id), guid: String(answer.currentCustomer?.id) };
}
const device = (token: string) => demo.world.notificationDevices.find((row) => row.token === token);
const calls = (path: string) => demo.calls.filter((call) => call.path === path);

describe('this browser', () => {
  it('is registered with its token, the link and a name, once', async () => {
    const receiver = signIn('produtor');
    expect(await registerThisDevice(CONFIG, receiver)).toBe('done');
    const [sent] = calls('/Ncc/AddUpdateToken');
    expect(sent?.body).toEqual({
      token: 'token-1',
      guid: receiver.guid,
      deviceDescription: expect.any(String) as string,
    });
    expect(deviceToken.read()).toEqual({ token: 'token-1', userId: receiver.userId });
    expect(await registerThisDevice(CONFIG, receiver)).toBe('done');
    expect(calls('/Ncc/CheckTokenToGuid')).toHaveLength(2);
    expect(calls('/Ncc/AddUpdateToken')).toHaveLength(1);
  });

  it('gives its former token up when it gets a new one', async () => {
    const receiver = signIn('produtor');
    await registerThisDevice(CONFIG, receiver);
    port.token.mockResolvedValue('token-2');
    await registerThisDevice(CONFIG, receiver);
    expect(device('token-1')).toBeUndefined();
    expect(device('token-2')).toBeDefined();
  });

  it('brings nothing more of a former user', async () => {
    await registerThisDevice(CONFIG, signIn('produtor'));
    const next = signIn('dono');
    await registerThisDevice(CONFIG, next);
    expect(device('token-1')?.userId).toBe(Number(next.userId));
    expect(deviceToken.read()?.userId).toBe(next.userId);
  });

  it('says when it could not be registered, and logs why', async () => {
    port.token.mockRejectedValue(Object.assign(new Error(), { code: 'messaging/permission-blocked' }));
    expect(await registerThisDevice(CONFIG, signIn('produtor'))).toBe('failed');
    expect(logged.at(-1)).toMatchObject({
      data: { error: expect.stringContaining('messaging/permission-blocked') as unknown },
    });
    expect(deviceToken.read()).toBeNull();
  });

  it('is taken out when the session ends, and forgotten even if the server fails', async () => {
    await registerThisDevice(CONFIG, signIn('produtor'));
    await leaveNotifications();
    expect(calls('/Ncc/DeleteTokenByToken')[0]?.body).toEqual({ token: 'token-1' });
    expect(device('token-1')).toBeUndefined();

    await registerThisDevice(CONFIG, signIn('produtor'));
    backend.breaks('disconnectThisDevice', { times: 1 });
    await expect(leaveNotifications()).rejects.toMatchObject({ kind: 'server' });
    expect(deviceToken.read()).toBeNull();
  });

  it('ends its own side when a session ends by itself; the next sign-in takes its token out', async () => {
    const unsubscribe = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    vi.stubGlobal('navigator', {
      userAgent: 'Firefox/1 Linux',
      serviceWorker: {
        getRegistration: () =>
          Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } }),
      },
    });
    await endPushHere();
    expect(unsubscribe).not.toHaveBeenCalled();
    await registerThisDevice(CONFIG, signIn('produtor'));
    tokenStore.clear();
    await endPushHere();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(calls('/Ncc/DeleteTokenByToken')).toHaveLength(0);
    port.token.mockResolvedValue('token-2');
    await registerThisDevice(CONFIG, signIn('produtor'));
    expect(device('token-1')).toBeUndefined();
    expect(device('token-2')).toBeDefined();
  });

  it('asks nothing at the end of a session without a token', async () => {
    signIn('produtor');
    await leaveNotifications();
    expect(calls('/Ncc/DeleteTokenByToken')).toHaveLength(0);
  });
});

describe('turning on and off', () => {
  const identity = (account: string, firebase: Record<string, string> | null) => {
    const { userId, guid } = signIn(account);
    return {
      id: userId,
      keys: { mapsKey: null, shoppingKey: null, monitoringKey: null, firebase },
      currentCustomer: { id: Number(guid) },
    } as Identity;
  };
  function browser(permission: NotificationPermission, answer: NotificationPermission = permission) {
    const requestPermission = vi.fn(() => {
      NotificationStub.permission = answer;
      return Promise.resolve(answer);
    });
    const NotificationStub = { permission, requestPermission };
    vi.stubGlobal('Notification', NotificationStub);
    vi.stubGlobal('PushManager', vi.fn());
    vi.stubGlobal('navigator', {
      userAgent: 'Firefox/1 Linux',
      maxTouchPoints: 0,
      serviceWorker: { getRegistration: () => Promise.resolve(undefined) },
    });
    return requestPermission;
  }

  it('asks the browser, registers and remembers the choice', async () => {
    const prompted = browser('default', 'granted');
    const user = identity('produtor', CONFIG);
    expect(pushStatus(user)).toBe('default');
    expect(await turnOn(user)).toBe('done');
    expect(prompted).toHaveBeenCalledOnce();
    expect(pushStatus(user)).toBe('on');
    expect(device('token-1')?.deviceDescription).toBe('Firefox, Linux');
  });

  it('works without a push service, by the tab alone', async () => {
    browser('granted');
    const user = identity('produtor', null);
    expect(await turnOn(user)).toBe('done');
    expect(pushStatus(user)).toBe('on');
    expect(port.token).not.toHaveBeenCalled();
  });

  it.each([
    ['denied', 'denied'],
    ['default', 'undecided'],
  ] as const)('the answer %s leaves it off', async (answer, result) => {
    browser('default', answer);
    const user = identity('produtor', CONFIG);
    expect(await turnOn(user)).toBe(result);
    expect(readChoice(user.id).on).toBe(false);
    expect(calls('/Ncc/AddUpdateToken')).toHaveLength(0);
  });

  it('stays off when the registration fails', async () => {
    browser('granted');
    const user = identity('produtor', CONFIG);
    backend.breaks('registerDevice', { times: 1 });
    expect(await turnOn(user)).toBe('failed');
    expect(pushStatus(user)).toBe('off');
  });

  it('off takes the token out of the server, whose failure is only logged', async () => {
    browser('granted');
    const user = identity('produtor', CONFIG);
    vi.stubGlobal('navigator', { userAgent: 'Firefox/1 Linux', maxTouchPoints: 0 });
    await turnOn(user);
    backend.breaks('disconnectThisDevice', { times: 1 });
    await turnOff(user.id);
    expect(calls('/Ncc/DeleteTokenByToken')).toHaveLength(1);
    expect(deviceToken.read()).toBeNull();
    expect(logged.at(-1)).toMatchObject({ message: 'device not removed' });
  });

  it('off without a token asks the server nothing', async () => {
    browser('granted');
    const user = identity('produtor', CONFIG);
    await turnOff(user.id);
    expect(calls('/Ncc/DeleteTokenByToken')).toHaveLength(0);
  });

  it('tells a browser without notifications from one without push', () => {
    const user = identity('produtor', CONFIG);
    vi.stubGlobal('Notification', { permission: 'granted' });
    vi.stubGlobal('navigator', {});
    expect(pushStatus(user)).toBe('pushUnsupported');
    expect(pushStatus(identity('produtor', null))).toBe('off');
    vi.unstubAllGlobals();
    expect('Notification' in window).toBe(false);
    expect(pushStatus(user)).toBe('unsupported');
  });
});

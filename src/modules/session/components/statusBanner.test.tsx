import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { connection } from '@/platform/connection/connection';
import { watchVersion } from '@/platform/connection/newVersion';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import {
  otherCustomerFound,
  reentryRequested,
  selectSession,
  sessionLocked,
  sessionSlice,
  tokenKept,
} from '../sessionSlice';
import { SessionOverlays } from './SessionOverlays';
import { StatusBanner } from './StatusBanner';

startDemo({ namespaces: ['session', 'common', 'ui'] });
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date(2026, 2, 18, 9, 0),
  });
});
afterEach(() => {
  connection.cameBack();
  vi.useRealTimers();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const MINUTE = 60_000;
const timer = () => screen.queryByRole('timer')?.textContent?.trim() ?? null;

async function open() {
  const { store } = openSignedIn({
    routes: [{ path: '*', element: <StatusBanner /> }],
    at: '/inicio',
    slices: [sessionSlice, preferencesSlice],
  });
  await vi.waitFor(async () => {
    await passes(1500);
    connection.wentOffline();
    await passes(0);
    expect(screen.getByText('Sem conexão desde', { exact: false })).toBeInTheDocument();
  });
  await act(async () => connection.cameBack());
  return {
    store,
    send: (action: Parameters<typeof store.dispatch>[0]) => act(async () => void store.dispatch(action)),
  };
}

it('counts the last five minutes of a session down, and lets it be continued', async () => {
  const { send, store } = await open();
  await send(tokenKept(Date.now() + 7 * MINUTE));
  await passes(2 * MINUTE - 1000);
  expect(screen.queryByText('Sua sessão vai terminar.')).toBeNull();
  await passes(1000);
  expect(screen.getByText('Sua sessão vai terminar.')).toBeInTheDocument();
  expect(timer()).toBe('05:00');
  expect(screen.getByText('Restam 5 minutos.')).toBeInTheDocument();
  await passes(1000);
  expect(timer()).toBe('04:59');
  await passes(3 * MINUTE);
  expect(timer()).toBe('01:59');
  expect(screen.getByText('Restam 5 minutos.')).toBeInTheDocument();
  await passes(MINUTE);
  expect(screen.getByText('Resta 1 minuto.')).toBeInTheDocument();
  await act(async () => screen.getByRole('button', { name: 'Continuar na sessão' }).click());
  expect(selectSession(store.getState()).reentry).toBe(true);
});

it('a session that goes on later ends the count, one that is over too', async () => {
  const { send } = await open();
  await send(tokenKept(Date.now() + 2 * MINUTE));
  await passes(0);
  expect(timer()).toBe('02:00');
  await send(tokenKept(Date.now() + 60 * MINUTE));
  expect(timer()).toBeNull();
  await send(tokenKept(Date.now() + 2 * MINUTE));
  await passes(0);
  expect(timer()).toBe('02:00');
  await send(sessionLocked());
  expect(timer()).toBeNull();
});

it('the end of the session is graver than the missing network', async () => {
  const { send } = await open();
  await act(async () => connection.wentOffline());
  expect(screen.getByText('Sem conexão desde', { exact: false })).toBeInTheDocument();
  await send(tokenKept(Date.now() + 2 * MINUTE));
  await passes(0);
  expect(timer()).toBe('02:00');
  expect(screen.queryByText('Sem conexão desde', { exact: false })).toBeNull();
});

it('says nothing while all is well', async () => {
  const { send } = await open();
  await send(tokenKept(null));
  await passes(60 * MINUTE);
  expect(screen.queryByRole('status')).toBeNull();
});

describe('what the session lays over every page', () => {
  it.each([
    ['a session that ran out', sessionLocked(), 'Sua sessão expirou'],
    ['a sign-in before that', reentryRequested(), 'Entrar de novo'],
    [
      'another customer in another tab',
      otherCustomerFound({ name: 'OUTRO' }),
      'Outro produtor foi aberto em outra aba',
    ],
  ])('%s comes at once', async (_, action, title) => {
    const { store } = openSignedIn({
      routes: [{ path: '*', element: <SessionOverlays /> }],
      at: '/inicio',
      slices: [sessionSlice, preferencesSlice],
    });
    await act(async () => void store.dispatch(action));
    await vi.waitFor(async () => {
      await passes(0);
      expect(screen.getByText(title)).toBeInTheDocument();
    });
  });
});

it('a new version is said until it is waved away', async () => {
  const stop = watchVersion();
  await open();
  expect(screen.queryByText('Há uma nova versão do sistema.')).toBeNull();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: 'another one' })));
  await passes(10 * MINUTE);
  await vi.waitFor(async () => {
    await passes(0);
    expect(screen.getByText('Há uma nova versão do sistema.')).toBeInTheDocument();
  });
  await act(async () => connection.wentOffline());
  expect(screen.queryByText('Há uma nova versão do sistema.')).toBeNull();
  await act(async () => connection.cameBack());
  await act(async () => screen.getByRole('button', { name: 'Dispensar aviso' }).click());
  expect(screen.queryByText('Há uma nova versão do sistema.')).toBeNull();
  stop();
  vi.unstubAllGlobals();
});

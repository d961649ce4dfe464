import { act, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIdentity } from '@/domain/identity/selectors';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { withOverlay } from '@/platform/routing/overlays';
import { deviceToken, keepChoice, readChoice } from './deviceMemory';
import { OptInDialog } from './OptInDialog';
import { PushWatch } from './PushWatch';
import { useBellWasOpened } from './useBellWasOpened';

startDemo({ namespaces: ['ui', 'notifications'] });

beforeEach(() => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: vi.fn() });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const question = () => screen.queryByRole('dialog', { name: 'Receber notificações neste navegador?' });

/** The bell with a panel as the shell opens it, and something else that may lie over the page. */
function Page() {
  const [search, setSearch] = useSearchParams();
  const bellWasOpened = useBellWasOpened();
  return (
    <>
      <button type="button" onClick={() => setSearch(withOverlay(search, 'notificacoes'))}>
        sino
      </button>
      <button type="button" onClick={() => setSearch(withOverlay(search, null))}>
        fechar
      </button>
      <PushWatch bellWasOpened={bellWasOpened} />
    </>
  );
}

const open = () => openSignedIn({ routes: [{ path: '*', element: <Page /> }], at: '/inicio' });
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks for no permission by itself', async () => {
  open();
  await passes(30_000);
  expect(question()).toBeNull();
});

it('asks who has looked into the bell; refused, it keeps that for days', async () => {
  const { user } = open();
  await passes(2000);
  await user.click(screen.getByText('sino'));
  await passes(2000);
  expect(question()).toBeNull();
  await user.click(screen.getByText('fechar'));
  await screen.findByRole('dialog', { name: 'Receber notificações neste navegador?' });
  await user.click(screen.getByRole('button', { name: 'Negar' }));
  await vi.waitFor(() => expect(question()).toBeNull());
  const kept = JSON.parse(localStorage.getItem('ep.push.1') ?? '{}') as { promptedAt?: number };
  expect(kept.promptedAt).toBeGreaterThan(Date.now() - 60_000);

  await user.click(screen.getByText('sino'));
  await user.click(screen.getByText('fechar'));
  await passes(5000);
  expect(question()).toBeNull();
});

it('asks who looked into the bell before the page had rested', async () => {
  const { user } = open();
  await user.click(screen.getByText('sino'));
  await user.click(screen.getByText('fechar'));
  expect(question()).toBeNull();
  await passes(5000);
  await screen.findByRole('dialog', { name: 'Receber notificações neste navegador?' });
});

it('waits while something lies over the page', async () => {
  const palette = document.createElement('div');
  palette.setAttribute('role', 'dialog');
  document.body.append(palette);
  const { user } = open();
  await passes(2000);
  await user.click(screen.getByText('sino'));
  await user.click(screen.getByText('fechar'));
  await passes(5000);
  expect(question()).toBeNull();
  act(() => palette.remove());
  await screen.findByRole('dialog', { name: 'Receber notificações neste navegador?' });
});

describe('without a look into the bell', () => {
  const UNABLE = 'Este navegador não tem suporte a notificações na área de trabalho';
  const released = () => callsTo('/Ncc/DeleteTokenByToken').length;

  it.each([
    ['2', 1],
    ['1', 0],
  ])('the registration of user %s is taken out %i times', async (userId, times) => {
    deviceToken.keep({ token: 'token-9', userId });
    open();
    await passes(2000);
    await passes(200);
    await vi.waitFor(() => expect(released()).toBe(times));
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('a browser that cannot says so; said before (%s), %i times', async (notified, times) => {
    Reflect.deleteProperty(window, 'Notification');
    keepChoice('1', { notified });
    open();
    await passes(2000);
    if (times > 0) await screen.findByText(UNABLE);
    else await passes(200);
    expect(screen.queryAllByText(UNABLE)).toHaveLength(times);
  });
});

describe('the question', () => {
  const ask = (permission: NotificationPermission = 'default') => {
    const requestPermission = vi.fn(() => Promise.resolve(permission));
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    function Question() {
      const identity = useIdentity();
      return identity && <OptInDialog identity={identity} />;
    }
    const { user } = openSignedIn({ routes: [{ path: '*', element: <Question /> }], at: '/inicio' });
    return { user, requestPermission };
  };

  it.each([
    [true, 'Negar'],
    [false, 'Negar'],
    [true, 'Permitir'],
  ])('never again (%s), answered by %s', async (never, answer) => {
    const { user, requestPermission } = ask();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Não perguntar novamente' });
    expect(box.checked).toBe(false);
    if (never) await user.click(box);
    await user.click(screen.getByRole('button', { name: answer }));
    expect(readChoice('1')).toMatchObject({ never, promptedAt: expect.any(Number) as number });
    expect(requestPermission).toHaveBeenCalledTimes(answer === 'Permitir' ? 1 : 0);
  });
});

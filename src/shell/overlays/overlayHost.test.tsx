import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedOut } from '@/domain/identity/events';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { markRecalculation } from '@/modules/planning/recalculationMark';
import type { OverlayProps } from '@/platform/routing/overlays';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import { openShell, startShell } from '../shell.test.kit';

startShell();

const overlay = (name: string) => ({
  load: () =>
    Promise.resolve({
      Component: ({ params, onClose }: OverlayProps) => (
        <div role="dialog" aria-label={name}>
          {Object.entries(params).join(' ')}
          <button type="button" onClick={onClose}>
            {`fechar ${name}`}
          </button>
        </div>
      ),
    }),
});

describe('what the address names', () => {
  it('stands over the page with its parameters; opened by its address, closing takes it out', async () => {
    registerOverlays({ um: overlay('um') });
    const { router, user } = openShell({ at: '/agenda?janela=um&janela.cor=azul&aba=2' });
    expect(await screen.findByRole('dialog', { name: 'um' })).toHaveTextContent('cor,azul');
    await user.click(screen.getByRole('button', { name: 'fechar um' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe('/agenda?aba=2');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('opened from within, closing it is the way back', async () => {
    registerOverlays({ um: overlay('um') });
    window.history.replaceState({ idx: 1 }, '');
    const { router, user } = openShell({ at: '/agenda' });
    await act(() => router.navigate('/inicio'));
    await act(() => router.navigate('/inicio?janela=um'));
    await user.click(await screen.findByRole('button', { name: 'fechar um' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.pathname).toBe('/inicio');
    expect(router.state.historyAction).toBe('POP');
    window.history.replaceState(null, '');
  });

  it('another takes its place', async () => {
    registerOverlays({ um: overlay('um'), dois: overlay('dois') });
    const { router } = openShell({ at: '/inicio?janela=um' });
    await screen.findByRole('dialog', { name: 'um' });
    await act(() => router.navigate('/inicio?janela=dois'));
    expect(await screen.findByRole('dialog', { name: 'dois' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'um' })).toBeNull();
  });

  it.each([
    ['none of that name', {}, '/inicio?janela=um'],
    [
      'one that the menu does not name',
      { um: { ...overlay('um'), permission: 'NOT_IN_ANY_MENU' } },
      '/inicio?janela=um',
    ],
    ['none', { um: overlay('um') }, '/inicio'],
  ])('%s: nothing', async (_, overlays, at) => {
    registerOverlays(overlays);
    openShell({ at });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('with the menu’s key it opens', async () => {
    registerOverlays({ um: { ...overlay('um'), permission: 'SCHEDULE' } });
    openShell({ at: '/inicio?janela=um' });
    expect(await screen.findByRole('dialog', { name: 'um' })).toBeInTheDocument();
  });

  it('one that does not come says so, leaves the page, and may be opened again', async () => {
    let fails = true;
    const { load } = overlay('um');
    registerOverlays({ um: { load: () => (fails ? Promise.reject(new Error('gone')) : load()) } });
    // React writes what a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = openShell({ at: '/agenda?janela=um' });
    expect(
      await screen.findByText('Não foi possível abrir. Confira a conexão e tente de novo.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('página /agenda');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    fails = false;
    await act(() => router.navigate('/agenda?janela=um'));
    expect(await screen.findByRole('dialog', { name: 'um' })).toBeInTheDocument();
  });
});

describe('the key of the keys', () => {
  it('shows them', async () => {
    openShell();
    expect(fireEvent.keyDown(window, { key: '?' })).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Teclas de atalho' })).toBeInTheDocument();
  });

  it.each([
    ['?', { ctrlKey: true }],
    ['?', { metaKey: true }],
    ['?', { altKey: true }],
    ['!', {}],
  ])('is not %s with %o', (key, more) => {
    const { router } = openShell();
    expect(fireEvent.keyDown(window, { key, ...more })).toBe(true);
    expect(router.state.location.search).toBe('');
  });

  it('is a letter while somebody types', () => {
    const field = {
      path: '/campo',
      element: <input aria-label="campo" />,
      handle: { name: 'x', title: 'shell:former.title' },
    };
    const { router } = openShell({ at: '/campo', pages: [field] });
    expect(fireEvent.keyDown(screen.getByLabelText('campo'), { key: '?' })).toBe(true);
    expect(router.state.location.search).toBe('');
  });
});

describe('a recalculation that this browser knows of', () => {
  const PROGRESS = '/PlanningApportionment/GetProgress';
  afterEach(() => {
    vi.useRealTimers();
    markRecalculation(false);
  });

  it.each([
    ['/inicio', true],
    ['/planejamento/andamento', false],
  ])('is followed at %s: %s', async (at, followed) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    openShell({ at });
    act(() => markRecalculation(true));
    await act(() => vi.advanceTimersByTimeAsync(1100));
    if (!followed) await act(() => vi.advanceTimersByTimeAsync(100));
    await vi.waitFor(() => expect(callsTo(PROGRESS).length > 0).toBe(followed));
  });

  it('is not read where there is none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    openShell();
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(callsTo(PROGRESS)).toEqual([]);
  });
});

describe('the frame', () => {
  it('is gone with the session', async () => {
    const { store } = openShell();
    expect(screen.getByRole('main')).toBeInTheDocument();
    await act(async () => void store.dispatch(signedOut(null)));
    expect(screen.queryByRole('main')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('leads past the navigation to the content', async () => {
    const { user } = openShell();
    await user.click(screen.getByRole('link', { name: 'Ir para o conteúdo' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('gives the heading of another page the focus, not that of the first', async () => {
    const { router } = openShell();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await act(() => router.navigate('/agenda'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'página /agenda' })).toHaveFocus());
  });

  it.each([
    [{ width: 'full' }, 'none'],
    [{ width: 'boxed' }, expect.stringMatching(/^\d+px$/)],
    [{ width: 'boxed', layout: 'horizontalContainer' }, 'none'],
  ] as const)('a page as wide as chosen: %o', (look, width) => {
    openShell({ look });
    expect(getComputedStyle(screen.getByRole('main')).maxWidth).toEqual(width);
  });

  it('stands around a page that breaks, which may be tried again', async () => {
    let breaks = true;
    function Page() {
      if (breaks) throw new Error('broken');
      return <h1>{'de volta'}</h1>;
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = { path: '/quebra', element: <Page />, handle: { name: 'x', title: 'shell:former.title' } };
    const { user } = openShell({ at: '/quebra', pages: [page] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pôxa, aconteceu um erro imprevisto');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    breaks = false;
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.getByRole('heading', { name: 'de volta' })).toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedOut } from '@/domain/identity/events';
import { unreadSlice } from '@/domain/identity/unread';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { sessionSlice } from '@/modules/session/sessionSlice';
import { connection } from '@/platform/connection/connection';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { Component as EmbeddedLayout } from '../EmbeddedLayout';
import { rememberRefused } from '@/platform/routing/refusedAddress';
import { openShell, startShell } from '../shell.test.kit';
import { Component as FormerPage } from './FormerPage';
import { Component as NotFoundPage } from './NotFoundPage';
import { RouteFailure } from './RouteFailure';
import { Component as ServerErrorPage } from './ServerErrorPage';
import { Component as UnauthorizedPage } from './UnauthorizedPage';

startShell();

const handle = { name: 'other', title: 'shell:former.title' };
const slices = [sessionSlice, preferencesSlice, unreadSlice];
const pages = [
  { path: '/401', element: <UnauthorizedPage />, handle },
  { path: '/404', element: <NotFoundPage />, handle },
  { path: '/500', element: <ServerErrorPage />, handle },
];
const alone = (at: string) => openSignedIn({ routes: pages, at, slices });
let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  connection.cameBack();
  rememberRefused('');
});

describe('why another page is not there', () => {
  it.each([
    ['/401', 'Página ou ação não autorizada', /administrador da conta\. Endereço pedido: \/agenda\?dia=3$/],
    ['/404', 'Página não encontrada', /mudou de lugar\. Endereço pedido: \/agenda\?dia=3$/],
    ['/500', 'Pôxa, aconteceu um erro imprevisto', /tentar de novo\.$/],
  ])('%s names the address that was refused, and the way home', (at, title, text) => {
    rememberRefused('/agenda?dia=3');
    alone(at);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/inicio');
    expect(screen.queryByRole('button', { name: 'Recarregar a página' })).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('says nothing of an address where none was refused', () => {
    alone('/404');
    expect(screen.queryByText(/Endereço pedido/)).toBeNull();
  });

  it('stands inside the shell where the shell is', () => {
    rememberRefused('/agenda');
    openShell({ at: '/404', pages });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
    expect(main.getByText(/Endereço pedido: \/agenda$/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Ir para o início' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });
});

describe('a page of the former site', () => {
  const former = [
    { path: '/antiga', element: <FormerPage />, loader: () => ({ name: 'Folha de pagamento' }), handle },
  ];

  it('is named, with the ways home and back', async () => {
    const { router, user } = openShell({ at: '/agenda', pages: former });
    await act(() => router.navigate('/antiga'));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'Ainda no sistema anterior' })).toBeInTheDocument();
    expect(main.getByText(/A página “Folha de pagamento” continua/)).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Ir para o início' }));
    expect(router.state.location.pathname).toBe('/inicio');
  });

  it('opened first, there is no way back', async () => {
    // The router has nothing to show until it knows the name.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    openShell({ at: '/antiga', pages: former });
    expect(await screen.findByRole('button', { name: 'Ir para o início' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
  });

  it('goes back where there is something before', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const { router, user } = openShell({ at: '/agenda', pages: former });
    await act(() => router.navigate('/antiga'));
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/agenda'));
  });
});

describe('a page that did not come', () => {
  const fails = [
    {
      ErrorBoundary: RouteFailure,
      children: [
        {
          path: '/falha',
          handle,
          lazy: () => Promise.reject(new Error('chunk is gone')),
        },
      ],
    },
  ];
  const open = async () => {
    const opened = openShell({ at: '/agenda', pages: fails });
    const logged: string[] = [];
    setLogSink(({ message }) => logged.push(message));
    await act(() => opened.router.navigate('/falha?aba=1'));
    return { ...opened, faults: () => logged.filter((message) => message === 'page not shown').length };
  };

  it('is loaded anew on demand', async () => {
    const { faults, user } = await open();
    expect(faults()).toBe(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pôxa, aconteceu um erro imprevisto');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('without the network says so, asks the router again, and loads by itself when it is back', async () => {
    connection.wentOffline();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { faults, router, user } = await open();
    expect(faults()).toBe(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sem conexão');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(reload).not.toHaveBeenCalled();
    expect(router.state.location.pathname + router.state.location.search).toBe('/falha?aba=1');
    expect(router.state.historyAction).toBe('REPLACE');
    online.mockReturnValue(true);
    act(() => connection.cameBack());
    expect(reload).toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sem conexão');
  });

  it('that failed before the network went is not loaded when it is back', async () => {
    await open();
    act(() => connection.wentOffline());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sem conexão');
    act(() => connection.cameBack());
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pôxa');
  });
});

describe('a page below the telephone’s application', () => {
  const embedded = (account: string) =>
    openSignedIn({
      account,
      slices,
      at: '/app/agenda',
      routes: [
        {
          element: <EmbeddedLayout />,
          children: [{ path: '/app/agenda', element: <h1>{'agenda'}</h1>, handle }],
        },
      ],
    });

  it('has no menus, no header and no path', async () => {
    const { store } = embedded('produtor');
    expect(screen.getByRole('main')).toHaveTextContent('agenda');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    await waitFor(() => expect(getComputedStyle(screen.getByRole('main')).maxWidth).toBe('none'));
    await act(async () => void store.dispatch(signedOut(null)));
    expect(screen.queryByRole('main')).toBeNull();
  });
});

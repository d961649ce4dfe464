import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { selectCustomer } from '@/domain/identity/selectors';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { StatusBanner } from '../components/StatusBanner';
import { sessionSlice } from '../sessionSlice';
import { Component as SupportAccessDialog } from './SupportAccessDialog';

startDemo({ namespaces: ['support', 'session', 'common', 'ui'] });
beforeEach(() => setLogSink(() => undefined));

function open(account = 'suporte', wanted?: string) {
  let closed = 0;
  const params = wanted === undefined ? {} : { cliente: wanted };
  const opened = openSignedIn({
    account,
    slices: [sessionSlice, preferencesSlice],
    at: '/agenda',
    routes: [
      { path: '/agenda', element: <SupportAccessDialog params={params} onClose={() => (closed += 1)} /> },
      { path: '/inicio', element: <StatusBanner /> },
    ],
  });
  return { ...opened, closed: () => closed };
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Acessar a conta de um produtor' }));
const names = () =>
  dialog()
    .queryAllByRole('listitem')
    .map((one) => one.textContent);
const MORE = 'Há mais produtores: continue digitando.';

describe('the choice of an account', () => {
  it('shows ten, says that there are more, and finds by name', async () => {
    const { user } = open();
    await dialog().findAllByRole('listitem');
    expect(names()).toHaveLength(10);
    expect(dialog().getByText(MORE)).toBeInTheDocument();
    expect(dialog().getByText(/^Só abre a conta de quem ligou.+em nome de .+\.$/)).toBeInTheDocument();
    await user.type(dialog().getByLabelText('Buscar produtor'), 'bela vista');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(dialog().queryByText(MORE)).toBeNull();
    await user.type(dialog().getByLabelText('Buscar produtor'), ' zz');
    expect(await dialog().findByText('Nenhum produtor encontrado')).toBeInTheDocument();
    expect(names()).toHaveLength(0);
  });

  it('opens the account of who allows it, and goes home', async () => {
    const { closed, router, store, user } = open();
    await user.type(await dialog().findByLabelText('Buscar produtor'), 'santa helena');
    await waitFor(() => expect(names()).toHaveLength(1));
    backend.waits('chooseCustomer', 100);
    await user.click(within(dialog().getByRole('listitem')).getByRole('button'));
    expect(dialog().getByLabelText('Abrindo')).toBeInTheDocument();
    await waitFor(() =>
      expect(selectCustomer(store.getState())?.customerName).toBe('AGROPECUARIA SANTA HELENA LTDA'),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
    expect(closed()).toBe(1);
  });

  it.each([
    ['refuses', /^FAZENDA BELA VISTA DO IGUACU não permite o suporte remoto/],
    ['forbids', /^FAZENDA BELA VISTA DO IGUACU não permite o suporte remoto/],
    ['breaks', /^Não foi possível abrir a conta de FAZENDA BELA VISTA DO IGUACU/],
  ] as const)('a server that %s it is said with the name', async (verb, text) => {
    const { closed, router, user } = open();
    await user.type(await dialog().findByLabelText('Buscar produtor'), 'bela vista');
    await waitFor(() => expect(names()).toHaveLength(1));
    backend[verb]('chooseCustomer');
    await user.click(within(dialog().getByRole('listitem')).getByRole('button'));
    expect(await dialog().findByRole('alert')).toHaveTextContent(text);
    expect(dialog().queryByLabelText('Abrindo')).toBeNull();
    expect(router.state.location.pathname).toBe('/agenda');
    expect(closed()).toBe(0);
    backend.recovers();
  });

  it('begins with the customer that the address names', async () => {
    open('suporte', '1');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(dialog().getByLabelText('Buscar produtor')).toHaveValue('AGROPECUARIA SANTA HELENA LTDA');
  });

  it('is for support alone', () => {
    open('produtor');
    expect(dialog().getByText('Sem acesso')).toBeInTheDocument();
    expect(dialog().queryByRole('searchbox')).toBeNull();
    expect(callsTo('/Customer/GetList')).toEqual([]);
  });
});

describe('the banner in somebody else’s account', () => {
  const FACT = /Você está na conta de AGROPECUARIA SANTA HELENA LTDA/;

  async function enter() {
    const opened = open();
    await opened.user.type(await dialog().findByLabelText('Buscar produtor'), 'santa helena');
    await waitFor(() => expect(names()).toHaveLength(1));
    await opened.user.click(within(dialog().getByRole('listitem')).getByRole('button'));
    expect(await screen.findByText(FACT)).toBeInTheDocument();
    return opened;
  }

  it('leads back to the own one, once', async () => {
    const { store, user } = await enter();
    backend.waits('chooseCustomer', 150);
    await user.dblClick(screen.getByRole('button', { name: 'Sair da conta' }));
    await waitFor(() => expect(screen.queryByText(FACT)).toBeNull());
    expect(selectCustomer(store.getState())?.customerName).toBe('EPRODUTOR ATENDIMENTO E SUPORTE LTDA');
    expect(callsTo('/User/SetCustomerId')).toHaveLength(2);
  });

  it('stays when that fails, and may be pressed again', async () => {
    const { user } = await enter();
    backend.breaks('chooseCustomer', { times: 1 });
    await user.click(screen.getByRole('button', { name: 'Sair da conta' }));
    expect(
      await screen.findByText('Não foi possível sair da conta do produtor. Tente novamente.'),
    ).toBeInTheDocument();
    expect(screen.getByText(FACT)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sair da conta' }));
    await waitFor(() => expect(screen.queryByText(FACT)).toBeNull());
  });

  it('is none in the own account', async () => {
    const { router } = open();
    await act(() => router.navigate('/inicio'));
    expect(screen.queryByText(/Você está na conta/)).toBeNull();
  });
});

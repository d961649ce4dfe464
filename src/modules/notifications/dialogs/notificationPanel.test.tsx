import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { selectIdentity } from '@/domain/identity/selectors';
import { callsTo, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { defineRoutes } from '@/platform/routing/defineRoutes';
import { setLogSink } from '@/platform/log/log';
import { openOverlay } from '../overlay.test.kit';
import { pendingRemoval } from '../pendingRemoval';
import { Component as NotificationPanel } from './NotificationPanel';

const NOW = new Date(2026, 2, 18, 12, 0);

// Before the demo's own: its sessions begin at that moment too.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true });
  setLogSink(() => undefined);
});
afterEach(async () => {
  await pendingRemoval.settle();
  vi.useRealTimers();
});

startDemo({
  routes: defineRoutes({
    financeTitles: {
      path: '/titulos',
      title: 'finance:titles.title',
      layout: 'shell',
      page: () => Promise.resolve({}),
    },
  }),
  namespaces: ['notifications', 'viewer', 'forms', 'ui', 'common'],
});

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute).toISOString();
const row = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  description: '',
  isRead: true,
  notificationGroup: 0,
  moduleName: null,
  notificationDate: at(18, 9),
  guid: '1',
  ...more,
});
const ROWS = [
  row('a', 'Temperatura alta', {
    description: 'O sensor mediu 34,2 °C.',
    isRead: false,
    notificationGroup: 1,
    moduleName: 'Avicultura de corte',
    notificationDate: at(18, 9, 2),
  }),
  row('b', 'Título a vencer', {
    isRead: false,
    notificationGroup: 2,
    moduleName: 'Financeiro',
    notificationDate: at(18, 8, 30),
  }),
  row('c', 'Romaneio recebido', {
    notificationGroup: 2,
    moduleName: 'Financeiro',
    notificationDate: at(17, 10),
  }),
  row('d', 'Aviso geral', { notificationDate: '2026-03-10' }),
  row('z', 'De outro produtor', { guid: '2' }),
];

const openPanel = (search = '') => openOverlay('notificacoes', NotificationPanel, { search });
const panel = () => within(screen.getByRole('dialog', { name: 'Notificações' }));
const titles = () =>
  panel()
    .queryAllByRole('heading', { level: 4 })
    .map((heading) => heading.textContent);
const ALL = [
  'Alerta: Temperatura alta',
  'Informação: Título a vencer',
  'Informação: Romaneio recebido',
  'Notificação: Aviso geral',
];
const count = () => screen.getByRole('dialog', { name: 'Notificações' }).querySelector('span[role=status]');
const dismissal = (title: string) => panel().getByRole('button', { name: `Remover: ${title}` });

async function openWith(rows: readonly object[] = ROWS, search = '') {
  backend.answers('listNotifications', rows);
  const opened = openPanel(search);
  await panel().findAllByRole('heading', { level: 4 });
  return opened;
}

describe('the list', () => {
  it('stands by day, newest first, each with its kind, its module, its time and where it leads', async () => {
    await openWith();
    expect(titles()).toEqual(ALL);
    expect(
      panel()
        .getAllByRole('region')
        .map((day) => within(day).getByRole('heading', { level: 3 }).textContent),
    ).toEqual(['Hoje', 'Ontem', expect.stringMatching(/10/)]);
    const days = panel()
      .getAllByRole('region')
      .map((day) => within(day).getAllByRole('listitem').length);
    expect(days).toEqual([2, 1, 1]);
    expect(panel().getByRole('region', { name: 'Ontem' })).toHaveTextContent('Romaneio recebido');
    const about = panel()
      .getAllByRole('listitem')
      .map((entry) => entry.querySelector('small')?.textContent);
    expect(about).toEqual([
      'Nova · Avicultura de corte · 09:02',
      'Nova · Financeiro · 08:30',
      'Financeiro · 10:00',
      '',
    ]);
    expect(
      panel()
        .getAllByRole('listitem')
        .map((entry) => entry.dataset['fresh']),
    ).toEqual(['true', 'true', 'false', 'false']);
    expect(panel().getByText('O sensor mediu 34,2 °C.')).toBeInTheDocument();
    expect(panel().getAllByRole('listitem')[1]!.querySelector('p')).toBeNull();
  });

  it('leads to a page of this application within it, to one of the former site by a page load', async () => {
    const { router, user } = await openWith();
    const former = panel().getByRole('link', { name: /^Abrir Romaneio/ });
    expect(former).toHaveAttribute('href', '/romaneio');
    const links = panel().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/titulos', '/romaneio']),
    );
    await user.click(panel().getByRole('link', { name: 'Abrir Contas a pagar e a receber' }));
    expect(router.state.location.pathname).toBe('/titulos');
  });

  it('is read when it opens, once, and what was new may be put aside', async () => {
    const { user } = await openWith();
    await waitFor(() => expect(callsTo('/Ncc/SetIsReadByGuid')).toHaveLength(1));
    expect(callsTo('/Ncc/SetIsReadByGuid')[0]?.query).toEqual({ guid: '1' });
    expect(count()).toHaveTextContent('4 notificações');
    expect(panel().queryByRole('button', { name: /^Remover est/ })).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Marcar como lidas' }));
    expect(panel().queryByText('Nova')).toBeNull();
    expect(panel().queryByRole('button', { name: 'Marcar como lidas' })).toBeNull();
    expect(callsTo('/Ncc/SetIsReadByGuid')).toHaveLength(1);
  });

  it('tells the server again what it did not take when the panel opened', async () => {
    backend.breaks('readNotifications', { times: 1 });
    const { user } = await openWith();
    await waitFor(() => expect(callsTo('/Ncc/SetIsReadByGuid')).toHaveLength(1));
    await user.click(await panel().findByRole('button', { name: 'Marcar como lidas' }));
    await waitFor(() => expect(callsTo('/Ncc/SetIsReadByGuid')).toHaveLength(2));
  });

  it('tells nothing where nothing is new', async () => {
    await openWith([row('d', 'Aviso geral')]);
    expect(panel().queryByText('Nova')).toBeNull();
    expect(panel().queryByRole('button', { name: 'Marcar como lidas' })).toBeNull();
    expect(callsTo('/Ncc/SetIsReadByGuid')).toEqual([]);
    expect(count()).toHaveTextContent('1 notificação');
  });
});

describe('the filters', () => {
  const choose = async (user: ReturnType<typeof openPanel>['user'], box: string, name: string) => {
    await user.click(panel().getByRole('combobox', { name: box }));
    await user.click(await screen.findByRole('option', { name }));
  };

  it('find by module, kind and words, say how many, and stand in the address', async () => {
    const { router, user } = await openWith();
    const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    await user.click(panel().getByRole('combobox', { name: 'Módulo' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Módulo: todos',
      'Avicultura de corte',
      'Financeiro',
      'Sem módulo',
    ]);
    await user.click(screen.getByRole('option', { name: 'Financeiro' }));
    await waitFor(() => expect(titles()).toEqual([ALL[1], ALL[2]]));
    expect(count()).toHaveTextContent('2 de 4 notificações');
    expect(search()).toEqual({ janela: 'notificacoes', 'janela.modulo': 'Financeiro' });
    await choose(user, 'Módulo', 'Módulo: todos');
    await waitFor(() => expect(titles()).toEqual(ALL));
    expect(search()).toEqual({ janela: 'notificacoes' });

    await choose(user, 'Tipo', 'Alerta');
    await waitFor(() => expect(titles()).toEqual([ALL[0]]));
    expect(search()).toEqual({ janela: 'notificacoes', 'janela.tipo': 'error' });
    await choose(user, 'Tipo', 'Tipo: todos');
    await waitFor(() => expect(search()).toEqual({ janela: 'notificacoes' }));

    await user.type(panel().getByRole('searchbox', { name: 'Buscar notificação' }), 'TITULO');
    await waitFor(() => expect(titles()).toEqual([ALL[1]]));
    expect(search()).toEqual({ janela: 'notificacoes', 'janela.busca': 'TITULO' });
  });

  it('come from the address, say that nothing fits, and go together', async () => {
    backend.answers('listNotifications', ROWS);
    const { router, user } = openPanel('&janela.busca=nada&janela.modulo=Financeiro&janela.tipo=outro');
    expect(await screen.findByText('Nada encontrado com esses filtros')).toBeInTheDocument();
    expect(titles()).toEqual([]);
    expect(count()).toHaveTextContent('0 de 4 notificações');
    expect(panel().queryByRole('button', { name: /^Remover est|^Marcar/ })).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(titles()).toEqual(ALL));
    expect(router.state.location.search).toBe('?janela=notificacoes');
  });

  it('keep a module whose last notification has gone, and the tools with it', async () => {
    backend.answers('listNotifications', []);
    openPanel('&janela.modulo=Financeiro');
    expect(await screen.findByText('Nenhuma notificação')).toBeInTheDocument();
    expect(panel().getByRole('combobox', { name: 'Módulo' })).toHaveTextContent('Financeiro');
  });

  it('put aside and remove what they show alone', async () => {
    const { user } = await openWith(ROWS, '&janela.modulo=Financeiro');
    await user.click(panel().getByRole('button', { name: 'Marcar como lidas' }));
    await user.click(panel().getByRole('button', { name: 'Remover estas 2' }));
    expect(await screen.findByText('2 notificações removidas.')).toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'Limpar filtros' }));
    expect(titles()).toEqual([ALL[0], ALL[3]]);
    expect(panel().getAllByText('Nova')).toHaveLength(1);
    await pendingRemoval.settle();
    expect(callsTo('/Ncc/DeleteNotification').map(({ query }) => query['_id'])).toEqual(['b', 'c']);
    expect(callsTo('/Ncc/DeleteNotificationByGuid')).toEqual([]);
  });
});

describe('what is removed', () => {
  it('one goes at once, and the focus goes on to the next, else to the one before, else to the title', async () => {
    backend.answers('deleteNotification', true);
    const { user } = await openWith(ROWS.slice(0, 3));
    dismissal('Título a vencer').focus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual([ALL[0], ALL[2]]);
    expect(dismissal('Romaneio recebido')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dismissal('Temperatura alta')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(panel().getByRole('heading', { name: 'Notificações' })).toHaveFocus();
    // Focused by the panel alone, no stop of the Tab key.
    expect(panel().getByRole('heading', { name: 'Notificações' })).toHaveAttribute('tabindex', '-1');
    await waitFor(() => expect(callsTo('/Ncc/DeleteNotification')).toHaveLength(3));
    expect(callsTo('/Ncc/DeleteNotification').map(({ query }) => query['_id'])).toEqual(['b', 'c', 'a']);
  });

  it('the second click of a double click spares the entry that moved up', async () => {
    await openWith();
    const button = dismissal('Aviso geral');
    fireEvent.click(button, { detail: 2 });
    expect(titles()).toHaveLength(4);
    fireEvent.click(button, { detail: 1 });
    expect(titles()).toHaveLength(3);
  });

  it('all go with an offer, which a key takes back outside a field', async () => {
    const { user } = await openWith();
    const clear = panel().getByRole('button', { name: 'Limpar tudo' });
    await user.click(clear);
    expect(await screen.findByText('Nenhuma notificação')).toBeInTheDocument();
    expect(panel().getByRole('button', { name: 'Limpar tudo' })).toHaveAttribute('aria-disabled', 'true');
    expect(panel().queryByRole('searchbox')).toBeNull();
    const dialog = screen.getByRole('dialog', { name: 'Notificações' });
    fireEvent.keyDown(dialog, { key: 'z' });
    fireEvent.keyDown(dialog, { key: 'y', ctrlKey: true });
    expect(titles()).toHaveLength(0);
    fireEvent.keyDown(dialog, { key: 'Z', ctrlKey: true });
    await waitFor(() => expect(titles()).toEqual(ALL));

    await user.click(panel().getByRole('button', { name: 'Limpar tudo' }));
    expect(titles()).toHaveLength(0);
    fireEvent.keyDown(dialog, { key: 'z', metaKey: true });
    await waitFor(() => expect(titles()).toEqual(ALL));

    await user.type(panel().getByRole('searchbox'), 'geral');
    await user.click(await panel().findByRole('button', { name: 'Remover esta' }));
    fireEvent.keyDown(panel().getByRole('searchbox'), { key: 'z', ctrlKey: true });
    expect(titles()).toHaveLength(0);
    fireEvent.keyDown(dialog, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(titles()).toEqual([ALL[3]]));
    expect(callsTo('/Ncc/DeleteNotificationByGuid')).toEqual([]);
  });

  it('all are one call for the link', async () => {
    const { user } = await openWith();
    await user.click(panel().getByRole('button', { name: 'Limpar tudo' }));
    await pendingRemoval.settle();
    expect(callsTo('/Ncc/DeleteNotificationByGuid').map(({ query }) => query)).toEqual([{ guid: '1' }]);
  });
});

describe('the states', () => {
  const region = () => screen.getByRole('dialog', { name: 'Notificações' }).querySelector('[aria-busy]');

  it('waiting: a skeleton of three, nothing to search or clear', async () => {
    backend.waits('listNotifications', 60_000);
    openPanel();
    expect(await panel().findByText('Carregando')).toBeInTheDocument();
    expect(region()).toHaveAttribute('aria-busy', 'true');
    expect(region()!.querySelectorAll('.MuiSkeleton-root')).toHaveLength(3 * 4);
    expect(panel().queryByRole('searchbox')).toBeNull();
    expect(panel().queryByText('Nenhuma notificação')).toBeNull();
  });

  it('empty', async () => {
    backend.answers('listNotifications', [row('z', 'De outro produtor', { guid: '2' })]);
    openPanel();
    expect(await panel().findByText('Nenhuma notificação')).toBeInTheDocument();
    expect(region()).toHaveAttribute('aria-busy', 'false');
    expect(panel().queryByRole('searchbox')).toBeNull();
    expect(count()).toBeNull();
    expect(panel().getByRole('button', { name: 'Limpar tudo' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('failed: its code, and another try', async () => {
    backend.breaks('listNotifications', { times: 1 });
    const { user } = openPanel();
    expect(await panel().findByText('Código 500')).toBeInTheDocument();
    expect(panel().getByText('Não foi possível carregar')).toBeInTheDocument();
    expect(panel().queryByText('Nenhuma notificação')).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(titles().length).toBeGreaterThan(3));
    expect(panel().queryByText('Não foi possível carregar')).toBeNull();
  });

  it('no answer at all has words of its own, another strange one has no code', async () => {
    backend.answers('listNotifications', 'null', { times: 1 });
    backend.answers('listNotifications', '{"rows":', { times: 1 });
    const { user } = openPanel();
    expect(await panel().findByText('Não foi possível carregar')).toBeInTheDocument();
    expect(panel().queryByText(/Código/)).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Tentar novamente' }));
    expect(await panel().findByText(/^Erro no servidor de notificação NCC/)).toBeInTheDocument();
    expect(panel().queryByText(/Código/)).toBeNull();
  });

  it('forbidden', async () => {
    backend.forbids('listNotifications');
    openPanel();
    expect(await panel().findByText('Sem acesso')).toBeInTheDocument();
    expect(panel().queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  it('what was loaded stands while it is loaded anew, and says that it is old when that fails', async () => {
    const { user, router } = await openWith();
    expect(panel().queryByText('Não foi possível atualizar a lista.')).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Fechar' }));
    expect(screen.getByText('fechado')).toBeInTheDocument();
    backend.recovers();
    backend.breaks('listNotifications', { times: 1 });
    await act(() => router.navigate('/inicio?janela=notificacoes'));
    expect(await panel().findByText('Não foi possível atualizar a lista.')).toBeInTheDocument();
    expect(titles()).toEqual(ALL);
    backend.answers('listNotifications', ROWS);
    await user.click(panel().getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(panel().queryByText('Não foi possível atualizar a lista.')).toBeNull());
  });
});

describe('beside the list', () => {
  it.each([
    ['Configurar notificações', 'notificacoes-configuracao'],
    ['Dispositivos conectados', 'notificacoes-dispositivos'],
  ])('%s opens its dialog', async (name, overlay) => {
    const { user } = await openWith();
    await user.click(panel().getByRole('button', { name }));
    expect(screen.getByText(`janela ${overlay}`)).toBeInTheDocument();
  });

  const NO_DESKTOP = 'Este navegador não tem suporte a notificações na área de trabalho';
  const NO_PUSH = 'Sem suporte a notificações enviadas pelo servidor neste navegador';

  it('says why nothing comes to this browser', async () => {
    Reflect.deleteProperty(window, 'Notification');
    await openWith();
    expect(panel().getByText(NO_DESKTOP)).toBeInTheDocument();
  });

  it('says that nothing is pushed to it', async () => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    const { store } = await openWith();
    expect(panel().queryByText(NO_DESKTOP)).toBeNull();
    expect(panel().queryByText(NO_PUSH)).toBeNull();
    const identity = selectIdentity(store.getState());
    if (!identity) throw new Error('not signed in');
    const keys = { ...identity.keys, firebase: { apiKey: 'k' } };
    act(() => void store.dispatch(identityLoaded({ ...identity, keys })));
    expect(panel().queryByText(NO_DESKTOP)).toBeNull();
    expect(panel().getByText(NO_PUSH)).toBeInTheDocument();
  });
});

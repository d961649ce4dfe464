import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { selectCustomer, selectIdentity } from '@/domain/identity/selectors';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { openShell, startShell } from '../../shell.test.kit';

startShell();

const trigger = () => screen.getByRole('button', { name: /^Conta de/ });
const menu = () => within(screen.getByRole('dialog', { name: 'Sua conta' }));
async function openMenu(options: Parameters<typeof openShell>[0] = {}) {
  const opened = openShell(options);
  await opened.user.click(trigger());
  await screen.findByRole('dialog', { name: 'Sua conta' });
  return opened;
}
const items = () =>
  menu()
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

describe('the button', () => {
  it('names user and customer, and says what it opens', async () => {
    const { user } = openShell();
    expect(trigger()).toHaveAccessibleName(/^Conta de [^,]+, AGROPECUARIA SANTA HELENA LTDA$/);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).not.toHaveAttribute('aria-controls');
    expect(within(trigger()).getByText('AGROPECUARIA SANTA HELENA LTDA')).toBeInTheDocument();
    await user.click(trigger());
    const panel = await screen.findByRole('dialog', { name: 'Sua conta' });
    const button = document.querySelector('[aria-haspopup=dialog]')!;
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button.getAttribute('aria-controls')).toBe(panel.closest('[id]')?.id);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sua conta' })).toBeNull());
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('without a customer names the user alone', () => {
    openShell({ account: 'master' });
    expect(trigger()).toHaveAccessibleName(/^Conta de [^,]+$/);
    expect(trigger().querySelectorAll('span[title]')).toHaveLength(1);
  });

  it('is the picture alone where there is little room', () => {
    openShell({ width: 1024 });
    expect(trigger().querySelectorAll('span[title]')).toHaveLength(0);
  });
});

describe('the lines', () => {
  it('of a producer: account, appearance, toggles, sign-out, version', async () => {
    const { router, user } = await openMenu();
    expect(items()).toEqual([expect.stringMatching(/^Minha conta.+@/), 'Aparência', 'Sair']);
    expect(
      menu()
        .getAllByRole('switch')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Suporte remoto', 'Notificações neste navegador']);
    expect(menu().getByText(/^Versão \d+\.\d+/)).toBeInTheDocument();
    expect(menu().queryByText('Trocar produtor')).toBeNull();
    expect(menu().queryByRole('button')).toBeNull();
    expect(menu().getByRole('menuitem', { name: /^Minha conta/ })).toHaveAttribute(
      'href',
      '/perfil/concedidas',
    );
    await user.click(menu().getByRole('menuitem', { name: 'Aparência' }));
    await waitFor(() => expect(router.state.location.search).toBe('?janela=aparencia'));
  });

  it('of a master: the account alone', async () => {
    const { router, user } = await openMenu({ account: 'master' });
    expect(items()).toHaveLength(1);
    expect(menu().queryByRole('switch')).toBeNull();
    expect(menu().queryByText(/^Versão/)).toBeNull();
    await user.click(menu().getByRole('menuitem'));
    expect(router.state.location.pathname).toBe('/perfil/pendencias');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sua conta' })).toBeNull());
  });

  it('of support: the customers’ accounts too', async () => {
    const { router, user } = await openMenu({ account: 'suporte' });
    expect(items()).toHaveLength(4);
    expect(menu().getByRole('switch', { name: 'Suporte remoto' })).toBeInTheDocument();
    await user.click(menu().getByRole('menuitem', { name: 'Acessar a conta de um produtor' }));
    await waitFor(() => expect(router.state.location.search).toBe('?janela=acesso-remoto'));
  });

  it('sign-out is pressed once', async () => {
    backend.waits('signOut', 300);
    const { user } = await openMenu();
    const leave = menu().getByRole('menuitem', { name: 'Sair' });
    expect(leave).toHaveAttribute('aria-busy', 'false');
    await user.click(leave);
    expect(leave).toHaveAttribute('aria-busy', 'true');
    expect(leave).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(callsTo('/Login/LogoutReact')).toHaveLength(1));
  });

  it.each([
    [1600, []],
    [800, ['Idioma: pt-BR']],
    [400, ['Buscar páginas e ações', 'Assist', 'Perguntas frequentes', 'Vídeo de ajuda', 'Idioma: pt-BR']],
  ])('a window of %i px brings what its toolbar has no room for: %o', async (width, names) => {
    await openMenu({ width });
    const buttons = menu()
      .queryAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(buttons).toEqual(names);
    // In words: there is room for them in the menu.
    for (const words of ['Assist', 'Vídeo de ajuda'])
      expect(menu().queryByText(words) !== null).toBe(width === 400);
  });

  it.each([
    ['Perguntas frequentes', '/inicio?janela=faq'],
    ['Assist', '/assist-produtor'],
  ])('%s of the toolbar closes the menu first', async (name, address) => {
    const { router, user } = await openMenu({ width: 400 });
    await user.click(menu().getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sua conta' })).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe(address);
  });
});

describe('remote support', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Suporte remoto', hidden: true });
  const answer = async (user: Awaited<ReturnType<typeof openMenu>>['user'], name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

  it('is taken back at once and granted after a question', async () => {
    const { user } = await openMenu();
    expect(toggle()).toBeChecked();
    expect(menu().getByText('O suporte pode acessar seus dados')).toBeInTheDocument();
    await user.click(toggle());
    expect(toggle()).not.toBeChecked();
    expect(menu().getByText('O suporte não acessa seus dados')).toBeInTheDocument();
    await waitFor(() => expect(callsTo('/User/RemoveSupportAccess')).toHaveLength(1));
    await user.click(toggle());
    await answer(user, 'Cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toggle()).not.toBeChecked();
    expect(callsTo('/User/ReleaseSupportAccess')).toEqual([]);
    await user.click(toggle());
    await answer(user, 'Permitir acesso');
    await waitFor(() => expect(toggle()).toBeChecked());
    await waitFor(() => expect(callsTo('/User/ReleaseSupportAccess')).toHaveLength(1));
  });

  it('goes back to what it was when the server fails', async () => {
    backend.breaks('changeSupportAccess', { delayMs: 200 });
    const { user } = await openMenu();
    await user.click(toggle());
    expect(toggle()).not.toBeChecked();
    await waitFor(() => expect(toggle()).toBeChecked());
  });
});

describe('notifications of this browser', () => {
  const toggle = () => menu().getByRole('switch', { name: 'Notificações neste navegador' });
  const line = () => toggle().closest('label')!;

  it.each([
    ['granted', false, 'Avisos aparecem neste navegador mesmo com outra aba aberta.'],
    ['default', false, 'Ao ligar, o navegador pede sua permissão.'],
    [
      'denied',
      true,
      'O navegador está bloqueando as notificações deste site. Libere nas configurações do site.',
    ],
  ])('permission %s: disabled is %s', async (permission, disabled, tooltip) => {
    vi.stubGlobal('Notification', { permission, requestPermission: vi.fn() });
    const { user } = await openMenu();
    await waitFor(() => expect((toggle() as HTMLInputElement).disabled).toBe(disabled));
    expect(line()).toHaveTextContent('Desligadas');
    expect(toggle()).not.toBeChecked();
    await user.hover(line());
    expect(await screen.findByText(tooltip)).toBeInTheDocument();
  });

  it('on: says so', async () => {
    vi.stubGlobal('Notification', { permission: 'granted', requestPermission: vi.fn() });
    localStorage.setItem('ep.push.1', JSON.stringify({ on: true }));
    await openMenu();
    expect(toggle()).toBeChecked();
    expect(line()).toHaveTextContent('Ligadas');
  });

  it('that cannot be are disabled', async () => {
    Reflect.deleteProperty(window, 'Notification');
    const { user } = await openMenu();
    expect(toggle()).toBeDisabled();
    await user.hover(line());
    expect(
      await screen.findByText('Este navegador não tem suporte a notificações na área de trabalho'),
    ).toBeInTheDocument();
  });
});

describe('the customers', () => {
  const links = () => menu().getAllByRole('menuitem').slice(2, -1);

  it('are ten, found by name, the present one marked', async () => {
    const { user } = await openMenu({ account: 'multi', customerId: 3 });
    expect(menu().getByText('Trocar produtor')).toBeInTheDocument();
    expect(links()).toHaveLength(10);
    const selected = links().filter((link) => link.classList.contains('Mui-selected'));
    expect(selected).toHaveLength(1);
    expect(selected[0]!.querySelector('svg')).not.toBeNull();
    expect(links().filter((link) => link.querySelector('svg'))).toHaveLength(1);
    await user.type(menu().getByLabelText('Buscar produtor'), 'chapadão');
    await waitFor(() => expect(links()).toHaveLength(1));
    expect(links()[0]).toHaveTextContent('AGRICOLA CHAPADAO DO CERRADO LTDA');
    expect(menu().queryByRole('status')).toBeNull();
    await user.type(menu().getByLabelText('Buscar produtor'), 'zz');
    expect(await menu().findByText('Nenhum produtor com esse nome.')).toBeInTheDocument();
    expect(links()).toHaveLength(0);
  });

  it('another becomes the current one and leads home; the present one only closes', async () => {
    const { router, store, user } = await openMenu({ account: 'multi', customerId: 3, at: '/agenda' });
    const present = links().find((link) => link.classList.contains('Mui-selected'))!;
    await user.click(present);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sua conta' })).toBeNull());
    expect(callsTo('/User/SetCustomerId')).toEqual([]);
    expect(router.state.location.pathname).toBe('/agenda');
    await user.click(trigger());
    await screen.findByRole('dialog', { name: 'Sua conta' });
    const other = links().find((link) => !link.classList.contains('Mui-selected'))!;
    const name = within(other).getAllByText(/./)[0]!.textContent;
    backend.waits('chooseCustomer', 100);
    await user.click(other);
    expect(links().every((link) => link.getAttribute('aria-disabled') === 'true')).toBe(true);
    await waitFor(() => expect(selectCustomer(store.getState())?.customerName).toBe(name));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
  });

  it('one that cannot be opened is said there, and may be tried again', async () => {
    const { store, user } = await openMenu({ account: 'multi', customerId: 3 });
    backend.breaks('chooseCustomer');
    await user.click(links().find((link) => !link.classList.contains('Mui-selected'))!);
    expect(await menu().findByRole('alert')).toHaveTextContent(
      'Não foi possível trocar de produtor. Tente novamente.',
    );
    expect(links().every((link) => link.getAttribute('aria-disabled') !== 'true')).toBe(true);
    expect(selectCustomer(store.getState())?.customerId).toBe(3);
    expect(callsTo('/User/SetCustomerId')).toHaveLength(1);
  });

  it.each([
    [9, true, 9],
    [8, false, 8],
    [2, false, 2],
    [1, false, 0],
  ])('%i of them: a search is %s', async (count, search, shown) => {
    const { store, user } = openShell({ account: 'multi', customerId: 3 });
    const identity = selectIdentity(store.getState())!;
    act(() => void store.dispatch(identityLoaded({ ...identity, links: identity.links.slice(0, count) })));
    await user.click(trigger());
    await screen.findByRole('dialog', { name: 'Sua conta' });
    expect(menu().queryByLabelText('Buscar produtor') !== null).toBe(search);
    expect(links()).toHaveLength(shown);
    expect(menu().queryByText('Trocar produtor') !== null).toBe(shown > 0);
  });

  it('are not offered to whom the server does not show them', async () => {
    const { store, user } = openShell({ account: 'multi', customerId: 3 });
    const identity = selectIdentity(store.getState())!;
    act(() => void store.dispatch(identityLoaded({ ...identity, showCustomerList: false })));
    await user.click(trigger());
    await screen.findByRole('dialog', { name: 'Sua conta' });
    expect(menu().queryByText('Trocar produtor')).toBeNull();
  });
});

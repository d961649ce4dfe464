import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { configureSignOut } from '@/domain/identity/signOutCommand';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import { accountRoutes } from './accountRoutes';
import { Component as AccountPage } from './pages/AccountPage';

startDemo({ routes: accountRoutes, namespaces: ['account', 'common', 'forms', 'grid', 'ui'] });
beforeEach(() => registerOverlays({}));

function open(account: string, path = '/perfil', customerId?: number) {
  const routes = [
    { path: '/perfil/:id?', element: <AccountPage /> },
    { path: '/404', element: <h1>{'404'}</h1> },
  ];
  return openSignedIn({ account, routes, at: path, ...(customerId === undefined ? {} : { customerId }) });
}

const count = (label: string) => within(screen.getByRole('group', { name: label }));

function licence(id: number, name: string, emailConfirmed: boolean, isEditDelete = true) {
  const email = name === 'SUPORTE' ? 'suporte@demo.com.br' : `u${id}@exemplo.com.br`;
  return { id, profileName: 'USUARIO', user: { id, name, email, emailConfirmed, isEditDelete } };
}

describe('the lists', () => {
  beforeEach(() => {
    backend.answers('listUsers', [
      licence(1, 'ANA', true),
      licence(2, 'BRUNO', true, false),
      licence(3, 'CARLA', false),
      licence(4, 'SUPORTE', true),
    ]);
    backend.answers('listPendingUsers', [licence(3, 'CARLA', false), licence(5, 'DARIO', false)]);
    backend.answers('countLicences', 12);
  });

  it('granted: confirmed e-mails without the support user, counted with two digits', async () => {
    const { router } = open('produtor');
    expect(await screen.findByText('ANA')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/perfil/concedidas');
    expect(screen.queryByText('CARLA')).toBeNull();
    expect(screen.queryByText('SUPORTE')).toBeNull();
    expect(count('Licenças concedidas').getByText('02')).toBeInTheDocument();
    expect(await count('Licenças disponíveis').findByText('12')).toBeInTheDocument();
  });

  it('pending: users who have not confirmed, once each', async () => {
    open('produtor', '/perfil/pendencias');
    expect(await screen.findByText('DARIO')).toBeInTheDocument();
    expect(screen.getAllByText('CARLA')).toHaveLength(1);
    expect(screen.queryByText('ANA')).toBeNull();
    expect(screen.getByRole('tab', { name: /Pendências 2/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('a user that may not be changed is grey, says why, and has no action', async () => {
    open('produtor');
    const locked = (await screen.findByText('BRUNO')).closest('[role="row"]') as HTMLElement;
    expect(locked).toHaveClass('muted-row');
    expect(within(locked).getByRole('img', { name: /não pode ser alterado/ })).toBeInTheDocument();
    expect(within(locked).queryByRole('button')).toBeNull();
    const other = screen.getByText('ANA').closest('[role="row"]') as HTMLElement;
    expect(other).not.toHaveClass('muted-row');
    expect(within(other).getByRole('button', { name: 'Editar permissões' })).toBeInTheDocument();
    expect(within(other).getByRole('button', { name: 'Excluir usuário' })).toBeInTheDocument();
  });

  it('licence type 8 edits no user', async () => {
    open('dono');
    const row = (await screen.findByText('ANA')).closest('[role="row"]') as HTMLElement;
    expect(within(row).getByRole('button', { name: 'Excluir usuário' })).toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: 'Editar permissões' })).toBeNull();
  });

  it('pending ones of the other list are no count while their own could not be read', async () => {
    backend.breaks('listPendingUsers', { times: 1 });
    const { user } = open('produtor', '/perfil/pendencias');
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.getByRole('tab', { name: /^Pendências/ })).toHaveTextContent(/^Pendências$/);
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Pendências/ })).toHaveTextContent('2'));
  });

  it('a count that fails leaves the list alone and can be asked for again', async () => {
    backend.recovers();
    backend.answers('countLicences', 'muitas');
    const { user } = open('produtor');
    expect(await screen.findByText('PATRICIA GOMES TREVISAN')).toBeInTheDocument();
    const retry = await count('Licenças disponíveis').findByRole('button', { name: 'Tentar novamente' });
    backend.recovers();
    await user.click(retry);
    expect(await count('Licenças disponíveis').findByText('12')).toBeInTheDocument();
  });
});

describe('who sees what', () => {
  it.each([
    ['usuario', undefined],
    ['agronomo', undefined],
    ['contador', undefined],
    ['multi', 4],
  ])('%s (customer %s): the own profile and nothing else', async (account, customerId) => {
    open(account, '/perfil/concedidas', customerId);
    const panel = within(await screen.findByRole('complementary', { name: 'Meu perfil' }));
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Alterar senha',
      'Classificação de atendimento',
      'Gerente de conta',
    ]);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Convidar/ })).toBeNull();
    expect(callsTo('/User/GetUserAccount')).toEqual([]);
  });

  it('a free account’s administrator sees the lists without invitations', async () => {
    open('gratis');
    expect(await screen.findByText('LUCIA HELENA PRESTES', { selector: 'span' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Convidar/ })).toBeNull();
  });

  it('a free account’s invitation does not open by its address either', async () => {
    open('gratis', '/perfil/concedidas?dialogo=convite');
    expect(await screen.findByText('LUCIA HELENA PRESTES', { selector: 'span' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an invitation opens by its address also where no list is named', async () => {
    const { router } = open('produtor', '/perfil?dialogo=convite');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/perfil/concedidas');
  });

  it('an address that is neither list is not found', async () => {
    const { router } = open('produtor', '/perfil/outra');
    expect(await screen.findByText('404')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/404');
  });

  it('a master sees what is pending everywhere, releases, resends and signs out', async () => {
    const leave = vi.fn(() => Promise.resolve());
    configureSignOut(leave);
    const { router, user } = open('master', '/perfil');
    const row = (await screen.findByText('ADEMIR JOSE LUNKES')).closest('[role="row"]') as HTMLElement;
    expect(router.state.location.pathname).toBe('/perfil/pendencias');
    expect(within(row).getByText('AGROPECUARIA SANTA HELENA LTDA')).toBeInTheDocument();
    expect(callsTo('/User/GetUserPendingByCustomer')).toEqual([]);

    await user.click(within(row).getByRole('button', { name: 'Reenviar e-mail' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reenviar e-mail' }),
    );
    expect(await screen.findByText('E-mail reenviado.')).toBeInTheDocument();
    expect(callsTo('/User/ForwardEmail')).toHaveLength(1);

    // The list may have been drawn anew since, and the closing question hides it for a moment.
    const release = await waitFor(() => {
      const again = screen.getByText('ADEMIR JOSE LUNKES').closest('[role="row"]') as HTMLElement;
      return within(again).getByRole('button', { name: 'Liberar licença' });
    });
    await user.click(release);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Liberar licença' }),
    );
    await waitFor(() => expect(screen.queryByText('ADEMIR JOSE LUNKES')).toBeNull());
    expect(callsTo('/User/ReleaseJson')).toHaveLength(1);

    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe('a change whose answer says nothing of it', () => {
  it.each([
    [200, '{"id":', 'Não foi possível confirmar a alteração. Confira a lista antes de tentar de novo.', 2],
    [403, {}, 'Seu perfil não permite esta alteração.', 1],
    [400, {}, 'O servidor recusou a alteração.', 1],
  ])('%i %o is put in words', async (status, body, text, lists) => {
    const { user } = open('produtor', '/perfil/pendencias');
    const row = (await screen.findByText('ADEMIR JOSE LUNKES')).closest('[role="row"]') as HTMLElement;
    backend.answers('resendInvitation', body, { status, times: 1 });
    await user.click(within(row).getByRole('button', { name: 'Reenviar e-mail' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reenviar e-mail' }),
    );
    expect(await screen.findByText(text)).toBeInTheDocument();
    await waitFor(() => expect(callsTo('/User/GetUserPendingByCustomer')).toHaveLength(lists));
  });
});

describe('notification settings and devices', () => {
  const overlay = { load: () => Promise.resolve({}) };

  it('stay away while their dialogs are not registered', async () => {
    open('produtor');
    expect(await screen.findByText('PATRICIA GOMES TREVISAN')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /notificações|Dispositivos/i })).toBeNull();
  });

  it('open by name for administrators: the own ones, and those of a user by link and user', async () => {
    registerOverlays({ 'notificacoes-configuracao': overlay, 'notificacoes-dispositivos': overlay });
    const { router, user } = open('produtor');
    const row = (await screen.findByText('PATRICIA GOMES TREVISAN')).closest('[role="row"]') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: 'Configurar notificações' }));
    const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    expect(search()).toEqual({
      janela: 'notificacoes-configuracao',
      'janela.linkId': expect.stringMatching(/^\d+$/) as string,
      'janela.userId': expect.stringMatching(/^\d+$/) as string,
      'janela.userName': 'PATRICIA GOMES TREVISAN',
    });
    const panel = within(screen.getByRole('complementary', { name: 'Meu perfil' }));
    await user.click(panel.getByRole('button', { name: 'Configurar notificações' }));
    expect(search()).toEqual({ janela: 'notificacoes-configuracao' });
    await user.click(panel.getByRole('button', { name: 'Dispositivos conectados' }));
    expect(search()).toEqual({ janela: 'notificacoes-dispositivos' });
  });

  it('are nothing for others', async () => {
    registerOverlays({ 'notificacoes-configuracao': overlay, 'notificacoes-dispositivos': overlay });
    open('usuario');
    expect(await screen.findByRole('button', { name: 'Alterar senha' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /notificações|Dispositivos/i })).toBeNull();
  });
});

describe('profiles of an invitation', () => {
  it('come from one call for licence type 1 and from another for the rest', async () => {
    open('produtor', '/perfil/concedidas?dialogo=convite');
    await waitFor(() => expect(callsTo('/ProfilePatternPermission/GetLicenseTypeMaster')).toHaveLength(1));
    expect(callsTo('/ProfilePatternPermission/GetLicenseTypeMaster')[0]?.query).toEqual({
      withoutAdmin: 'true',
    });
    expect(callsTo('/User/GetProfileType')).toHaveLength(1);
    expect(callsTo('/ProfilePatternPermission/GetLicenseType')).toEqual([]);
  });

  it('of licence type 2 come from GetLicenseType', async () => {
    open('multi', '/perfil/concedidas?dialogo=convite', 3);
    await waitFor(() => expect(callsTo('/ProfilePatternPermission/GetLicenseType')).toHaveLength(1));
    expect(callsTo('/ProfilePatternPermission/GetLicenseTypeMaster')).toEqual([]);
  });

  it('are fixed for licence type 8, and the request carries it', async () => {
    const { user } = open('dono', '/perfil/concedidas?dialogo=convite');
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar usuário' }));
    expect(dialog.getByText('AGROCENTER')).toBeInTheDocument();
    expect(dialog.getByText('Convites desta conta usam sempre este perfil.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Nome/), 'Novo parceiro');
    await user.type(dialog.getByLabelText(/^E-mail/), 'novo@exemplo.com.br');
    await user.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() => expect(callsTo('/User/CreateInvited')).toHaveLength(1));
    expect(callsTo('/User/CreateInvited')[0]?.body).toEqual({
      id: 0,
      name: 'NOVO PARCEIRO',
      email: 'novo@exemplo.com.br',
      profileId: 8,
      permissionProfileValuesWeb: [],
      permissionProfileValuesMobile: [],
    });
    expect(callsTo('/ProfilePatternPermission/GetHierarchicalMenuByLicenseType')).toEqual([]);
  });
});

describe('the consultant’s module', () => {
  it('is one that the account has: CustomerHasModule says so', async () => {
    const { user } = open('dono', '/perfil/concedidas?dialogo=consultor');
    const dialog = within(await screen.findByRole('dialog', { name: /^Convidar consultor/ }));
    const choose = async (name: string) => {
      await user.click(dialog.getByRole('combobox', { name: /^Módulo/ }));
      await user.click(await screen.findByRole('option', { name }));
    };
    await choose('Avicultura');
    expect(await dialog.findByText('Esta conta não tem este módulo.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Enviar convite' })).toHaveAttribute('aria-disabled', 'true');
    expect(callsTo('/Module/CustomerHasModule')[0]?.query).toEqual({ moduleConstantFilter: 'POULTRY' });
    await choose('Agricultura');
    await waitFor(() => expect(callsTo('/Module/CustomerHasModule')).toHaveLength(2));
    await waitFor(() => expect(dialog.queryByText('Esta conta não tem este módulo.')).toBeNull());
    expect(dialog.getByRole('button', { name: 'Enviar convite' })).not.toHaveAttribute('aria-disabled');
  });
});

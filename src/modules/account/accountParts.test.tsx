import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { configureSignOut } from '@/domain/identity/signOutCommand';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import { accountRoutes } from './accountRoutes';
import { AccountDialogs } from './components/AccountDialogs';
import { LicenceCounts } from './components/LicenceCounts';
import { ProfilePanel } from './components/ProfilePanel';
import { ChangePasswordDialog } from './dialogs/ChangePasswordDialog';
import { InviteConsultantDialog } from './dialogs/InviteConsultantDialog';
import { InviteUserForm } from './dialogs/InviteUserForm';
import { Component as AccountPage } from './pages/AccountPage';

startDemo({ routes: accountRoutes, namespaces: ['account', 'common', 'forms', 'grid', 'ui'] });
beforeEach(() => {
  registerOverlays({});
  setLogSink(() => undefined);
});

const alone = (part: ReactNode, account = 'produtor') =>
  openSignedIn({ account, routes: [{ path: '*', element: part }], at: '/perfil/concedidas' });
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

describe('the dialog that the address names', () => {
  type Dialog = NonNullable<ComponentProps<typeof AccountDialogs>['dialog']['open']>;
  // What is not open because it may not be must not be what is still on its way.
  beforeAll(() =>
    Promise.all([
      import('./dialogs/InviteUserDialog'),
      import('./dialogs/AccountManagerDialog'),
      import('./dialogs/ServiceClassificationDialog'),
    ]),
  );
  const named = (name: string, userId: string | null = null) => ({ name, userId }) as unknown as Dialog;

  it.each([
    ['an invitation to who may not invite', 'produtor', named('convite'), true, false],
    ['an invitation that stands to who administers nothing', 'produtor', named('convite', '2'), false, true],
    ['an invitation that stands where all have one profile', 'dono', named('convite', '2'), true, true],
    ['a consultant to who may not invite', 'produtor', named('consultor'), true, false],
    ['the classification without a customer', 'master', named('classificacao'), false, false],
    ['the manager without a customer', 'master', named('gerente'), false, false],
    ['none', 'produtor', null, true, true],
  ])('%s: stays closed', async (_, account, open, administers, invites) => {
    const dialog = { open, close: vi.fn(), show: vi.fn() } as never;
    alone(<AccountDialogs dialog={dialog} administers={administers} invites={invites} />, account);
    await pause();
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(callsTo('/User/GetUserLinkedToCustomerById')).toEqual([]);
  });

  it('is one at a time: an invitation to edit for who administers', async () => {
    const dialog = { open: named('convite', '2'), close: vi.fn(), show: vi.fn() } as never;
    alone(<AccountDialogs dialog={dialog} administers invites={false} />);
    await waitFor(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1));
    expect(screen.getByText('Editar permissões do usuário')).toBeInTheDocument();
  });
});

describe('an invitation', () => {
  const invitation = {
    id: 2,
    name: 'PATRICIA',
    email: 'p@exemplo.com.br',
    profileId: 6,
    permissionProfileValuesWeb: [],
    permissionProfileValuesMobile: [],
  } as unknown as ComponentProps<typeof InviteUserForm>['invitation'];
  const open = (of: ComponentProps<typeof InviteUserForm>['invitation']) => {
    const onClose = vi.fn();
    return { ...alone(<InviteUserForm invitation={of} onClose={onClose} />), onClose };
  };
  const LOCKED = 'Nome e e-mail não mudam depois do convite.';
  const NEW = 'O convite vai para este endereço.';

  it('that stands keeps name and e-mail, and begins with its profile', async () => {
    backend.answers('listLicenceTypes', [{ id: 6, name: 'AGRONOMO', licenceType: 6, description: null }]);
    open(invitation);
    await waitFor(() => expect(screen.getByLabelText(/^Tipo de acesso/)).toHaveTextContent('AGRONOMO'));
    expect(screen.getByText('Editar permissões do usuário')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Nome/)).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('PATRICIA');
    expect(screen.getByLabelText(/^E-mail/)).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('p@exemplo.com.br');
    expect([screen.queryByText(LOCKED) !== null, screen.queryByText(NEW) !== null]).toEqual([true, false]);
    expect(screen.getByText('Salvar permissões')).toBeInTheDocument();
    expect(screen.queryByText('Enviar convite')).toBeNull();
  });

  it('that is new begins with the name, and says where it goes', () => {
    open(null);
    expect(screen.getByText('Convidar usuário')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Nome/)).toHaveFocus();
    expect(screen.getByLabelText(/^Nome/)).not.toHaveAttribute('readonly');
    expect(screen.getByLabelText(/^E-mail/)).not.toHaveAttribute('readonly');
    expect([screen.queryByText(LOCKED) !== null, screen.queryByText(NEW) !== null]).toEqual([false, true]);
    expect(screen.getByText('Enviar convite')).toBeInTheDocument();
    expect(screen.queryByText('Convites desta conta usam sempre este perfil.')).toBeNull();
  });
});

describe('a consultant', () => {
  it('is given a profile once both acknowledgements are there', async () => {
    const { user } = alone(<InviteConsultantDialog onClose={vi.fn()} />, 'dono');
    const profile = () => screen.queryByLabelText(/^Tipo de acesso/) !== null;
    const [sharing, awareness] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([sharing!.checked, awareness!.checked, profile()]).toEqual([false, false, false]);
    await user.click(sharing!);
    expect(profile()).toBe(false);
    await user.click(awareness!);
    expect(profile()).toBe(true);
    await user.click(sharing!);
    expect(profile()).toBe(false);
    expect(screen.queryByText('Convites desta conta usam sempre este perfil.')).toBeNull();
    await waitFor(() =>
      expect(callsTo('/ProfilePatternPermission/GetLicenseType')[0]?.query).toMatchObject({
        getFreeLicenseOption: 'true',
      }),
    );
  });
});

describe('the profile', () => {
  const lines = () =>
    screen
      .getAllByRole('listitem')
      .map((line) => [
        line.textContent,
        line.querySelector('[aria-haspopup=dialog]') !== null,
        line.querySelectorAll('svg').length,
      ]);

  it('of the platform’s staff has no customer’s lines, and signs out once', () => {
    const leave = vi.fn(() => new Promise<void>(() => undefined));
    configureSignOut(leave);
    alone(<ProfilePanel administers={false} onOpen={vi.fn()} />, 'master');
    expect(lines()).toEqual([
      ['Alterar senha', true, 2],
      ['Sair', false, 1],
    ]);
    fireEvent.click(screen.getByText('Sair'));
    fireEvent.click(screen.getByText('Sair'));
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, ['notificacoes-configuracao'], ['Configurar notificações']],
    [true, ['notificacoes-dispositivos'], ['Dispositivos conectados']],
    [false, ['notificacoes-configuracao', 'notificacoes-dispositivos'], []],
  ])('who administers (%s) with %o sets up %o', (administers, overlays, more) => {
    const overlay = { load: () => Promise.resolve({}) };
    registerOverlays(Object.fromEntries(overlays.map((name) => [name, overlay])));
    const onOpen = vi.fn();
    alone(<ProfilePanel administers={administers} onOpen={onOpen} />);
    expect(lines().map(([text]) => text)).toEqual([
      'Alterar senha',
      'Classificação de atendimento',
      'Gerente de conta',
      ...more,
    ]);
    expect(screen.getByText('PRODUTOR ADMINISTRADOR')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Gerente de conta'));
    expect(onOpen.mock.calls).toEqual([['gerente']]);
  });
});

describe('the picture', () => {
  it('is another one once a file is chosen, which is to be a picture', async () => {
    alone(<ProfilePanel administers={false} onOpen={vi.fn()} />);
    const input = screen.getByLabelText('Escolher foto');
    fireEvent.change(input, { target: { files: [] } });
    await pause();
    expect(document.querySelector('[role=alert], [role=dialog]')).toBeNull();
    fireEvent.change(input, { target: { files: [new File(['texto'], 'nota.txt', { type: 'text/plain' })] } });
    const refused = await screen.findByRole('alert');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    // What was said of the former file goes with the next one.
    const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)], 'foto.png', {
      type: 'image/png',
    });
    fireEvent.change(input, { target: { files: [picture] } });
    await waitFor(() => expect(refused).not.toBeInTheDocument());
  });
});

describe('the account’s page', () => {
  const open = (account: string, id: string) =>
    openSignedIn({
      account,
      routes: [{ path: '/perfil/:id?', element: <AccountPage /> }],
      at: `/perfil/${id}`,
    });
  const columns = () => document.querySelector<HTMLElement>('[data-alone]')?.dataset['alone'];

  it.each([
    ['usuario', 'concedidas', 'true', null],
    ['produtor', 'concedidas', 'false', null],
    ['master', 'pendencias', 'false', 'Equipe da plataforma'],
  ])('of %s: the profile alone is %s', (account, id, alone, subtitle) => {
    open(account, id);
    expect(columns()).toBe(alone);
    // How many there are is not known yet.
    expect(screen.queryAllByText('–')).toHaveLength(account === 'produtor' ? 2 : 0);
    expect(screen.queryByText('Tentar novamente')).toBeNull();
    expect(screen.queryByText('Equipe da plataforma')?.textContent ?? null).toBe(subtitle);
  });
});

it('no licence at all is a number too', async () => {
  backend.answers('listUsers', []);
  openSignedIn({
    account: 'produtor',
    routes: [{ path: '/perfil/:id?', element: <AccountPage /> }],
    at: '/perfil/concedidas',
  });
  await waitFor(() => expect(screen.getAllByRole('group')[0]?.textContent).toMatch(/^Licenças concedidas00/));
});

describe('another password', () => {
  const typePasswords = async (onClose: () => void) => {
    const { user } = alone(<ChangePasswordDialog onClose={onClose} />);
    for (const [label, typed] of [
      ['Senha atual', 'demo1234'],
      ['Nova senha', 'Abcdef12!'],
      ['Confirmação', 'Abcdef12!'],
    ] as const) {
      await user.click(screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }));
      await user.paste(typed);
    }
    return user;
  };
  it.each([
    ['success', null, 'Senha alterada com sucesso!', 1],
    ['success', 'Trocada.', 'Trocada.', 1],
    ['error', null, 'Não foi possível alterar a senha.', 0],
    ['error', 'Senha atual errada.', 'Senha atual errada.', 0],
  ])('answered %s with the words %s: %s', async (status, msg, text, closed) => {
    backend.answers('changePassword', { status, msg });
    const onClose = vi.fn();
    const user = await typePasswords(onClose);
    await user.click(screen.getAllByText('Alterar senha').at(-1)!);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(closed);
  });

  it('takes the refusal of the former try back', async () => {
    backend.answers('changePassword', { status: 'error', msg: 'Senha atual errada.' }, { times: 1 });
    const onClose = vi.fn();
    const user = await typePasswords(onClose);
    await user.click(screen.getAllByText('Alterar senha').at(-1)!);
    const refused = await screen.findByText('Senha atual errada.');
    await user.click(screen.getAllByText('Alterar senha').at(-1)!);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await waitFor(() => expect(refused).not.toBeInTheDocument());
  });
});

it.each([
  [null, null, false, ['–', '–']],
  [0, 12, true, ['00', '12']],
])('licences: %s granted, %s left', (granted, available, retries, texts) => {
  const onRetry = vi.fn();
  alone(<LicenceCounts granted={granted} available={available} onRetry={retries ? onRetry : undefined} />);
  const groups = screen.getAllByRole('group');
  expect(groups.map((group, at) => group.textContent.includes(texts[at]!))).toEqual([true, true]);
  const retry = screen.queryByText('Tentar novamente');
  expect(retry !== null).toBe(retries);
  if (retry) fireEvent.click(retry);
  expect(onRetry).toHaveBeenCalledTimes(retries ? 1 : 0);
});

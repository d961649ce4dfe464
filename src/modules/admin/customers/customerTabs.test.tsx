import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { adminRoutes } from '../adminRoutes';
import { Panel as AcceptancesTab } from './components/AcceptancesTab';
import { Panel as AssistTab } from './components/AssistTab';
import { Panel as IntegrationTab } from './components/IntegrationTab';
import { Panel as LicencesTab } from './components/LicencesTab';
import { Panel as ModulesTab } from './components/ModulesTab';
import { Panel as UsersTab } from './components/UsersTab';

startDemo({
  routes: adminRoutes,
  namespaces: ['adminCustomers', 'register', 'common', 'ui', 'forms', 'grid'],
});
beforeEach(() => setLogSink(() => undefined));

function open(Panel: ComponentType<{ readonly id: number }>, id = 1) {
  return openSignedIn({
    account: 'master',
    slices: [preferencesSlice],
    routes: [{ path: '*', element: <Panel id={id} /> }],
    at: '/administracao-react/clientes/1',
  });
}
const call = (method: string, path: string) => ({ method, path });
const SAVED = 'Registro salvo com sucesso.';

describe('Assist', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Assist ativo' });
  const customer = (more: object) => {
    backend.answers(call('GET', '/CustomerReact/GetById'), {
      id: 1,
      name: 'CLIENTE',
      eprodutorAssistActive: false,
      hasSupport: false,
      ...more,
    });
  };
  const module = (has: boolean) => backend.answers(call('GET', '/Module/CustomerHasModule'), has);

  it('is switched for the customer, once, and stays where it was when that fails', async () => {
    const { user } = open(AssistTab);
    await screen.findByRole('switch', { name: 'Assist ativo' });
    const before = (toggle() as HTMLInputElement).checked;
    expect(screen.queryByText('Sem o módulo Financeiro.')).toBeNull();
    backend.breaks(call('PUT', '/CustomerReact/UpdateAssist'), { times: 1, delayMs: 100 });
    await user.click(toggle());
    expect(toggle()).toBeDisabled();
    await waitFor(() => expect(toggle()).toBeEnabled());
    expect((toggle() as HTMLInputElement).checked).toBe(before);
    await user.click(toggle());
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    await waitFor(() => expect((toggle() as HTMLInputElement).checked).toBe(!before));
    expect(callsTo('/CustomerReact/UpdateAssist').map(({ body }) => body)).toEqual([
      { eprodutorAssistActive: !before },
      { eprodutorAssistActive: !before },
    ]);
  });

  it.each([
    [false, false, true],
    [false, true, false],
    [true, false, false],
    [true, true, false],
  ])('active %s, with the financial module %s: refused %s', async (active, has, refused) => {
    customer({ eprodutorAssistActive: active });
    module(has);
    open(AssistTab);
    await screen.findByRole('switch', { name: 'Assist ativo' });
    await waitFor(() => expect(callsTo('/Module/CustomerHasModule')).toHaveLength(1));
    await waitFor(() => expect((toggle() as HTMLInputElement).disabled).toBe(refused));
    expect(screen.queryByText('Sem o módulo Financeiro.') !== null).toBe(refused);
    expect((toggle() as HTMLInputElement).checked).toBe(active);
    expect(
      screen.getByText(
        active
          ? 'O botão Assist aparece para os administradores da conta.'
          : 'A conta não pode enviar documentos para o Assist.',
      ),
    ).toBeInTheDocument();
  });

  it.each([
    [true, 'Suporte remoto liberado pelo cliente.'],
    [false, 'Suporte remoto não liberado.'],
  ])('support %s: %s', async (hasSupport, text) => {
    customer({ hasSupport });
    open(AssistTab);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('modules', () => {
  const switches = () => screen.getAllByRole('switch');
  const save = () => screen.getByRole('button', { name: 'Salvar módulos' });

  it('are saved together once one was changed; back again, there is nothing to save', async () => {
    const { user } = open(ModulesTab);
    await screen.findAllByRole('switch');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    const before = switches().map((one) => (one as HTMLInputElement).checked);
    expect(screen.getAllByText(/^\d+ telas?$/)).toHaveLength(before.length);
    await user.click(switches()[0]!);
    expect(save()).not.toHaveAttribute('aria-disabled');
    await user.click(switches()[0]!);
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await user.click(switches()[0]!);
    backend.breaks(call('PUT', '/CustomerReact/UpdateModules'), { times: 1, delayMs: 100 });
    await user.click(save());
    expect(switches()[1]).toBeDisabled();
    await waitFor(() => expect(switches()[1]).toBeEnabled());
    expect((switches()[0] as HTMLInputElement).checked).toBe(!before[0]);
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    expect((switches()[0] as HTMLInputElement).checked).toBe(!before[0]);
    const { moduleIds } = callsTo('/CustomerReact/UpdateModules').at(-1)!.body as { moduleIds: number[] };
    const on = before.filter(Boolean).length + (before[0] ? -1 : 1);
    expect(moduleIds).toHaveLength(on);
  });
});

describe('the partner’s login', () => {
  const customer = (more: object) =>
    backend.answers(call('GET', '/CustomerReact/GetById'), { id: 1, name: 'CLIENTE', ...more });

  it('that stands keeps its password, and says since when', async () => {
    customer({
      integrationLogin: 'fazenda',
      hasIntegrationPassword: true,
      integrationUpdatedAt: '2026-03-01T12:00:00Z',
    });
    open(IntegrationTab);
    expect(await screen.findByLabelText(/^Login/)).toHaveValue('fazenda');
    expect(screen.getByText(/^Alterado em .*2026/)).toBeInTheDocument();
    expect(screen.getByText('Deixe em branco para manter a senha atual.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Senha/, { selector: 'input' })).not.toBeRequired();
  });

  it('none yet wants a password, and is saved', async () => {
    customer({ integrationLogin: null, hasIntegrationPassword: false, integrationUpdatedAt: null });
    backend.answers(call('POST', '/Customer/UpdateLoginIntegrationb2k'), true);
    const { user } = open(IntegrationTab);
    expect(await screen.findByText('Nenhum login cadastrado.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Login/)).toHaveValue('');
    expect(screen.getByLabelText(/^Login/)).toHaveAttribute('maxlength', '60');
    expect(screen.queryByText('Deixe em branco para manter a senha atual.')).toBeNull();
    const type = async (label: RegExp, text: string) => {
      await user.click(screen.getByLabelText(label, { selector: 'input' }));
      await user.paste(text);
    };
    await type(/^Login/, 'fazenda nova');
    expect(screen.getByLabelText(/^Senha/, { selector: 'input' })).toBeRequired();
    await type(/^Senha/, 'segredo1');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(callsTo('/Customer/UpdateLoginIntegrationb2k')[0]?.body).toMatchObject({
        login: 'fazenda nova',
        password: 'segredo1',
      }),
    );
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
  });
});

describe('licences', () => {
  it('are counted, with their time and the way to them', async () => {
    open(LicencesTab);
    expect(await screen.findByText('Contratadas')).toBeInTheDocument();
    expect(['Em uso', 'Pendentes', 'Livres'].map((label) => screen.queryByText(label) !== null)).toEqual([
      true,
      true,
      true,
    ]);
    expect(screen.getByText(/^De .+ a .+\.$|^Desde .+, sem fim\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Alterar licenças' }).getAttribute('href')).toMatch(
      /\/licencas\?registro=\d+$/,
    );
  });

  it.each([
    [null, /^Desde 01\/02\/2026, sem fim\.$/],
    ['2026-12-31', /^De 01\/02\/2026 a 31\/12\/2026\.$/],
  ])('that end on %s: %s', async (endsOn, text) => {
    const row = { id: 4, customerId: 2, quantity: 10, granted: 3, pending: 2, available: 5, endsOn };
    backend.answers(call('GET', '/CustomerLicense/GetGridData'), [
      { ...row, id: 3, customerId: 1, quantity: 99, startsOn: '2025-01-01' },
      { ...row, startsOn: '2026-02-01' },
    ]);
    open(LicencesTab, 2);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getAllByRole('group').map((tile) => tile.textContent)).toEqual([
      'Contratadas10',
      'Em uso3',
      'Pendentes2',
      'Livres5',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/registro=4$/);
  });

  it('of a customer without any are said to be none', async () => {
    open(LicencesTab, 99_999);
    expect(await screen.findByText('Este cliente não tem licenças.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('users', () => {
  it('are listed and opened', async () => {
    const { router, user } = open(UsersTab);
    const grid = within(await screen.findByRole('grid', { name: 'Usuários do cliente' }));
    await waitFor(() => expect(grid.getAllByRole('row').length).toBeGreaterThan(2));
    const name = grid.getByText('JOSE CARLOS ZANCHETTIN');
    await user.dblClick(name);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toMatch(
        /usuarios\?registro=\d+$/,
      ),
    );
  });

  it('one that waits is released without confirmation, a confirmed one is not', async () => {
    const { user } = open(UsersTab);
    const row = async (name: string) =>
      within((await screen.findByText(name)).closest<HTMLElement>('[role=row]')!);
    const release = async (name: string) =>
      (await row(name)).getByRole('button', { name: 'Liberar sem confirmação' });
    expect(await release('JOSE CARLOS ZANCHETTIN')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await release('ADEMIR JOSE LUNKES'));
    expect(await screen.findByText('Usuário liberado.')).toBeInTheDocument();
    expect(callsTo('/User/ReleaseJson')).toHaveLength(1);
  });

  it('one that waits gets the invitation again', async () => {
    const { user } = open(UsersTab);
    const row = (await screen.findByText('ADEMIR JOSE LUNKES')).closest<HTMLElement>('[role=row]')!;
    await user.click(within(row).getByRole('button', { name: 'Reenviar e-mail' }));
    expect(await screen.findByText('E-mail reenviado.')).toBeInTheDocument();
  });

  it('none says so, a failure is asked for again', async () => {
    backend.answers(call('GET', '/CustomerReact/GetUsers'), [], { times: 1 });
    backend.breaks(call('GET', '/CustomerReact/GetUsers'), { times: 1 });
    const { user } = open(UsersTab);
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nenhum usuário')).toBeInTheDocument();
  });
});

describe('acceptances', () => {
  it('say who accepted and who has not yet', async () => {
    open(AcceptancesTab, 2);
    const grid = within(await screen.findByRole('grid', { name: 'Quem aceitou' }));
    const state = async (name: string) => (await grid.findByText(name)).closest('[role=row]')?.textContent;
    expect(await state('JOSE CARLOS ZANCHETTIN')).toMatch(/Aceito\d\d\/\d\d\/\d{4}/);
    expect(await state('HELENA CRISTINA VOLPATO')).toMatch(/Aguardando$/);
  });
});

import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from './financeRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { demo } from '../../../mocks/state';
import { Component as FinancialRegistersPage } from './pages/FinancialRegistersPage';

vi.setConfig({ testTimeout: 60_000 });

const BASE = '/financeiro/cadastros-financeiros';
const drafts = startDemo({
  routes: financeRoutes,
  namespaces: ['common', 'ui', 'grid', 'forms', 'register', 'finance'],
});

function open(path: string) {
  const routes = [
    { path: `${BASE}/:id?/:registro?`, element: <FinancialRegistersPage /> },
    { path: '/404', element: <p>{'404'}</p> },
  ];
  return openSignedIn({ routes, at: `${BASE}${path}` });
}

type User = ReturnType<typeof open>['user'];

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = (form: ReturnType<typeof within>, label: string) =>
  form.getByLabelText(new RegExp(`^${label}`));

async function type(user: User, input: HTMLElement, text: string) {
  await user.clear(input);
  if (text) await user.type(input, text);
}

async function suggest(user: User, form: ReturnType<typeof within>, label: string, option: RegExp) {
  await user.click(field(form, label));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function choose(user: User, form: ReturnType<typeof within>, label: string, option: string) {
  await user.click(form.getByRole('combobox', { name: new RegExp(`^${label}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the hub', () => {
  it('leads to its first register, also from an address that is none', async () => {
    const { router } = open('/1');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${BASE}/contas-correntes`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contas-correntes' })).toBeInTheDocument();
  });
});

describe('a new account', () => {
  it('is named by its bank, branch and number until somebody names it', async () => {
    const { user } = open('/contas-correntes?registro=novo');
    const form = await drawer('Nova conta');
    await suggest(user, form, 'Banco', /BRADESCO/);
    const name = field(form, 'Nome');
    expect(name).toHaveValue('BANCO BRADESCO');
    await type(user, field(form, 'Agência'), '1234');
    await type(user, field(form, 'Número da conta'), '55-0');
    expect(name).toHaveValue('BANCO BRADESCO AG 1234 CC 55-0');
    await choose(user, form, 'Tipo', 'Poupança');
    expect(name).toHaveValue('BANCO BRADESCO AG 1234 POUPANCA 55-0');
    await type(user, name, 'Conta da sede');
    await type(user, field(form, 'Número da conta'), '66-1');
    expect(name).toHaveValue('CONTA DA SEDE');
  });

  it('that is cash needs neither bank nor number, and is sent without', async () => {
    const { user } = open('/contas-correntes?registro=novo');
    const form = await drawer('Nova conta');
    await suggest(user, form, 'Banco', /SAFRA/);
    await choose(user, form, 'Tipo', 'Caixa');
    expect(field(form, 'Nome')).toHaveValue('');
    expect(field(form, 'Banco')).toHaveValue('');
    expect(field(form, 'Agência')).toBeDisabled();
    await type(user, field(form, 'Nome'), 'Cofre');
    await suggest(user, form, 'Moeda', /^REAL/);
    await type(user, field(form, 'Saldo inicial'), '-10,5');
    await type(user, field(form, 'Data do saldo'), '02/01/2026');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Registro salvo com sucesso.')).toBeInTheDocument();
    expect(demo.world.finance.currentAccounts.find((row) => row.name === 'COFRE')).toMatchObject({
      kind: 'CASH',
      bankId: null,
      openingBalance: -10.5,
      openingDate: '2026-01-02T00:00:00',
    });
  });
});

describe('a credit card', () => {
  it('refuses a whole card number and leaves it in no draft', async () => {
    const { user } = open('/cartoes-de-credito?registro=1');
    const form = await drawer('Cartão');
    const digits = await waitFor(() => field(form, 'Final do cartão'));
    await type(user, digits, '4111 1111 1111 1111');
    await type(user, field(form, 'Nome'), 'Cartão 5500-0000');
    await type(user, field(form, 'Dia do vencimento'), '8');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(
      await form.findByText(
        'Por segurança, não guardamos o número do cartão. Informe só os quatro últimos dígitos.',
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(drafts.size).toBe(1));
    expect(JSON.stringify([...drafts.values()])).toContain('dueDay');
    expect(JSON.stringify([...drafts.values()])).not.toMatch(/4111|5500/);
    // Every other name is kept.
    await type(user, field(form, 'Nome'), 'Cartão da sede 2026');
    await waitFor(() => expect(JSON.stringify([...drafts.values()])).toContain('CARTAO DA SEDE 2026'));
    expect(demo.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('a loan', () => {
  it('says what its terms come to while they are typed, and refuses a due date before the contract', async () => {
    const { user } = open('/emprestimos/1');
    const form = within(await screen.findByRole('form', { name: 'Empréstimo' }));
    await waitFor(() => expect(form.getByText(/^Primeira parcela: R\$ 410\.400,00/)).toBeInTheDocument());
    await type(user, field(form, 'Número de parcelas'), '2');
    expect(form.getByText(/Última: R\$/)).toBeInTheDocument();
    await type(user, field(form, 'Primeiro vencimento'), '01/01/2020');
    expect(form.getByText(/^Preencha valor/)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(
      await form.findAllByText('Primeiro vencimento não pode ser menor que Data do contrato'),
    ).not.toHaveLength(0);
  });

  it('lists its installments in a tab, which can be asked for again', async () => {
    backend.breaks('openLoan', { times: 2 });
    const { user } = open('/emprestimos/2?aba=schedule');
    const panel = within(await screen.findByRole('tabpanel', { name: 'Parcelas' }));
    await user.click(await panel.findByRole('button', { name: 'Tentar novamente' }));
    expect(await panel.findByText('7')).toBeInTheDocument();
    expect(panel.getByText('Próxima parcela (3 de 7)')).toBeInTheDocument();
    expect(panel.getAllByText('920.000,00')).not.toHaveLength(0);
    expect(panel.getAllByText('131.428,57')).toHaveLength(6);
  });
});

describe('a currency of the platform', () => {
  it('is read, not changed, put out of use or deleted', async () => {
    const { user } = open('/moedas');
    const row = within((await screen.findByText('DOLAR COMERCIAL')).closest('[role="row"]') as HTMLElement);
    expect(row.getByRole('button', { name: /^Inativar/ })).toHaveAttribute('aria-disabled', 'true');
    expect(row.getByRole('button', { name: /^Excluir/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByText('DOLAR COMERCIAL'));
    const form = await drawer('Moeda');
    expect(await form.findByText('Esta moeda é da plataforma e não pode ser alterada.')).toBeInTheDocument();
    expect(field(form, 'Nome')).toHaveAttribute('readonly');
  });
});

it('opens the first register where none is named; what is no register is not found', async () => {
  for (const path of ['', '/1']) {
    const { router } = open(path);
    await waitFor(() => expect(router.state.location.pathname).toBe(`${BASE}/contas-correntes`));
  }
  const { router } = open('/contas-corrente');
  expect(await screen.findByText('404')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/404');
});

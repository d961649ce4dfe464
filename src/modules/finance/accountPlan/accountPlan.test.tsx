import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { useLookup } from '@/domain/lookups/useLookup';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as AccountPlanPage } from './AccountPlanPage';

configure({ defaultHidden: true });
const drafts = startDemo({
  routes: financeRoutes,
  namespaces: ['financeAccounts', 'finance', 'register', 'grid', 'forms', 'common', 'ui'],
});

const open = (search = '') =>
  openSignedIn({
    routes: [{ path: '/gerenciamento-plano-contas', element: <AccountPlanPage /> }],
    at: `/gerenciamento-plano-contas${search}`,
  });
/** What a form of titles would offer. */
function OfferedAccounts() {
  const { options } = useLookup('financialRatings', { movement: 'EXPENSE' });
  return (
    <ul aria-label="offered">
      {options.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
const line = (name: RegExp) => screen.findByRole('treeitem', { name });
const codes = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const titlesOf = (name: string) =>
  demo.world.finance.installments.filter((row) => row.customerId === 1 && row.ratingName === name).length;

it('keeps the way up to what is searched', async () => {
  open('?busca=pneus');
  expect(await line(/PECAS E PNEUS/)).toHaveTextContent('2.02.007');
  expect(codes()).toHaveLength(3);
  expect(codes()[0]).toContain('DESPESAS');
});

it('adds an account with the next free code, which titles then may be rated by', async () => {
  const { user } = open();
  await user.click(await line(/^1\s*RECEITAS/));
  fireEvent.keyDown(screen.getByRole('tree'), { key: 'ArrowLeft' });
  await user.click(await line(/2\.02\s*OPERACAO/));
  await user.click(screen.getByRole('button', { name: 'Nova conta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nova conta' });
  expect(within(dialog).getByText('Código: 2.02.009')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Nome/), 'Lubrificantes especiais');
  await user.click(within(dialog).getByRole('button', { name: /Salvar/ }));
  expect(await line(/2\.02\.009\s*LUBRIFICANTES ESPECIAIS/)).toBeInTheDocument();
});

it('is offered to titles at once: their list is asked for anew', async () => {
  const { user } = openSignedIn({
    routes: [
      {
        path: '/gerenciamento-plano-contas',
        element: (
          <>
            <OfferedAccounts />
            <AccountPlanPage />
          </>
        ),
      },
    ],
    at: '/gerenciamento-plano-contas?busca=pneus',
  });
  const offered = within(await screen.findByRole('list', { name: 'offered' }));
  expect(await offered.findByText(/PECAS E PNEUS/)).toBeInTheDocument();
  await user.click(await line(/PECAS E PNEUS/));
  await user.click(screen.getByRole('button', { name: 'Inativar' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Inativar' }));
  await waitFor(() => expect(offered.queryByText(/PECAS E PNEUS/)).toBeNull());
});

it('merges an account: its titles follow; a 500 leaves all as it was', async () => {
  const before = [titlesOf('PECAS E PNEUS'), titlesOf('OLEO DIESEL')];
  expect(before[0]).toBeGreaterThan(0);
  const { user } = open('?busca=pneus');
  await user.click(await line(/PECAS E PNEUS/));
  await user.click(screen.getByRole('button', { name: 'Fundir' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/Títulos: \d+/)).toBeInTheDocument();
  await user.type(within(dialog).getByRole('combobox', { name: /Conta que fica/ }), 'diesel');
  await user.click(await screen.findByRole('option', { name: /OLEO DIESEL/ }));
  backend.breaks('mergeFinancialAccounts', { times: 1 });
  await user.click(within(dialog).getByRole('button', { name: 'Fundir' }));
  await expect.poll(() => callsTo('/FinancialRating/Merge')).toHaveLength(1);
  expect([titlesOf('PECAS E PNEUS'), titlesOf('OLEO DIESEL')]).toEqual(before);
  await user.click(await within(dialog).findByRole('button', { name: 'Fundir' }));
  await expect.poll(() => titlesOf('PECAS E PNEUS')).toBe(0);
  expect(titlesOf('OLEO DIESEL')).toBe((before[0] ?? 0) + (before[1] ?? 0));
});

it('keeps the account that stays when the page is left before the merge', async () => {
  const merging = async () => {
    const { user } = open('?busca=pneus');
    await user.click(await line(/PECAS E PNEUS/));
    await user.click(screen.getByRole('button', { name: 'Fundir' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, into: dialog.getByRole('combobox', { name: /Conta que fica/ }) };
  };
  const { user, into } = await merging();
  await user.type(into, 'diesel');
  await user.click(await screen.findByRole('option', { name: /OLEO DIESEL/ }));
  await waitFor(() => expect(drafts.size).toBe(1));
  cleanup();
  const again = await merging();
  await waitFor(() => expect(again.into).toHaveValue('2.02.008 OLEO DIESEL'));
});

it('moves by keys, and takes the move back', async () => {
  const { user } = open();
  await user.click(await line(/^1\s*RECEITAS/));
  const tree = screen.getByRole('tree');
  fireEvent.keyDown(tree, { key: 'ArrowLeft' });
  await user.click(await line(/OLEO DIESEL/));
  tree.focus();
  fireEvent.keyDown(tree, { key: 'x', ctrlKey: true });
  await user.click(await line(/2\.01\s*INSUMOS/));
  fireEvent.keyDown(tree, { key: 'v', ctrlKey: true });
  expect(await line(/2\.01\.005\s*OLEO DIESEL/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await line(/2\.02\.008\s*OLEO DIESEL/)).toBeInTheDocument();
});

it('locks the platform’s accounts', async () => {
  const { user } = open('?busca=sementes');
  await user.click(await line(/SEMENTES/));
  expect(screen.getByRole('button', { name: 'Fundir' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull();
});

it('offers to ask again when the call fails', async () => {
  backend.breaks('listFinancialAccounts');
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

it('says of each line of an import what became of it', async () => {
  const { user } = open();
  await line(/^1\s*RECEITAS/);
  const direct = screen.queryByRole('button', { name: 'Importar' });
  if (direct) await user.click(direct);
  else {
    await user.click(screen.getByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Importar' }));
  }
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar plano de contas' }));
  const text =
    'Código;Conta;Natureza\n9;GRUPO NOVO;Despesa\n9.01;SUB NOVO;Despesa\n2.02.007;PNEUS E PECAS;Despesa';
  const input = dialog.getByLabelText(/Arquivo do plano de contas/, { selector: 'input' });
  await user.upload(input, new File([text], 'plano.csv', { type: 'text/csv' }));
  backend.breaks('createFinancialAccount', { times: 1 });
  await user.click(await dialog.findByRole('button', { name: 'Gravar 3 linhas' }));
  expect(await dialog.findByText('1 conta gravada.')).toBeVisible();
  const cells = (name: string) => dialog.getByText(name).closest('tr')?.textContent ?? '';
  expect(cells('GRUPO NOVO')).toContain('Não foi gravada.');
  expect(cells('SUB NOVO')).toContain('O grupo ou subgrupo deste código não foi gravado.');
  expect(cells('PNEUS E PECAS')).toContain('Gravada.');
});

const wire = (id: number, parentId: number | null, more: object = {}) => ({
  id,
  parentId,
  number: id,
  name: `CONTA ${id}`,
  businessMovement: 'EXPENSE',
  isPlatform: false,
  active: true,
  lcdprType: null,
  resultLine: null,
  isFamily: false,
  movementCount: 0,
  ...more,
});

it('says what of the plan could not be read, or stands under no group', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  backend.answers('listFinancialAccounts', [wire(1, null), wire(2, 99), { id: 'x' }]);
  open();
  expect(await line(/CONTA 1/)).toBeVisible();
  expect(screen.getByText('1 conta não pôde ser lida.')).toBeVisible();
  expect(screen.getByText(/^1 conta não está sob nenhum grupo/).parentElement).toHaveTextContent('CONTA 2');
  await waitFor(() => expect(warned).toHaveBeenCalled());
  warned.mockRestore();
});

it('shows inactive accounts on request, and says that there are no accounts or no matches', async () => {
  backend.answers('listFinancialAccounts', [wire(1, null), wire(2, null, { active: false })]);
  const { user } = open();
  expect(await line(/CONTA 1/)).toBeVisible();
  expect(screen.queryByText(/não p(ô|u)d|sob nenhum grupo|Nenhuma conta/)).toBeNull();
  expect(codes()).toHaveLength(1);
  await user.click(screen.getByRole('switch', { name: 'Mostrar inativas' }));
  await waitFor(() => expect(codes()).toHaveLength(2));
  await user.click(screen.getByRole('switch', { name: 'Mostrar inativas' }));
  await waitFor(() => expect(codes()).toHaveLength(1));
  cleanup();
  open('?busca=zzz');
  expect(await screen.findByRole('button', { name: /^Limpar/ })).toBeVisible();
  cleanup();
  backend.answers('listFinancialAccounts', []);
  open();
  expect(await screen.findByText('Comece por um grupo, ou importe um plano pronto.')).toBeVisible();
});

it('folds a group and unfolds it, and opens an account that may be changed', async () => {
  backend.answers('listFinancialAccounts', [wire(1, null), wire(2, 1), wire(3, null, { isPlatform: true })]);
  const { user } = open();
  await user.click(await line(/CONTA 1/));
  const tree = screen.getByRole('tree');
  fireEvent.keyDown(tree, { key: 'ArrowLeft' });
  await waitFor(() => expect(codes()).toHaveLength(2));
  fireEvent.keyDown(tree, { key: 'ArrowRight' });
  await waitFor(() => expect(codes()).toHaveLength(3));
  await user.dblClick(await line(/CONTA 3/));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.dblClick(await line(/CONTA 1/));
  expect(await screen.findByRole('dialog', { name: 'Editar grupo' })).toBeVisible();
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { backend } from '../../../../../mocks/faults/backend';
import { accountOf as account } from '../account.test.kit';
import { accountTree } from '../rules/accountTree';
import { AccountDialog } from './AccountDialog';
import { MoveDialog } from './MoveDialog';

startDemo({ namespaces: ['financeAccounts', 'forms', 'common', 'ui'] });

const tree = accountTree([
  account(1, null, 1, { name: 'RECEITAS', side: 'INCOME' }),
  account(2, null, 2, { name: 'DESPESAS' }),
  account(3, 2, 10, { name: 'INSUMOS' }),
  account(4, 2, 9, { name: 'OPERACAO' }),
  account(5, 3, 1, { name: 'SEMENTES', movements: 4, lcdpr: '3', resultLine: 'COE', family: true }),
  account(6, 1, 1, { name: 'VENDAS', side: 'INCOME' }),
]);
const need = (id: number) => {
  const node = tree.byId.get(id);
  if (!node) throw new Error(`no ${id}`);
  return node;
};
const SAVED = '/FinancialRating/Create';

describe('where an account is to hang', () => {
  const open = (id: number) => {
    const on = { onMove: vi.fn(() => Promise.resolve()), onClose: vi.fn() };
    const element = <MoveDialog tree={tree} node={need(id)} {...on} />;
    return { ...openSignedIn({ routes: [{ path: '/x', element }], at: '/x' }), ...on };
  };

  it('is another heading one level up, by code, with the reason of one that it cannot have', async () => {
    const { user, onMove, onClose } = open(5);
    const dialog = within(await screen.findByRole('dialog', { name: 'Mover SEMENTES' }));
    const under = dialog.getByRole('combobox', { name: /^Fica em/ });
    await user.click(under);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['1.01 VENDAS', '2.09 OPERACAO']);
    expect(options.map((option) => option.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    await user.click(screen.getByRole('option', { name: '2.09 OPERACAO' }));
    await user.click(dialog.getByRole('button', { name: 'Mover' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onMove).toHaveBeenCalledExactlyOnceWith(5, 4);
  });
});

describe('the form of an account', () => {
  const open = (node: number | null, parent: number | null) => {
    const element = (
      <AccountDialog
        tree={tree}
        node={node === null ? null : need(node)}
        parent={parent === null ? null : need(parent)}
        onClose={vi.fn()}
      />
    );
    return openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  };
  const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input, [role="combobox"]' });

  it('begins as a cost of the cash book under an expense, with the next number', async () => {
    open(null, 3);
    expect(await screen.findByRole('dialog', { name: 'Nova conta' })).toBeVisible();
    expect(await field(/^Número/)).toHaveValue('2');
    expect(screen.getByText('Código: 2.10.002')).toBeVisible();
    expect(await field(/^LCDPR/)).toHaveTextContent('2 – Custeio e investimento');
    expect(await field(/^Natureza/)).toHaveTextContent('Despesa');
    expect(screen.getByText('É a do grupo em que fica.')).toBeVisible();
    expect(screen.getByRole('switch', { name: /familiar/ })).not.toBeChecked();
  });

  it('begins as an income of the cash book under an income', async () => {
    open(null, 6);
    expect(await field(/^LCDPR/)).toHaveTextContent('1 – Receita');
    expect(await field(/^Natureza/)).toHaveTextContent('Receita');
  });

  it('of a subgroup has no cash book, and a number of 1 or more', async () => {
    backend.answers('createFinancialAccount', {});
    const { user } = open(null, 2);
    expect(await screen.findByRole('dialog', { name: 'Novo subgrupo' })).toBeVisible();
    expect(screen.queryByLabelText(/^LCDPR/)).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    const number = await field(/^Número/);
    expect(number).toHaveValue('11');
    await user.type(await field(/^Nome/), 'Frota');
    await user.clear(number);
    await user.type(number, '0');
    await user.click(screen.getByRole('button', { name: /Salvar/ }));
    await waitFor(() => expect(number).toBeInvalid());
    expect(callsTo(SAVED)).toHaveLength(0);
    await user.clear(number);
    await user.type(number, '1');
    await user.click(screen.getByRole('button', { name: /Salvar/ }));
    await waitFor(() => expect(callsTo(SAVED)).toHaveLength(1));
    expect(callsTo(SAVED)[0]?.body).toMatchObject({ parentId: 2, number: 1, lcdprType: null });
  });

  it('of a group has a nature of its own, and is an expense at first', async () => {
    open(null, null);
    expect(await screen.findByRole('dialog', { name: 'Novo grupo' })).toBeVisible();
    expect(await field(/^Natureza/)).toHaveTextContent('Despesa');
    expect(screen.getByText('Código: 3')).toBeVisible();
    expect(screen.queryByText('É a do grupo em que fica.')).toBeNull();
  });

  it('shows what was saved', async () => {
    open(5, 3);
    expect(await screen.findByRole('dialog', { name: 'Editar conta' })).toBeVisible();
    expect(await field(/^Nome/)).toHaveValue('SEMENTES');
    expect(screen.getByText('Código: 2.10.001')).toBeVisible();
    expect(await field(/^LCDPR/)).toHaveTextContent('3 – Produto entregue');
    expect(await field(/^Linha do resultado/)).not.toHaveTextContent(/^\W*$/);
    expect(screen.getByRole('switch', { name: /familiar/ })).toBeChecked();
  });

  it('has what was typed and not saved when it opens again', async () => {
    const { user } = open(null, 4);
    await user.type(await field(/^Nome/), 'Frete');
    cleanup();
    open(null, 4);
    expect(await screen.findByText(/^Rascunho de/)).toBeVisible();
    expect(await field(/^Nome/)).toHaveValue('FRETE');
    cleanup();
    // Under another heading another one is entered.
    open(null, 3);
    expect(await field(/^Nome/)).toHaveValue('');
  });

  it('of a group keeps its nature', async () => {
    open(1, null);
    expect(await screen.findByRole('dialog', { name: 'Editar grupo' })).toBeVisible();
    expect(await field(/^Natureza/)).toHaveTextContent('Receita');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { accountOf as account } from './account.test.kit';
import { AccountUses } from './components/AccountUses';
import { MergeDialog } from './dialogs/MergeDialog';
import { accountTree } from './rules/accountTree';
import { useAccountActions } from './useAccountActions';

startDemo({ namespaces: ['financeAccounts', 'finance', 'forms', 'common', 'ui'] });

const tree = accountTree([
  account(1, null, 1, { name: 'RECEITAS', side: 'INCOME' }),
  account(2, null, 2, { name: 'DESPESAS' }),
  account(3, 2, 1, { name: 'INSUMOS' }),
  account(4, 2, 2, { name: 'OPERACAO', active: false }),
  account(5, 3, 1, { name: 'SEMENTES' }),
  account(6, 3, 2, { name: 'ADUBOS' }),
  account(7, 1, 1, { name: 'VENDAS', side: 'INCOME' }),
  account(8, 7, 1, { name: 'SOJA', side: 'INCOME' }),
  account(9, 2, 3, { name: 'FROTA' }),
]);
const need = (id: number) => {
  const node = tree.byId.get(id);
  if (!node) throw new Error(`no ${id}`);
  return node;
};
const EDIT = 'changeAccount';
const ACTIVE = 'activateAccount';
const REMOVE = 'deleteAccount';
const USES = 'listUsesOfAccount';

function Actions({ id, under }: { readonly id: number; readonly under: number }) {
  const { move, setActive, remove } = useAccountActions(tree);
  return (
    <>
      <button type="button" onClick={() => void move(id, under)}>
        Mover
      </button>
      <button type="button" onClick={() => void setActive(need(id))}>
        Alternar
      </button>
      <button type="button" onClick={() => void remove(need(id))}>
        Apagar
      </button>
    </>
  );
}
const show = (id: number, under = 0) => {
  backend.answers(USES, [{ name: 'TITLES', count: 3 }]);
  const element = <Actions id={id} under={under} />;
  const { user } = openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const answer = async (name: string) => {
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name }));
  };
  return { press, answer };
};

describe('an account', () => {
  it('moves under another heading with its next number, and back on request', async () => {
    backend.answers(EDIT, {});
    const { press } = show(5, 9);
    await press('Mover');
    expect(await screen.findByText('“SEMENTES” agora fica em “FROTA”.')).toBeVisible();
    expect(callsTo('/FinancialRating/Edit')[0]?.body).toMatchObject({ parentId: 9, number: 1 });
    await press('Desfazer');
    await waitFor(() => expect(callsTo('/FinancialRating/Edit')).toHaveLength(2));
    expect(callsTo('/FinancialRating/Edit')[1]?.body).toMatchObject({ parentId: 3, number: 1 });
  });

  it('stays where it may not move, and the reason is said', async () => {
    const { press } = show(5, 4);
    await press('Mover');
    expect(await screen.findByText('O destino está inativo.')).toBeVisible();
    expect(callsTo('/FinancialRating/Edit')).toHaveLength(0);
  });

  it.each([
    [5, 99],
    [99, 9],
  ])('%i that is gone meanwhile does not move under %i', async (id, under) => {
    const { press } = show(id, under);
    await press('Mover');
    expect(callsTo('/FinancialRating/Edit')).toHaveLength(0);
    expect(screen.queryByText(/agora fica em/)).toBeNull();
  });

  it.each([
    [5, /^O que já foi lançado fica como está; a conta deixa/],
    [3, /^O que está abaixo também é inativado/],
  ])('%i is made inactive once that is confirmed', async (id, words) => {
    backend.answers(ACTIVE, {});
    const { press, answer } = show(id);
    await press('Alternar');
    expect(await screen.findByText(words)).toBeVisible();
    await answer('Cancelar');
    expect(callsTo('/FinancialRating/ActivateInactivate')).toHaveLength(0);
    await press('Alternar');
    await answer('Inativar');
    expect(await screen.findByText(`“${need(id).account.name}” foi inativada.`)).toBeVisible();
    expect(callsTo('/FinancialRating/ActivateInactivate')[0]?.body).toEqual({ id, active: false });
  });

  it('is made active without a question', async () => {
    backend.answers(ACTIVE, {});
    const { press } = show(4);
    await press('Alternar');
    expect(await screen.findByText('“OPERACAO” foi ativada.')).toBeVisible();
    expect(callsTo('/FinancialRating/ActivateInactivate')[0]?.body).toEqual({ id: 4, active: true });
  });

  it('is deleted once that is confirmed', async () => {
    backend.answers(REMOVE, {});
    const { press, answer } = show(6);
    await press('Apagar');
    await answer('Cancelar');
    expect(callsTo('/FinancialRating/Delete')).toHaveLength(0);
    await press('Apagar');
    await answer('Excluir');
    expect(await screen.findByText('“ADUBOS” foi excluída.')).toBeVisible();
    expect(callsTo('/FinancialRating/Delete')).toHaveLength(1);
  });
});

describe('what uses an account', () => {
  const uses = (id = 5) =>
    openSignedIn({ routes: [{ path: '/x', element: <AccountUses id={id} /> }], at: '/x' });

  it('is counted', async () => {
    backend.answers(USES, [{ name: 'TITLES', count: 1200 }]);
    uses();
    expect(await screen.findByText(/^Quem usa: .*: 1\.200\.$/)).toBeVisible();
  });

  it('is nothing', async () => {
    backend.answers(USES, []);
    uses();
    expect(await screen.findByText('Nada usa esta conta.')).toBeVisible();
  });

  it('is requested again where it could not be known', async () => {
    backend.breaks(USES, { times: 1 });
    const { user } = uses();
    expect(await screen.findByText('Não foi possível saber quem usa esta conta')).toBeVisible();
    backend.answers(USES, []);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nada usa esta conta.')).toBeVisible();
  });
});

it('merges into another active account of the same side, and warns before', async () => {
  backend.answers(USES, []);
  backend.answers('mergeFinancialAccounts', {});
  const element = <MergeDialog tree={tree} node={need(5)} onClose={() => undefined} />;
  const { user } = openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Fundir SEMENTES' }));
  expect(dialog.queryByText('Isto não pode ser desfeito.')).toBeNull();
  await user.click(dialog.getByRole('combobox', { name: /Conta que fica/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['2.01.002 ADUBOS']);
  await user.click(options[0] as HTMLElement);
  expect(await dialog.findByText(/^Tudo o que está em “SEMENTES” passa para “ADUBOS”/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fundir' }));
  expect(await screen.findByText('“SEMENTES” foi fundida com “ADUBOS”.')).toBeVisible();
  expect(callsTo('/FinancialRating/Merge')[0]?.body).toEqual({ fromId: 5, intoId: 6 });
});

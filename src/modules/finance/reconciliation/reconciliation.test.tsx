import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { financeRoutes } from '../financeRoutes';
import { Component as ReconciliationPage } from './ReconciliationPage';

configure({ defaultHidden: true });
startDemo({ routes: financeRoutes, namespaces: ['financeReconciliation', 'forms', 'common', 'ui'] });

const RECONCILE = '/BankReconciliation/Reconcile';
const DAY = addDays(today(), -2);

/** An account without lines, and a title of it that was due two days ago. */
function bankWithTitle() {
  const { currentAccounts, documents, installments, partners, statementLines, writeOffs } =
    demo.world.finance;
  const account = currentAccounts.need(1);
  for (const row of statementLines.all()) statementLines.remove(row.id);
  const own = installments
    .filter(({ customerId }) => customerId === account.customerId)
    .find(({ documentId }) => documents.need(documentId).movement === 'EXPENSE');
  if (!own) throw new Error('the demo has no title');
  for (const row of writeOffs.filter(({ installmentId }) => installmentId === own.id))
    writeOffs.remove(row.id);
  installments.update(own.id, { dueDate: `${DAY}T00:00:00`, value: 98_765.43 });
  const document = documents.need(own.documentId);
  const partner = partners.need(document.partnerId).name;
  const add = (amount: number, memo: string) =>
    statementLines.insert({
      customerId: account.customerId,
      currentAccountId: account.id,
      date: DAY,
      amount,
      fitId: memo,
      memo,
      payee: null,
      checkNumber: null,
    });
  return { account, title: own, document, partner, add };
}

const open = (accountId: number, tab = '') =>
  openSignedIn({
    routes: [{ path: '/extrato-bancario/conciliacao', element: <ReconciliationPage /> }],
    at: `/extrato-bancario/conciliacao?conta=${accountId}${tab}`,
  });
const paidFor = (titleId: number) =>
  demo.world.finance.writeOffs.filter(({ installmentId }) => installmentId === titleId);

it('proposes, writes only when it is confirmed, undoes, and reverses with the payments named', async () => {
  const { account, title, partner, add } = bankWithTitle();
  add(-98_765.43, `PAGTO ${partner}`);
  const { user } = open(account.id);
  expect(await screen.findByText('Conciliado agora, automático')).toBeInTheDocument();
  expect(screen.getByText(/mesmo valor, mesmo dia, /)).toBeInTheDocument();
  expect(callsTo(RECONCILE)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Confirmar 1 automática' }));
  expect(await screen.findByText('1 conciliação feita.')).toBeInTheDocument();
  expect(paidFor(title.id)).toMatchObject([{ value: 98_765.43, currentAccountId: account.id }]);

  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('1 conciliação desfeita.')).toBeInTheDocument();
  expect(paidFor(title.id)).toHaveLength(0);

  await user.click(await screen.findByRole('button', { name: `Confirmar PAGTO ${partner}` }));
  await screen.findByText('1 conciliação feita.');
  await user.click(await screen.findByRole('tab', { name: /Conciliadas/ }));
  await user.click(await screen.findByRole('button', { name: `Estornar PAGTO ${partner}` }));
  const confirmation = await screen.findByRole('alertdialog');
  expect(
    within(confirmation).getByRole('list', { name: 'Pagamentos que serão excluídos' }),
  ).toHaveTextContent(partner);
  await user.click(within(confirmation).getByRole('button', { name: 'Estornar' }));
  expect(await screen.findByText('Estornado com sucesso.')).toBeInTheDocument();
  expect(paidFor(title.id)).toHaveLength(0);
});

it('matches two lines with one title by hand, and the rest that nothing explains becomes a penalty', async () => {
  const { account, title, document, add } = bankWithTitle();
  add(-90_000, 'CHEQUE 1');
  add(-8_775.43, 'CHEQUE 2');
  const { user } = open(account.id);
  await user.click(await screen.findByRole('button', { name: 'Conciliar CHEQUE 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Conciliar' });
  await user.type(within(dialog).getByRole('searchbox'), document.number);
  await user.click(await within(dialog).findByRole('checkbox', { name: /98\.765,43/ }));
  expect(within(dialog).getByText(/^Falta R\$\s8\.765,43 para pagar/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('combobox', { name: /Juntar outra linha/ }));
  await user.click(await screen.findByRole('option', { name: /CHEQUE 2/ }));
  expect(await within(dialog).findByText(/^Falta explicar R\$\s10,00/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('combobox', { name: /Para onde vai/ }));
  await user.click(await screen.findByRole('option', { name: 'Multa' }));
  await user.click(within(dialog).getByRole('button', { name: 'Conciliar' }));
  expect(await screen.findByText('1 conciliação feita.')).toBeInTheDocument();
  const paid = paidFor(title.id);
  expect(paid.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(98_765.43);
  expect(paid.reduce((sum, { penaltyValue }) => sum + penaltyValue, 0)).toBeCloseTo(10);
  await user.click(await screen.findByRole('tab', { name: /Conciliadas/ }));
  expect((await screen.findAllByText('Manual, com critério não atendido')).length).toBe(2);
  expect(screen.getAllByText('Critério não atendido: valor, nome ou número').length).toBe(2);
});

it('refuses by word a line that somebody else has matched, and says what of a run was not done', async () => {
  const { account, title, partner, add } = bankWithTitle();
  const line = add(-98_765.43, `PAGTO ${partner}`);
  const { user } = open(account.id);
  const button = await screen.findByRole('button', { name: 'Confirmar 1 automática' });
  demo.world.finance.banking.reconciliations.insert({
    customerId: account.customerId,
    currentAccountId: account.id,
    lineIds: [line.id],
    writeOffIds: [],
    entryIds: [],
    madeWriteOffIds: [],
    madeDocumentIds: [],
    madeLineIds: [],
    unmet: [],
    automatic: false,
    userName: 'CLARA',
    createdAt: '2026-01-01T00:00:00Z',
  });
  await user.click(button);
  expect(await screen.findByText(/1 não foi feita:/)).toBeInTheDocument();
  expect(screen.getByText(/já foi conciliada por CLARA/)).toBeInTheDocument();
  expect(paidFor(title.id)).toHaveLength(0);
  expect(await screen.findByRole('button', { name: 'Confirmar automáticas' })).toBeInTheDocument();
});

it('a failure in the middle of a run is told beside what was done', async () => {
  const { account, add } = bankWithTitle();
  const { payments, statementLines, writeOffs, installments, documents, partners } = demo.world.finance;
  statementLines.all();
  const own = installments
    .filter(
      ({ customerId, documentId }) =>
        customerId === account.customerId && documents.need(documentId).movement === 'EXPENSE',
    )
    .slice(3, 5);
  for (const [at, row] of own.entries()) {
    const value = 31_000.17 + at;
    const partner = partners.need(documents.need(row.documentId).partnerId).name;
    for (const paid of writeOffs.filter(({ installmentId }) => installmentId === row.id))
      writeOffs.remove(paid.id);
    installments.update(row.id, { dueDate: `${DAY}T00:00:00`, value });
    add(-value, `LINHA ${at} ${partner}`);
  }
  expect(payments.all().length).toBeGreaterThan(0);
  const { user } = open(account.id);
  const button = await screen.findByRole('button', { name: 'Confirmar 2 automáticas' });
  backend.breaks('reconcile', { times: 1 });
  await user.click(button);
  expect(await screen.findByText(/1 conciliação feita\. 1 não foi feita:/)).toBeInTheDocument();
  await waitFor(() => expect(callsTo(RECONCILE)).toHaveLength(2));
});

it('says that the learned rules could not be read, and reads them again', async () => {
  const { account } = bankWithTitle();
  backend.breaks('listReconciliationRules', { times: 1 });
  const { user } = open(account.id);
  expect(await screen.findByText('Não foi possível carregar as regras.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.queryByText('Não foi possível carregar as regras.')).toBeNull());
  expect(callsTo('/BankReconciliationRule/GetGridData')).toHaveLength(2);
});

it("learns of a match by hand whose the bank's words are, and the rule can be switched off", async () => {
  const { account, title, document, partner, add } = bankWithTitle();
  add(-98_765.43, 'SISPAG LOTE');
  const { user } = open(account.id);
  await user.click(await screen.findByRole('button', { name: 'Conciliar SISPAG LOTE' }));
  const dialog = await screen.findByRole('dialog', { name: 'Conciliar' });
  await user.type(within(dialog).getByRole('searchbox'), document.number);
  await user.click(await within(dialog).findByRole('checkbox', { name: /98\.765,43/ }));
  expect(within(dialog).getByText('Nada falta para zerar.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Conciliar' }));
  await user.click(await screen.findByRole('button', { name: 'Lembrar' }));
  expect(await screen.findByText('Regra salva.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desfazer último passo' }));
  // What was not proposed before is now.
  expect(await screen.findByText('Conciliado agora, automático')).toBeInTheDocument();
  expect(screen.getByText(/nome aprendido/)).toBeInTheDocument();
  expect(paidFor(title.id)).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Regras aprendidas' }));
  const rules = within(await screen.findByRole('dialog', { name: 'Regras aprendidas' }));
  expect(
    rules.getByText(`Quando sai dinheiro e o histórico contém “SISPAG LOTE”, o parceiro é “${partner}”.`),
  ).toBeInTheDocument();
  expect(rules.getByText(/No período: 1 linha/)).toBeInTheDocument();
  // The only one has no place above or below it.
  for (const name of ['Subir regra', 'Descer regra'])
    expect(rules.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await user.click(rules.getByRole('switch', { name: /^Ligada/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Conciliado agora, automático')).toBeNull());
});

/** Makes the transfer to another own account of a line. */
async function makeTransfer(user: ReturnType<typeof open>['user'], line: string) {
  await user.click(await screen.findByRole('button', { name: `Conciliar ${line}` }));
  await user.click(await screen.findByRole('button', { name: 'Transferência entre contas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Transferência entre contas próprias' });
  await user.click(within(dialog).getByRole('combobox', { name: /Conta de destino/ }));
  const [other] = await screen.findAllByRole('option');
  if (!other) throw new Error('there is no other account');
  await user.click(other);
  await user.click(within(dialog).getByRole('button', { name: 'Criar e conciliar' }));
}

it('records a transfer to another own account, whose statement has the other half', async () => {
  const { account, add } = bankWithTitle();
  add(-2_500, 'TRANSF POUPANCA');
  const { user } = open(account.id);
  await makeTransfer(user, 'TRANSF POUPANCA');
  expect(await screen.findByText('Criado e conciliado.')).toBeInTheDocument();
  expect(demo.world.finance.statementLines.filter(({ manual }) => manual === true)).toMatchObject([
    { amount: 2_500 },
  ]);

  // The last step is what was made: taken back, it is gone with the other half.
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('1 conciliação desfeita.')).toBeInTheDocument();
  expect(demo.world.finance.statementLines.filter(({ manual }) => manual === true)).toEqual([]);
});

it('a line that is done leaves its place to the next, and the last to the tab', async () => {
  const { account, add } = bankWithTitle();
  add(-2_500, 'TRANSF POUPANCA');
  add(-1_500, 'TRANSF CAIXA');
  const { user } = open(account.id, '&aba=a-conciliar');
  for (const name of ['TRANSF POUPANCA', 'TRANSF CAIXA']) {
    await makeTransfer(user, name);
    const next =
      name === 'TRANSF CAIXA'
        ? { role: 'tab', name: /A conciliar/ }
        : { role: 'button', name: 'Conciliar TRANSF CAIXA' };
    await waitFor(() => expect(screen.getByRole(next.role, { name: next.name })).toHaveFocus());
  }
});

it('money that does not pay a title whole leaves the rest of it open, unless it is called a discount', async () => {
  const { account, title, partner, add } = bankWithTitle();
  add(-50_000, `PARTE ${partner}`);
  const { user } = open(account.id, '&aba=a-conciliar');
  await user.click(await screen.findByRole('button', { name: `Conciliar PARTE ${partner}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Conciliar' });
  await user.click(await within(dialog).findByRole('checkbox', { name: /98\.765,43/ }));
  expect(within(dialog).getByText(/^Falta R\$.48\.765,43 para pagar/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Conciliar' }));
  expect(await screen.findByText('1 conciliação feita.')).toBeInTheDocument();
  expect(paidFor(title.id)).toMatchObject([{ value: 50_000, discountValue: 0 }]);
});

it('undoing never reaches behind a reversal', async () => {
  const { account, partner, add } = bankWithTitle();
  add(-98_765.43, `PAGTO ${partner}`);
  const { user } = open(account.id);
  await user.click(await screen.findByRole('button', { name: 'Confirmar 1 automática' }));
  await screen.findByText('1 conciliação feita.');
  expect(screen.getByRole('button', { name: /Desfazer último passo/ })).toBeEnabled();
  await user.click(await screen.findByRole('tab', { name: /Conciliadas/ }));
  await user.click(await screen.findByRole('button', { name: `Estornar PAGTO ${partner}` }));
  const confirmation = await screen.findByRole('alertdialog');
  await user.click(within(confirmation).getByRole('button', { name: 'Estornar' }));
  await screen.findByText('Estornado com sucesso.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Desfazer último passo/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
  await user.keyboard('{Control>}z{/Control}');
  expect(callsTo('/BankReconciliation/Undo')).toHaveLength(0);
});

it('proposes two lines for one title, and writes both only when they are confirmed', async () => {
  const { account, title, partner, add } = bankWithTitle();
  add(-90_000, `PAGTO ${partner} 1`);
  add(-8_765.43, `PAGTO ${partner} 2`);
  const { user } = open(account.id);
  expect(await screen.findByText(/^2 linhas do banco juntas: -R\$\s98\.765,43/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirmar 1 automática' }));
  expect(await screen.findByText('1 conciliação feita.')).toBeInTheDocument();
  expect(paidFor(title.id).map(({ value }) => value)).toEqual([90_000, 8_765.43]);
});

it('keeps a match that was begun, offers it again, and drops it once its line is reconciled', async () => {
  const { account, document, add } = bankWithTitle();
  const line = add(-90_000, 'CHEQUE 1');
  add(-8_775.43, 'CHEQUE 2');
  const first = open(account.id);
  await first.user.click(await screen.findByRole('button', { name: 'Conciliar CHEQUE 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conciliar' }));
  await first.user.type(dialog.getByRole('searchbox'), document.number);
  await first.user.click(await dialog.findByRole('checkbox', { name: /98\.765,43/ }));
  await first.user.click(dialog.getByRole('combobox', { name: /Juntar outra linha/ }));
  await first.user.click(await screen.findByRole('option', { name: /CHEQUE 2/ }));
  cleanup();

  const second = open(account.id);
  expect(await screen.findByText(/^Conciliação começada: CHEQUE 1/)).toBeInTheDocument();
  await second.user.click(screen.getByRole('button', { name: 'Continuar' }));
  const again = within(await screen.findByRole('dialog', { name: 'Conciliar' }));
  expect(again.getByText(/^Falta explicar R\$\s10,00/)).toBeInTheDocument();
  cleanup();

  demo.world.finance.banking.reconciliations.insert({
    customerId: account.customerId,
    currentAccountId: account.id,
    lineIds: [line.id],
    writeOffIds: [],
    entryIds: [],
    madeWriteOffIds: [],
    madeDocumentIds: [],
    madeLineIds: [],
    unmet: [],
    automatic: false,
    userName: 'CLARA',
    createdAt: '2026-01-01T00:00:00Z',
  });
  open(account.id);
  expect(await screen.findByText(/Uma conciliação começada foi descartada/)).toBeInTheDocument();
  expect(screen.queryByText(/^Conciliação começada/)).toBeNull();
});

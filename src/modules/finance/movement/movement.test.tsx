import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as MovementPage } from './MovementPage';

vi.setConfig({ testTimeout: 180_000 });

const drafts = startDemo({
  routes: financeRoutes,
  namespaces: ['common', 'ui', 'grid', 'forms', 'finance', 'financeMovement'],
});

const open = () =>
  openSignedIn({
    routes: [{ path: '/movimento-de-documentos', element: <MovementPage /> }],
    at: '/movimento-de-documentos',
  });

/** Only these documents stay: a short list is drawn whole. */
function keepOnly(isKept: (id: number) => boolean) {
  const { documents, installments, writeOffs } = demo.world.finance;
  installments.all();
  writeOffs.all();
  for (const { id } of documents.all()) if (!isKept(id)) documents.remove(id);
}

const recent = ({ issueDate, customerId }: { issueDate: string; customerId: number }) =>
  customerId === 1 && issueDate >= '2026-05' && issueDate < '2026-11-23';
const paid = (documentId: number) => {
  const { installments, writeOffs } = demo.world.finance;
  const titles = installments.filter((row) => row.documentId === documentId).map(({ id }) => id);
  return writeOffs.find(({ installmentId }) => titles.includes(installmentId)) !== undefined;
};
const one = (isPaid: boolean) => {
  const { documents } = demo.world.finance;
  const row = documents.find(
    (each) => recent(each) && each.movement === 'EXPENSE' && paid(each.id) === isPaid,
  );
  if (!row) throw new Error('no such document');
  keepOnly((id) => id === row.id);
  return row;
};

it('shows before and after, and reclassifies', async () => {
  const row = one(false);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Reclassificar/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /^Conta/ }));
  await user.paste('IMPOSTOS');
  await user.click(await screen.findByRole('option', { name: /IMPOSTOS/ }));
  expect(await dialog.findByText(/para IMPOSTOS E TAXAS$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reclassificar' }));
  const ratings = () =>
    demo.world.finance.installments
      .filter(({ documentId }) => documentId === row.id)
      .map((each) => each.ratingName);
  await waitFor(() => expect(new Set(ratings())).toEqual(new Set(['IMPOSTOS E TAXAS'])));
});

it('keeps what was chosen for the documents when the page is left', async () => {
  one(false);
  const reclassifying = async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Reclassificar/ }));
    const dialog = within(await screen.findByRole('dialog'));
    return { user, account: dialog.getByRole('combobox', { name: /^Conta/ }) };
  };
  const { user, account } = await reclassifying();
  await user.click(account);
  await user.paste('IMPOSTOS');
  await user.click(await screen.findByRole('option', { name: /IMPOSTOS/ }));
  await waitFor(() => expect(drafts.size).toBe(1));
  cleanup();
  const again = await reclassifying();
  await waitFor(() => expect(again.account).toHaveValue('IMPOSTOS E TAXAS'));
});

it('says what hangs on a document, and does not cancel what is paid', async () => {
  const row = one(true);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Cancelar documento/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Quem usa este documento: Pagamentos/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Motivo/), 'Lançado duas vezes');
  await user.click(dialog.getByRole('button', { name: 'Cancelar documento' }));
  expect((await dialog.findAllByText(/tem o pagamento de R\$/))[0]).toBeVisible();
  expect(demo.world.finance.documents.get(row.id)).toBeDefined();
});

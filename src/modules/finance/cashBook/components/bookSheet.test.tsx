import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { backend } from '../../../../../mocks/faults/backend';
import { financeRoutes } from '../../financeRoutes';
import type { BookRow } from '../rules/cashBook';
import { bookColumns } from './bookColumns';
import { BookSheet } from './BookSheet';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeCashBook', 'sheet', 'grid', 'forms', 'common', 'ui'],
});

const rowOf = (id: number, over: Partial<BookRow> = {}): BookRow => ({
  id,
  day: '2026-01-10',
  documentId: id,
  documentNumber: `N${id}`,
  movement: 'INCOME',
  account: `VENDA ${id}`,
  partner: 'COOPERATIVA',
  partnerDocument: '11222333000181',
  documentType: '1',
  entryType: '1',
  farmId: 1,
  farm: 'SEDE',
  share: 4000,
  investment: false,
  cents: 100_000,
  own: 40_000,
  balance: 40_000,
  gaps: [],
  ...over,
});
const open = (rows: readonly BookRow[]) => {
  const element = (
    <BookSheet
      rows={rows}
      properties={[{ id: 1, name: 'SEDE' }]}
      exportName="livro"
      emptyState="noPending"
      onFound={vi.fn()}
    />
  );
  return openSignedIn({ routes: [{ path: '/x', element }], at: '/x' });
};
const EDIT = '/CashBook/Edit';

it('has the amount beside the day on a telephone, in one column for both sides', () => {
  const columns = bookColumns(((key: string) => key) as never, [], true);
  expect(columns.slice(0, 2).map(({ field }) => field)).toEqual(['day', 'amount']);
  expect(columns.some(({ field }) => field === 'in' || field === 'out')).toBe(false);
  const value = columns[1]?.value;
  expect(
    [rowOf(1), rowOf(2, { movement: 'EXPENSE' }), rowOf(3, { own: null })].map((row) => value?.(row)),
  ).toEqual([40_000, -40_000, null]);
});

it('changes a share in its cell; a refusal is shown there', async () => {
  const { user } = open([rowOf(1)]);
  backend.refuses('editCashBook');
  await user.dblClick(await screen.findByText(/^40,00/));
  await user.clear(screen.getByRole('textbox', { name: /^Participação/ }));
  await user.keyboard('25,5{Enter}');
  expect(await screen.findByRole('gridcell', { name: /Não foi possível gravar/ })).toBeInvalid();
  expect(callsTo(EDIT)[0]?.body).toEqual({ ids: [1], participation: 25.5 });
});

it('opens the document of a line that has one', async () => {
  const { user, router } = open([rowOf(1, { documentId: null }), rowOf(2, { movement: 'EXPENSE' })]);
  await user.dblClick(await screen.findByText('VENDA 1'));
  expect(router.state.location.search).not.toContain('janela=');
  await user.dblClick(screen.getByText('VENDA 2'));
  await waitFor(() => expect(router.state.location.search).toContain('janela=documento'));
  expect(router.state.location.search).toMatch(/2.*EXPENSE/);
});

it('says that nothing is pending', async () => {
  open([]);
  expect(await screen.findByText('Nenhuma pendência')).toBeVisible();
});

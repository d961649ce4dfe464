import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { planningRoutes } from '../planningRoutes';
import { CellDocuments } from './CellDocuments';

startDemo({ routes: planningRoutes, namespaces: ['planning', 'common', 'ui'] });

const document = (id: number, more: object) => ({
  id: String(id),
  documentId: id,
  documentNumber: `NF ${id}`,
  date: '2026-03-10',
  partnerPersonName: 'COOPERATIVA',
  businessMovement: 'EXPENSE',
  value: 10,
  ...more,
});
const QUERY = { harvestYear: 2026, centerId: 4, basis: 'PAYMENT', accountId: 7, month: 3 } as const;
const onClose = vi.fn<() => void>();
const open = (query: Parameters<typeof CellDocuments>[0]['query'] = QUERY) =>
  openSignedIn({
    routes: [{ path: '*', element: <CellDocuments query={query} title="ADUBO · Março" onClose={onClose} /> }],
    at: '/planejamento',
  });

it('lists the documents of a cell by day, with their sum; each with a document opens it', async () => {
  backend.answers('listPlannedDocuments', [
    document(2, { date: '2026-03-20', value: 20.5 }),
    document(1, { partnerPersonName: '' }),
    document(3, { documentId: null, date: '2026-03-20' }),
    document(4, { documentNumber: '', date: '2026-03-21' }),
  ]);
  const { user, router } = open();
  const table = await screen.findByRole('region', { name: 'ADUBO · Março' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'DataDocumentoParceiroValor (R$)',
    '10/03/2026NF 1–10,00',
    '20/03/2026NF 2COOPERATIVA20,50',
    '20/03/2026NF 3COOPERATIVA10,00',
    '21/03/2026Abrir documentoCOOPERATIVA10,00',
    'Total50,50',
  ]);
  expect(
    within(table)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['NF 1', 'NF 2', 'Abrir documento']);
  expect(callsTo('/PlanningIncomeExpense/GetDocuments')[0]?.query).toMatchObject({
    harvestYear: '2026',
    farmActivityFieldId: '4',
    financialRatingId: '7',
    month: '3',
  });
  await user.click(within(table).getByRole('button', { name: 'NF 2' }));
  expect(router.state.location.search).toMatch(/janela=documento.*2/);
});

it('of a whole year and all centers neither month nor center is sent; no document is said', async () => {
  backend.answers('listPlannedDocuments', []);
  open({ ...QUERY, centerId: null, month: null });
  expect(await screen.findByText('Nenhum documento')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  const [call] = callsTo('/PlanningIncomeExpense/GetDocuments');
  expect(Object.keys(call?.query ?? {})).toEqual(
    expect.not.arrayContaining(['month', 'farmActivityFieldId']),
  );
});

it('says that they did not load, and asks again', async () => {
  backend.breaks('listPlannedDocuments');
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByText('Nenhum documento')).not.toBeInTheDocument();
  backend.recovers();
  backend.answers('listPlannedDocuments', [document(1, {})]);
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'ADUBO · Março' })).toBeVisible();
});

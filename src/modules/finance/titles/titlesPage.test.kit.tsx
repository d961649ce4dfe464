import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { financeRoutes } from '../financeRoutes';
import { Component as TitlesPage } from './TitlesPage';

/** The demo and the words for the tests of a file. */
export function startTitles(): void {
  startDemo({
    routes: financeRoutes,
    namespaces: ['financeTitles', 'producers', 'common', 'forms', 'grid', 'ui'],
  });
  beforeEach(() => localStorage.setItem('ep.filterHint', 'shown'));
}

export const open = (at = '/titulos') =>
  openSignedIn({ routes: [{ path: '/titulos', element: <TitlesPage /> }], at });

const CUSTOMER = 1;

/** A document without invoice of the customer, due in one part on a day. */
export function aTitle(
  number: string,
  value: number,
  dueDate: string,
  movement: 'EXPENSE' | 'INCOME' = 'EXPENSE',
) {
  const { documents, installments, partners } = demo.world.finance;
  const partner = partners.find((row) => row.customerId === CUSTOMER && row.name.startsWith('POSTO'));
  const document = documents.insert({
    customerId: CUSTOMER,
    movement,
    typeName: 'RECIBO',
    number,
    partnerId: partner?.id ?? 0,
    companyId: null,
    farmerId: null,
    farmId: null,
    harvestId: null,
    currencyId: 1,
    loanId: null,
    issueDate: '2026-01-02T00:00:00',
    manual: true,
    enteredValue: value,
    items: [],
    shares: [],
    details: [],
    observation: null,
    createdAt: '2026-01-02T12:00:00Z',
  });
  return installments.insert({
    customerId: CUSTOMER,
    documentId: document.id,
    number: 1,
    dueDate: `${dueDate}T00:00:00`,
    value,
    ratingName: movement === 'EXPENSE' ? 'ENERGIA ELETRICA' : 'VENDA DE SOJA',
    observation: null,
  });
}

/** Only titles of this test: no seeded ones of this customer. */
export function emptied() {
  const { installments, writeOffs } = demo.world.finance;
  for (const row of writeOffs.filter(({ customerId }) => customerId === CUSTOMER)) writeOffs.remove(row.id);
  for (const row of installments.filter(({ customerId }) => customerId === CUSTOMER))
    installments.remove(row.id);
}

/** 30.00 of a title were paid today, with a penalty of 1.50. */
export function writtenOff(installmentId: number) {
  const { writeOffs, payments, currentAccounts } = demo.world.finance;
  const own = (each: { customerId: number }) => each.customerId === CUSTOMER;
  writeOffs.insert({
    customerId: CUSTOMER,
    installmentId,
    writeOffDate: `${today()}T00:00:00`,
    paymentDate: `${today()}T00:00:00`,
    value: 30,
    discountValue: 0,
    interestValue: 0,
    penaltyValue: 1.5,
    paymentId: payments.find(own)?.id ?? 0,
    currentAccountId: currentAccounts.find(own)?.id ?? 0,
    creditCardId: null,
    statementNumber: null,
  });
}

export const card = (name: RegExp) => screen.findByRole('button', { name });
export const dialog = (name: string) => screen.findByRole('dialog', { name });

import type { World } from '../../types';
import type { Entry } from './journalTypes';

const inCents = (value: number) => Math.round(value * 100);

/** Loans as they are drawn; installments are titles, so the debt falls by what is paid. */
export function loanEntries({ finance }: World, customerId: number): Entry[] {
  return finance.loans
    .filter((row) => row.customerId === customerId)
    .map((row) => {
      const account = finance.currentAccounts.get(row.currentAccountId);
      const day = row.contractDate.slice(0, 10);
      const isOld = row.isInOpening === true || !account || day < account.openingDate.slice(0, 10);
      const cents = inCents(row.principal);
      return {
        day,
        source: { kind: 'LOAN', id: row.id },
        memo: `${row.name} ${row.contractNumber}`,
        partnerId: row.creditorId,
        legs: [isOld ? ['OPENING', 0, cents] : ['BANK', account.id, cents], ['LOAN', row.id, -cents]],
      };
    });
}

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { buildWorld } from '../../world';
import { bankMovesOf } from './bankMoves';
import { balanceOn, journalOf, linesOf } from './journal';
import { ASSET_KINDS, EQUITY_KINDS, type LedgerKind, LIABILITY_KINDS } from './journalTypes';

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 22, 9));
const CUSTOMERS = [1, 2];
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

describe.each(MONTHS.map((today) => [dayOf(today), today] as const))('the journal on %s', (day, today) => {
  const world = buildWorld(today);

  it.each(CUSTOMERS)('balances on every day and as a whole, customer %i', (customerId) => {
    const lines = journalOf(world, customerId);
    const byDay = new Map<string, number>();
    for (const line of lines) byDay.set(line.day, (byDay.get(line.day) ?? 0) + line.cents);
    expect([...byDay].filter(([, cents]) => cents !== 0)).toEqual([]);
    const sum = (kinds: readonly LedgerKind[]) =>
      kinds.reduce((all, kind) => all + balanceOn(lines, day, kind), 0);
    expect(sum(ASSET_KINDS)).toBe(-sum(LIABILITY_KINDS) - sum(EQUITY_KINDS));
  });

  it.each(CUSTOMERS)('moves each account by what is listed of it, customer %i', (customerId) => {
    const lines = journalOf(world, customerId);
    const moves = bankMovesOf(world, customerId);
    for (const account of world.finance.currentAccounts.filter((row) => row.customerId === customerId)) {
      const moved = moves
        .filter((move) => move.accountId === account.id && move.day <= day)
        .reduce((all, { cents }) => all + cents, 0);
      expect(Math.round(account.openingBalance * 100) + moved).toBe(
        balanceOn(lines, day, 'BANK', account.id),
      );
    }
  });

  it('owes on loans what is not paid of them', () => {
    const { loans, documents, installments, writeOffs } = world.finance;
    for (const loan of loans.filter((row) => row.customerId === 1)) {
      const open = installments
        .filter((row) => row.interest !== undefined && documents.need(row.documentId).loanId === loan.id)
        .filter((row) => !writeOffs.find(({ installmentId }) => installmentId === row.id))
        .reduce((sum, row) => sum + Math.round((row.value - (row.interest ?? 0)) * 100), 0);
      expect(balanceOn(journalOf(world, 1), day, 'LOAN', loan.id) + open).toBe(0);
    }
  });

  it('owes on cards what the invoices do not cover', () => {
    const { creditCards, documents, installments, writeOffs } = world.finance;
    for (const card of creditCards.filter((row) => row.customerId === 1)) {
      const open = installments
        .filter((row) => documents.need(row.documentId).cardInvoice?.creditCardId === card.id)
        .filter((row) => !writeOffs.find(({ installmentId }) => installmentId === row.id))
        .reduce((sum, row) => sum + Math.round(row.value * 100), 0);
      expect(balanceOn(journalOf(world, 1), day, 'CARD', card.id) + open).toBe(0);
    }
  });
});

it('refuses an entry whose debits are not its credits', () => {
  expect(() =>
    linesOf([
      {
        day: '2026-01-01',
        source: { kind: 'TITLE', id: 7 },
        memo: '',
        legs: [
          ['BANK', 1, 100],
          ['INCOME', 0, -99],
        ],
      },
    ]),
  ).toThrow('TITLE 7 is off by 1');
});

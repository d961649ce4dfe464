import type { Reconciliation } from '../bankingTables';
import type { FinancialDocument, Installment, WriteOff } from '../financeTypes';
import { journalOf } from './journal';
import type { JournalLine, LedgerKind } from './journalTypes';
import { matchIndex } from './matches';
import { CARD_INVOICE, CONSORTIUM, movesIn, PRINCIPAL } from './moves';
import { byDay, untilWritten } from './untilWritten';

/** What moves an account and is neither income nor expense: its name in the plan of accounts. */
const FINANCIAL: Partial<Record<LedgerKind, string>> = {
  TRANSIT: 'TRANSFERENCIAS ENTRE CONTAS',
  INVESTMENT: 'APLICACOES E RESGATES',
  LOAN: 'LIBERACAO DE EMPRESTIMOS',
  OWNER: 'APORTES E RETIRADAS',
  ADJUSTMENT: 'AJUSTES DE SALDO',
  ADVANCE_RECEIVED: 'ADIANTAMENTOS RECEBIDOS',
  ADVANCE_GRANTED: 'ADIANTAMENTOS CONCEDIDOS',
};

const FINANCIAL_GROUP = 'MOVIMENTACOES FINANCEIRAS';
const FIRST_ID = 9_000_001;

/** The accounts of what is neither income nor expense, beside those of the plan. */
export const FINANCIAL_RATINGS = [...Object.values(FINANCIAL), PRINCIPAL, CARD_INVOICE, CONSORTIUM].map(
  (name, at) => ({
    id: FIRST_ID + at,
    code: `9.01.${String(at + 1).padStart(3, '0')}`,
    name,
    subgroupName: FINANCIAL_GROUP,
    groupName: FINANCIAL_GROUP,
  }),
);

/** Where it counts that money of an investment comes back. */
export const INVESTMENTS = FINANCIAL_RATINGS.find(({ name }) => name === FINANCIAL.INVESTMENT);

/** What moved an account, with what it was for. Cents, negative when money went out. */
export interface BankMove {
  id: string;
  day: string;
  accountId: number;
  cents: number;
  /** Account of the plan, or of what is neither income nor expense; null of a line of the bank that nothing explains yet. */
  ratingName: string | null;
  memo: string;
  partnerId: number | null;
  payee: string | null;
  checkNumber: string | null;
  writeOff: WriteOff | null;
  installment: Installment | null;
  document: FinancialDocument | null;
  /** Of a transfer between own accounts: the same on both sides. */
  transfer: number | null;
}

const NOTHING = {
  partnerId: null,
  payee: null,
  checkNumber: null,
  writeOff: null,
  installment: null,
  document: null,
  transfer: null,
};

/**
 * Everything that moved the accounts of a customer, the oldest first; each day's sum is that of the journal. Where a line of
 * the bank stands for payments, they are listed on its day.
 */
export const bankMovesOf = untilWritten((world, customerId: number): readonly BankMove[] => {
  const { finance } = world;
  const { byLine } = matchIndex(world, customerId);
  const parts = new Map<number, BankMove[]>();
  for (const { writeOff, installment, document, ratingName, moved } of movesIn(world, customerId)) {
    const before = parts.get(writeOff.id) ?? [];
    const part: BankMove = {
      ...NOTHING,
      id: before.length === 0 ? `P${writeOff.id}` : `P${writeOff.id}.${before.length}`,
      day: writeOff.paymentDate.slice(0, 10),
      accountId: writeOff.currentAccountId ?? 0,
      cents: document.movement === 'INCOME' ? moved : -moved,
      ratingName,
      memo: `${document.typeName} ${document.number}`,
      partnerId: document.partnerId,
      writeOff,
      installment,
      document,
    };
    parts.set(writeOff.id, [...before, part]);
  }

  const ofLine = (bank: JournalLine, other: JournalLine | undefined, transfer: number | null): BankMove => {
    const row = finance.statementLines.get(bank.source.kind === 'BANK_LINE' ? bank.source.id : undefined);
    return {
      ...NOTHING,
      id: `${bank.source.kind}-${bank.source.id}-${bank.entry}`,
      day: bank.day,
      accountId: bank.ref,
      cents: bank.cents,
      ratingName: (other && FINANCIAL[other.kind]) ?? null,
      memo: bank.memo,
      partnerId: bank.partnerId,
      payee: row?.payee ?? null,
      checkNumber: row?.checkNumber ?? null,
      transfer,
    };
  };

  const journal = journalOf(world, customerId);
  const sides = new Map<number, JournalLine[]>();
  for (const line of journal) {
    const entry = sides.get(line.entry);
    if (entry) entry.push(line);
    else sides.set(line.entry, [line]);
  }
  const dayOf = (match: Reconciliation): string | null => {
    const days = new Set(match.lineIds.map((id) => finance.statementLines.get(id)?.date));
    return days.size === 1 ? ([...days][0] ?? null) : null;
  };
  const reported = new Set<number>();
  const moves = journal.flatMap((bank): BankMove[] => {
    if (bank.kind !== 'BANK' || bank.source.kind === 'OPENING') return [];
    if (bank.source.kind === 'WRITE_OFF') return parts.get(bank.source.id) ?? [];
    const other = sides.get(bank.entry)?.find((line) => line !== bank);
    const match = bank.source.kind === 'BANK_LINE' ? byLine.get(bank.source.id) : undefined;
    if (!match) return [ofLine(bank, other, other?.kind === 'TRANSIT' ? other.ref : null)];
    const day = dayOf(match);
    if (match.madeLineIds.length > 0 || day === null) {
      const isTransfer = match.madeLineIds.length > 0;
      return [{ ...ofLine(bank, isTransfer ? other : undefined, isTransfer ? match.id : null) }];
    }
    if (reported.has(match.id)) return [];
    reported.add(match.id);
    const payments = [...match.writeOffIds, ...match.madeWriteOffIds].flatMap((id) => parts.get(id) ?? []);
    const entries = match.entryIds.flatMap((id): BankMove[] => {
      const own = journal.find((line) => line.source.kind === 'BANK_LINE' && line.source.id === id);
      const side = own && sides.get(own.entry)?.find((line) => line !== own);
      return own ? [ofLine({ ...own, ref: bank.ref }, side, side?.kind === 'TRANSIT' ? side.ref : null)] : [];
    });
    return [...payments, ...entries].map((move) => ({ ...move, day, accountId: bank.ref }));
  });
  return moves.toSorted((a, b) => byDay(a.day, b.day));
});

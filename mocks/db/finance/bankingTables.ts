import type { Row } from '../table';
import { Table } from '../table';
import type { World } from '../types';
import { localDate } from '../calendar';
import { type InvestmentRow, investmentTable } from './investmentSeed';

/** Lines of a bank's file that stand for what the system has. */
export interface Reconciliation extends Row {
  customerId: number;
  currentAccountId: number;
  lineIds: number[];
  /** Payments and lines entered by hand that were there before. */
  writeOffIds: number[];
  entryIds: number[];
  /** What the match itself made. */
  madeWriteOffIds: number[];
  madeDocumentIds: number[];
  madeLineIds: number[];
  unmet: string[];
  automatic: boolean;
  /** The import that made the match: it goes with it. */
  importId?: number;
  userName: string;
  createdAt: string;
}

/** Files that were imported together into an account: they can be taken back as one. */
export interface BankImport extends Row {
  customerId: number;
  currentAccountId: number;
  fileNames: string[];
  userName: string;
  createdAt: string;
}

/** What the bank said is in an account at the end of a day. */
export interface BankBalance extends Row {
  customerId: number;
  currentAccountId: number;
  date: string;
  amount: number;
  /** The import that brought it last. */
  importId?: number;
}

/** The day up to which an account is checked: nothing of it changes any more. */
interface AccountClosing extends Row {
  customerId: number;
  currentAccountId: number;
  date: string;
}

/** Whose lines are that hold some words. */
export interface ReconciliationRule extends Row {
  customerId: number;
  contains: string;
  side: 'IN' | 'OUT' | null;
  partnerPersonId: number | null;
  active: boolean;
  position: number;
}

export interface BankingTables {
  reconciliations: Table<Reconciliation>;
  imports: Table<BankImport>;
  balances: Table<BankBalance>;
  closings: Table<AccountClosing>;
  rules: Table<ReconciliationRule>;
  investments: Table<InvestmentRow>;
}

export const bankingTables = (today: Date, world: () => World): BankingTables => ({
  reconciliations: new Table<Reconciliation>(),
  imports: new Table<BankImport>(),
  balances: new Table<BankBalance>(),
  closings: new Table<AccountClosing>(),
  rules: new Table<ReconciliationRule>(),
  investments: investmentTable(today, world),
});

const LOOK_BACK = -28;
const cents = (value: number) => Math.round(value * 100) / 100;
const dayOf = (date: string) => date.slice(0, 10);

/** What the first account of every customer has had from its bank these weeks: some of it not entered yet. */
export function insertStatementLines(today: Date, { finance }: World): void {
  const { currentAccounts, documents, installments, partners, statementLines: table, writeOffs } = finance;
  const from = dayOf(localDate(today, LOOK_BACK));
  const last = dayOf(localDate(today, -1));
  const paid = new Map<number, number>();
  for (const row of writeOffs.all())
    paid.set(row.installmentId, (paid.get(row.installmentId) ?? 0) + row.value);
  const seen = new Set<number>();
  for (const account of currentAccounts.all()) {
    if (account.bankId === null || seen.has(account.customerId)) continue;
    seen.add(account.customerId);
    const add = (date: string, amount: number, memo: string, checkNumber: string | null = null) =>
      table.insert({
        customerId: account.customerId,
        currentAccountId: account.id,
        date,
        amount: cents(amount),
        fitId: `${date.replaceAll('-', '')}${String(table.all().length + 1).padStart(5, '0')}`,
        memo,
        payee: null,
        checkNumber,
      });
    const own = installments.filter(
      (row) =>
        row.customerId === account.customerId &&
        dayOf(row.dueDate) >= from &&
        dayOf(row.dueDate) <= last &&
        (paid.get(row.id) ?? 0) === 0,
    );
    for (const [at, row] of own.slice(0, 6).entries()) {
      const document = documents.need(row.documentId);
      const name = partners.get(document.partnerId)?.name ?? '';
      const sign = document.movement === 'EXPENSE' ? -1 : 1;
      // Every third comes with some money more than is due.
      const value = row.value + (at % 3 === 2 ? 12.34 : 0);
      add(
        dayOf(row.dueDate),
        sign * value,
        `${sign < 0 ? 'PAGTO BOLETO' : 'PIX RECEBIDO'} ${name}`.slice(0, 40),
        document.number,
      );
    }
    add(dayOf(localDate(today, -12)), -39.9, 'TARIFA PACOTE DE SERVICOS');
    add(dayOf(localDate(today, -7)), -2500, 'TRANSF ENTRE CONTAS POUPANCA');
    add(dayOf(localDate(today, -5)), 0.87, 'REND PAGO APLIC AUT MAIS');
  }
}

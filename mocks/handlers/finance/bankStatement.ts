import { type FieldErrors, invalid, json, refused } from '../../answers';
import type { CurrentAccount, ImportedStatementLine, WriteOff } from '../../db/finance/financeTypes';
import { id, text } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';

const inCents = (value: number) => Math.round(value * 100);
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

function oneYearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** What a write-off moved in its account: negative when it was paid. */
function centsOf(row: WriteOff): number {
  const { documents, installments } = demo.world.finance;
  const { movement } = documents.need(installments.need(row.installmentId).documentId);
  const cents =
    inCents(row.value) - inCents(row.discountValue) + inCents(row.interestValue) + inCents(row.penaltyValue);
  return movement === 'EXPENSE' ? -cents : cents;
}

function lineOf(row: WriteOff, account: CurrentAccount) {
  const { documents, installments, partners } = demo.world.finance;
  const installment = installments.need(row.installmentId);
  const document = documents.need(installment.documentId);
  return {
    id: row.id,
    currentAccountId: account.id,
    currentAccountName: account.name,
    date: row.paymentDate,
    documentNumber: document.number,
    history: `${document.typeName} – ${installment.ratingName}`,
    partnerPersonName: partners.get(document.partnerId)?.name ?? null,
    value: centsOf(row) / 100,
    reconciled: row.statementNumber !== null,
    documentId: document.id,
    businessMovement: document.movement,
  };
}

function importedLineOf(row: ImportedStatementLine, account: CurrentAccount) {
  return {
    // Beside the write-offs' ids, which are numbers of their own.
    id: `OFX-${row.id}`,
    currentAccountId: account.id,
    currentAccountName: account.name,
    date: `${row.date}T00:00:00`,
    documentNumber: row.checkNumber,
    history: row.memo,
    partnerPersonName: row.payee,
    value: row.amount,
    reconciled: false,
    documentId: null,
    businessMovement: null,
    imported: true,
    fitId: row.fitId,
  };
}

function statementOf(account: CurrentAccount, from: string, to: string) {
  const { currencies, installments, statementLines, writeOffs } = demo.world.finance;
  const moves = writeOffs.filter(
    (row) =>
      row.currentAccountId === account.id &&
      row.paymentDate >= account.openingDate &&
      row.paymentDate.slice(0, 10) <= to &&
      installments.get(row.installmentId) !== undefined,
  );
  const imported = statementLines.filter(
    (row) =>
      row.currentAccountId === account.id && row.date >= account.openingDate.slice(0, 10) && row.date <= to,
  );
  const importedBefore = imported
    .filter(({ date }) => date < from)
    .reduce((sum, { amount }) => sum + inCents(amount), 0);
  const before = moves.filter((row) => row.paymentDate.slice(0, 10) < from);
  return {
    account: {
      id: account.id,
      name: account.name,
      currencySymbol: currencies.get(account.currencyId)?.symbol ?? null,
      openingBalance:
        (inCents(account.openingBalance) + before.reduce((sum, row) => sum + centsOf(row), importedBefore)) /
        100,
      bankClosingBalance: null,
    },
    lines: [
      ...moves.filter((row) => row.paymentDate.slice(0, 10) >= from).map((row) => lineOf(row, account)),
      ...imported.filter(({ date }) => date >= from).map((row) => importedLineOf(row, account)),
    ],
  };
}

const grid = route(
  'GET',
  '/BankStatement/GetGridData',
  ({ query, customerId }) => {
    const [from, to] = [query.get('startDate'), query.get('endDate')];
    const wanted = new Set(query.getAll('currentAccountIds').map(id));
    const accounts = demo.world.finance.currentAccounts.filter(
      (row) => row.customerId === customerId && wanted.has(row.id),
    );
    const errors: FieldErrors = {};
    if (!isDay(from)) errors['StartDate'] = ['A data inicial é obrigatória.'];
    if (!isDay(to)) errors['EndDate'] = ['A data final é obrigatória.'];
    if (accounts.length === 0) errors['CurrentAccountIds'] = ['Escolha ao menos um banco.'];
    if (!isDay(from) || !isDay(to) || accounts.length === 0) return invalid(errors);
    if (to < from) return invalid({ EndDate: ['A data final é anterior à inicial.'] });
    if (to > oneYearAfter(from)) return invalid({ EndDate: ['O período pode ter até 1 ano.'] });
    const parts = accounts.map((account) => statementOf(account, from, to));
    return json({
      accounts: parts.map(({ account }) => account),
      lines: parts.flatMap(({ lines }) => lines),
    });
  },
  { permission: 'BANK_STATEMENT' },
);

const textOrNull = (value: unknown) => text(value) || null;

/** A sent line that can be kept; null when its day or its amount is none. */
function readSent(
  sent: unknown,
): Omit<ImportedStatementLine, 'id' | 'customerId' | 'currentAccountId'> | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const row = sent as Record<string, unknown>;
  const date = text(row['date']) ?? null;
  const { amount } = row;
  if (!isDay(date) || date > new Date().toISOString().slice(0, 10)) return null;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return null;
  return {
    date,
    amount: inCents(amount) / 100,
    fitId: textOrNull(row['fitId']),
    memo: textOrNull(row['memo']),
    payee: textOrNull(row['payee']),
    checkNumber: textOrNull(row['checkNumber']),
  };
}

const keep = route(
  'POST',
  '/BankStatement/Import',
  async ({ body, customerId }) => {
    const sent = await body();
    const { currentAccounts, statementLines } = demo.world.finance;
    const account = currentAccounts.get(id(sent['accountId']));
    if (!account || account.customerId !== customerId)
      return invalid({ AccountId: ['Escolha a conta-corrente.'] });
    const lines = (Array.isArray(sent['lines']) ? sent['lines'] : []).map(readSent);
    if (lines.length === 0) return invalid({ Lines: ['Nenhuma linha foi enviada.'] });
    // All or none: a file that is half kept could not be told from one that is whole.
    const kept = lines.flatMap((line) => line ?? []);
    if (kept.length < lines.length) return invalid({ Lines: ['Há linhas sem data ou sem valor.'] });
    if (kept.some(({ date }) => date < account.openingDate.slice(0, 10)))
      return refused(
        `Desmarque as linhas anteriores a ${account.openingDate.slice(0, 10).split('-').toReversed().join('/')}, a data do saldo inicial da conta.`,
      );
    for (const line of kept)
      statementLines.insert({ ...line, customerId: account.customerId, currentAccountId: account.id });
    return json({ imported: kept.length });
  },
  { permission: 'BANK_STATEMENT' },
);

export const bankStatementHandlers = [grid, keep];

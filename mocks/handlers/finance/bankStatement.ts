import { type FieldErrors, invalid, json } from '../../answers';
import { dayBefore } from '../../db/calendar';
import type { CurrentAccount, ImportedStatementLine, WriteOff } from '../../db/finance/financeTypes';
import { balanceOn, journalOf } from '../../db/finance/journal/journal';
import { id, isDay } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';
import { closedUntil, dayOf, inCents, lineKey, matchesOf, movedCents, originOf, versionOf } from './banking';
import { bankImportHandlers } from './bankImports';
import { bankLineHandlers } from './bankLines';
import { investmentHandlers } from './investments';
import { reconciliationHandlers } from './reconciliation';

function oneYearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
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
    value: movedCents(row) / 100,
    reconciled: row.statementNumber !== null,
    documentId: document.id,
    businessMovement: document.movement,
    kind: 'PAYMENT',
  };
}

/** The document of the first payment that a line stands for. */
function documentOf(writeOffIds: readonly number[]) {
  const { documents, installments, writeOffs } = demo.world.finance;
  const writeOff = writeOffs.get(writeOffIds[0]);
  const installment = installments.get(writeOff?.installmentId);
  return documents.get(installment?.documentId);
}

function keptLineOf(row: ImportedStatementLine, account: CurrentAccount, matches: Matches) {
  const origin = originOf(row);
  const match = matches.byLine.get(row.id);
  const document = match ? documentOf([...match.writeOffIds, ...match.madeWriteOffIds]) : undefined;
  return {
    id: lineKey(row),
    currentAccountId: account.id,
    currentAccountName: account.name,
    date: `${row.date}T00:00:00`,
    documentNumber: row.checkNumber,
    history: row.memo,
    partnerPersonName: row.payee,
    value: row.amount,
    reconciled: match !== undefined,
    documentId: document?.id ?? null,
    businessMovement: document?.movement ?? null,
    imported: origin === 'IMPORTED',
    fitId: origin === 'IMPORTED' ? row.fitId : null,
    kind: origin,
    version: versionOf(row),
  };
}

type Matches = ReturnType<typeof matchesOf>;

function statementOf(account: CurrentAccount, from: string, to: string) {
  const { banking, currencies, installments, partners, statementLines, writeOffs } = demo.world.finance;
  const matches = matchesOf(account.id);
  const opened = dayOf(account.openingDate);
  // What a line of the bank stands for is not listed a second time.
  const moves = writeOffs.filter(
    (row) =>
      row.currentAccountId === account.id &&
      row.paymentDate >= account.openingDate &&
      dayOf(row.paymentDate) <= to &&
      installments.get(row.installmentId) !== undefined &&
      !matches.byWriteOff.has(row.id),
  );
  const kept = statementLines.filter(
    (row) =>
      row.currentAccountId === account.id &&
      row.date >= opened &&
      row.date <= to &&
      !matches.byEntry.has(row.id),
  );
  const journal = journalOf(demo.world, account.customerId);
  // What no payment and no line of the bank tells: investments made before, loans that were drawn.
  const others = journal.filter(
    ({ kind, ref, source, day }) =>
      kind === 'BANK' &&
      ref === account.id &&
      (source.kind === 'INVESTMENT' || source.kind === 'LOAN') &&
      day >= from &&
      day <= to,
  );
  const openingCents =
    opened >= from
      ? inCents(account.openingBalance)
      : balanceOn(journal, dayBefore(from), 'BANK', account.id);
  const reported = banking.balances
    .filter((row) => row.currentAccountId === account.id && row.date >= from && row.date <= to)
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)[0];
  return {
    account: {
      id: account.id,
      name: account.name,
      currencySymbol: currencies.get(account.currencyId)?.symbol ?? null,
      openingBalance: openingCents / 100,
      bankClosingBalance: reported?.amount ?? null,
      bankClosingDate: reported?.date ?? null,
      closedUntil: closedUntil(account.id),
      openingDate: opened,
    },
    lines: [
      ...moves.filter((row) => dayOf(row.paymentDate) >= from).map((row) => lineOf(row, account)),
      ...others.map((line) => ({
        id: `${line.source.kind}-${line.source.id}-${line.entry}`,
        currentAccountId: account.id,
        currentAccountName: account.name,
        date: `${line.day}T00:00:00`,
        documentNumber: null,
        history: line.memo,
        partnerPersonName: partners.get(line.partnerId)?.name ?? null,
        value: line.cents / 100,
        reconciled: false,
        documentId: null,
        businessMovement: null,
        kind: null,
      })),
      ...kept.filter(({ date }) => date >= from).map((row) => keptLineOf(row, account, matches)),
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

export const bankStatementHandlers = [
  grid,
  ...bankImportHandlers,
  ...bankLineHandlers,
  ...reconciliationHandlers,
  ...investmentHandlers,
];

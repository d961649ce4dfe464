import { type FieldErrors, invalid, json } from '../../answers';
import type { CurrentAccount, WriteOff } from '../../db/finance/financeTypes';
import { id } from '../../read';
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

function statementOf(account: CurrentAccount, from: string, to: string) {
  const { currencies, installments, writeOffs } = demo.world.finance;
  const moves = writeOffs.filter(
    (row) =>
      row.currentAccountId === account.id &&
      row.paymentDate >= account.openingDate &&
      row.paymentDate.slice(0, 10) <= to &&
      installments.get(row.installmentId) !== undefined,
  );
  const before = moves.filter((row) => row.paymentDate.slice(0, 10) < from);
  return {
    account: {
      id: account.id,
      name: account.name,
      currencySymbol: currencies.get(account.currencyId)?.symbol ?? null,
      openingBalance:
        (inCents(account.openingBalance) + before.reduce((sum, row) => sum + centsOf(row), 0)) / 100,
      bankClosingBalance: null,
    },
    lines: moves.filter((row) => row.paymentDate.slice(0, 10) >= from).map((row) => lineOf(row, account)),
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

export const bankStatementHandlers = [grid];

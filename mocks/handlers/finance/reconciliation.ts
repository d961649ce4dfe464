import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import type { Reconciliation } from '../../db/finance/bankingTables';
import type { CurrentAccount, ImportedStatementLine } from '../../db/finance/financeTypes';
import { id, isDay, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import {
  closedUntil,
  comesFromFile,
  dayOf,
  inCents,
  lineKey,
  lineOfKey,
  lockedFor,
  matchesOf,
  movedCents,
  ownAccount,
  touch,
  versionOf,
} from './banking';
import { entryRecord, paymentRecord } from './reconciliationRecords';
import { reversalHandlers } from './reconciliationReversal';
import { reconciliationRuleHandlers } from './reconciliationRules';
import { checkTitle, midnight } from './titleChecks';
import { noteTitle } from './titleRecords';
import { openCents, titleIndex, titleWire } from './titleWire';

const permission = { permission: 'BANK_STATEMENT' };

function recordsOf(match: Reconciliation) {
  const { statementLines, writeOffs } = demo.world.finance;
  const paid = [...match.writeOffIds, ...match.madeWriteOffIds].flatMap((key) => writeOffs.get(key) ?? []);
  const entries = [...match.entryIds, ...match.madeLineIds].flatMap((key) => statementLines.get(key) ?? []);
  return [...paid.map(paymentRecord), ...entries.map(entryRecord)];
}

const candidates = route(
  'GET',
  '/BankReconciliation/GetCandidates',
  ({ query, customerId }) => {
    const account = ownAccount(query.get('currentAccountId'), customerId);
    const [from, to] = [query.get('startDate'), query.get('endDate')];
    if (!account) return invalid({ CurrentAccountId: ['Escolha a conta-corrente.'] });
    if (!isDay(from) || !isDay(to) || to < from) return invalid({ EndDate: ['Informe o período.'] });
    const { statementLines, writeOffs } = demo.world.finance;
    const matches = matchesOf(account.id);
    const lines = statementLines.filter(
      (row) =>
        row.currentAccountId === account.id &&
        comesFromFile(row) &&
        row.date >= from &&
        row.date <= to &&
        row.date >= dayOf(account.openingDate),
    );
    const entries = statementLines.filter(
      (row) => row.currentAccountId === account.id && !comesFromFile(row) && !matches.byEntry.has(row.id),
    );
    const payments = writeOffs.filter(
      (row) =>
        row.currentAccountId === account.id &&
        row.statementNumber === null &&
        row.paymentDate >= account.openingDate &&
        dayOf(row.paymentDate) >= from &&
        dayOf(row.paymentDate) <= to &&
        !matches.byWriteOff.has(row.id),
    );
    const index = titleIndex(customerId);
    return json({
      closedUntil: closedUntil(account.id),
      lines: lines.map((row) => {
        const match = matches.byLine.get(row.id);
        return {
          id: lineKey(row),
          version: versionOf(row),
          date: `${row.date}T00:00:00`,
          value: row.amount,
          memo: row.memo,
          payee: row.payee,
          documentNumber: row.checkNumber,
          match: match
            ? { id: match.id, unmet: match.unmet, userName: match.userName, records: recordsOf(match) }
            : null,
        };
      }),
      records: [...payments.map(paymentRecord), ...entries.map(entryRecord)],
      titles: [...index.installments.values()]
        .flat()
        .filter((row) => openCents(row, index.writeOffs.get(row.id) ?? []) > 0)
        .map((row) => titleWire(row, index)),
    });
  },
  permission,
);

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);
const money = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? inCents(value) : 0);

/** The lines of the account that are sent, as they were read: somebody may have been faster. */
function readLines(sent: unknown, account: CurrentAccount): ImportedStatementLine[] | Response {
  const { byLine } = matchesOf(account.id);
  const found: ImportedStatementLine[] = [];
  for (const each of listOf(sent)) {
    const row = lineOfKey(each['id'], account.customerId);
    if (!row || row.currentAccountId !== account.id) return notFound();
    const match = byLine.get(row.id);
    if (match) return refused(`A linha "${row.memo ?? ''}" já foi conciliada por ${match.userName}.`, 409);
    if (each['version'] !== versionOf(row))
      return refused(`A linha "${row.memo ?? ''}" mudou desde que foi lida: atualize a página.`, 409);
    found.push(row);
  }
  return found;
}

interface Paid {
  installmentId: number;
  line: ImportedStatementLine;
  value: number;
  discount: number;
  interest: number;
  penalty: number;
}
const paidCents = ({ value, discount, interest, penalty }: Paid) => value - discount + interest + penalty;

function readPayments(
  sent: unknown,
  lines: readonly ImportedStatementLine[],
  customerId: number,
): Paid[] | Response {
  const { installments, writeOffs } = demo.world.finance;
  const left = new Map<number, number>();
  const paid: Paid[] = [];
  for (const each of listOf(sent)) {
    const row = installments.get(id(each['titleId']));
    const line = lines.find((one) => lineKey(one) === each['lineId']);
    if (!row || row.customerId !== customerId || !line) return notFound();
    const open =
      left.get(row.id) ??
      openCents(
        row,
        writeOffs.filter(({ installmentId }) => installmentId === row.id),
      );
    const value = money(each['installmentValue']);
    const [discount, interest, penalty] = [
      each['discountValue'],
      each['interestValue'],
      each['penaltyValue'],
    ].map(money) as [number, number, number];
    if (value <= 0 || discount < 0 || discount > value || interest < 0 || penalty < 0)
      return refused('Os valores do pagamento não são válidos.');
    if (value > open)
      return refused(`O título ${row.number} já não tem tudo isso em aberto: atualize a página.`, 409);
    left.set(row.id, open - value);
    paid.push({
      installmentId: row.id,
      line,
      value,
      discount,
      interest,
      penalty,
    });
  }
  return paid;
}

/** How money that goes through a bank is usually paid. */
function paymentFormOf(customerId: number): number {
  const own = demo.world.finance.payments.filter((row) => row.customerId === customerId);
  return (
    (own.find(({ kind }) => kind === 'TRANSFER') ?? own.find(({ kind }) => kind !== 'CREDIT_CARD'))?.id ?? 0
  );
}

function insertPaid(paid: readonly Paid[], account: CurrentAccount, userName: string): number[] {
  const { writeOffs } = demo.world.finance;
  return paid.map((each) => {
    const row = writeOffs.insert({
      customerId: account.customerId,
      installmentId: each.installmentId,
      writeOffDate: midnight(each.line.date),
      paymentDate: midnight(each.line.date),
      value: each.value / 100,
      discountValue: each.discount / 100,
      interestValue: each.interest / 100,
      penaltyValue: each.penalty / 100,
      paymentId: paymentFormOf(account.customerId),
      currentAccountId: account.id,
      creditCardId: null,
      statementNumber: each.line.checkNumber ?? each.line.fitId ?? lineKey(each.line),
    });
    noteTitle(row.installmentId, row.customerId, userName, 'WRITTEN_OFF', {
      value: paidCents(each) / 100,
      titleValue: row.value,
    });
    return row.id;
  });
}

/** A title that is made of a line and paid by it at once. */
function makeTitle(
  make: Record<string, unknown>,
  line: ImportedStatementLine,
  call: Call,
  account: CurrentAccount,
) {
  const value = Math.abs(line.amount);
  const { errors, input } = checkTitle(
    {
      ...make,
      movement: line.amount < 0 ? 'EXPENSE' : 'INCOME',
      issueDate: line.date,
      currencyId: account.currencyId,
      totalValue: value,
      installments: [{ dueDate: line.date, installmentValue: value }],
    },
    call.customerId,
  );
  if (Object.keys(errors).length > 0) return invalid(errors);
  const { documents, installments } = demo.world.finance;
  const document = documents.insert({
    ...input.document,
    customerId: account.customerId,
    farmerId: null,
    items: [],
    details: [],
    createdAt: new Date().toISOString(),
  });
  const installment = installments.insert({
    customerId: account.customerId,
    documentId: document.id,
    number: 1,
    dueDate: midnight(line.date),
    value,
    ratingName: input.ratingName,
    observation: null,
  });
  noteTitle(installment.id, account.customerId, call.user.name, 'CREATED');
  const [writeOffId = 0] = insertPaid(
    [{ installmentId: installment.id, line, value: inCents(value), discount: 0, interest: 0, penalty: 0 }],
    account,
    call.user.name,
  );
  return { documentId: document.id, writeOffId };
}

/** The other half of a transfer between own accounts. */
function makeTransfer(make: Record<string, unknown>, line: ImportedStatementLine, account: CurrentAccount) {
  const other = ownAccount(make['currentAccountId'], account.customerId);
  if (!other) return invalid({ CurrentAccountId: ['Escolha a outra conta.'] });
  if (other.id === account.id) return invalid({ CurrentAccountId: ['Escolha uma conta diferente desta.'] });
  if (other.currencyId !== account.currencyId)
    return invalid({ CurrentAccountId: ['As contas são de moedas diferentes.'] });
  const no = lockedFor(other.id, [line.date]);
  if (no) return no;
  const errors: FieldErrors = {};
  if (line.date < dayOf(other.openingDate))
    errors['CurrentAccountId'] = ['A data é anterior ao saldo inicial da outra conta.'];
  if (Object.keys(errors).length > 0) return invalid(errors);
  const row = demo.world.finance.statementLines.insert({
    customerId: account.customerId,
    currentAccountId: other.id,
    date: line.date,
    amount: -line.amount,
    fitId: null,
    memo: `TRANSFERENCIA ${line.amount < 0 ? 'DE' : 'PARA'} ${account.name}`.slice(0, 100),
    payee: null,
    checkNumber: null,
    manual: true,
  });
  return { lineId: row.id };
}

const reconcile = route(
  'POST',
  '/BankReconciliation/Reconcile',
  async (call) => {
    const sent = await call.body();
    const account = ownAccount(sent['currentAccountId'], call.customerId);
    if (!account) return invalid({ CurrentAccountId: ['Escolha a conta-corrente.'] });
    const lines = readLines(sent['lines'], account);
    if (lines instanceof Response) return lines;
    if (lines.length === 0) return invalid({ Lines: ['Escolha ao menos uma linha.'] });
    const no = lockedFor(
      account.id,
      lines.map(({ date }) => date),
    );
    if (no) return no;
    const { banking, writeOffs } = demo.world.finance;
    const matches = matchesOf(account.id);
    const writeOffIds: number[] = [];
    const entryIds: number[] = [];
    let recorded = 0;
    for (const key of Array.isArray(sent['recordIds']) ? (sent['recordIds'] as unknown[]) : []) {
      const entry = lineOfKey(key, account.customerId);
      const writeOff = writeOffs.get(id(key));
      const taken = entry ? matches.byEntry.has(entry.id) : matches.byWriteOff.has(writeOff?.id ?? 0);
      if (taken) return refused('Um dos lançamentos já está conciliado: atualize a página.', 409);
      if (entry && !comesFromFile(entry) && entry.currentAccountId === account.id) {
        entryIds.push(entry.id);
        recorded += inCents(entry.amount);
      } else if (writeOff && writeOff.currentAccountId === account.id) {
        writeOffIds.push(writeOff.id);
        recorded += movedCents(writeOff);
      } else return notFound();
    }
    const made = {
      madeWriteOffIds: [] as number[],
      madeDocumentIds: [] as number[],
      madeLineIds: [] as number[],
    };
    const make = sent['make'];
    const [first] = lines;
    if (typeof make === 'object' && make !== null && first) {
      if (lines.length > 1 || recorded !== 0) return invalid({ Lines: ['Escolha uma só linha.'] });
      const fields = make as Record<string, unknown>;
      const result =
        fields['kind'] === 'TRANSFER'
          ? makeTransfer(fields, first, account)
          : makeTitle(fields, first, call, account);
      if (result instanceof Response) return result;
      if ('lineId' in result) made.madeLineIds.push(result.lineId);
      else {
        made.madeWriteOffIds.push(result.writeOffId);
        made.madeDocumentIds.push(result.documentId);
      }
    } else {
      const paid = readPayments(sent['payments'], lines, account.customerId);
      if (paid instanceof Response) return paid;
      const sum = lines.reduce((all, { amount }) => all + inCents(amount), 0);
      const sign = sum < 0 ? -1 : 1;
      const explained = recorded + sign * paid.reduce((all, each) => all + paidCents(each), 0);
      if (explained !== sum) return refused('A soma do que foi escolhido não é a das linhas.');
      made.madeWriteOffIds.push(...insertPaid(paid, account, call.user.name));
    }
    const row = banking.reconciliations.insert({
      customerId: account.customerId,
      currentAccountId: account.id,
      lineIds: lines.map((line) => line.id),
      writeOffIds,
      entryIds,
      ...made,
      unmet: Array.isArray(sent['unmet']) ? (sent['unmet'] as unknown[]).map((each) => text(each) ?? '') : [],
      automatic: sent['automatic'] === true,
      userName: call.user.name,
      createdAt: new Date().toISOString(),
    });
    for (const line of lines) touch(line);
    return json({ id: row.id });
  },
  permission,
);

export const reconciliationHandlers = [
  candidates,
  reconcile,
  ...reversalHandlers,
  ...reconciliationRuleHandlers,
];

import { dayFromToday } from '../../db/calendar';
import { invalid, json, notFound, refused } from '../../answers';
import type { BankImport } from '../../db/finance/bankingTables';
import type { CurrentAccount, ImportedStatementLine } from '../../db/finance/financeTypes';
import { id, isDay, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import {
  closedUntil,
  comesFromFile,
  dayOf,
  inCents,
  lineOfKey,
  lockedFor,
  matchesOf,
  movedCents,
  ownAccount,
  written,
} from './banking';
import { MOST } from './bankLines';

const permission = { permission: 'BANK_STATEMENT' };
const textOrNull = (value: unknown) => text(value) || null;

type Kept = Omit<ImportedStatementLine, 'id' | 'customerId' | 'currentAccountId' | 'importId'>;
interface Sent {
  line: Kept;
  /** The record of the statement that the line stands for. */
  recordId: unknown;
}

/** A sent line that can be kept; null when its day or its amount is none. */
function readSent(sent: unknown): Sent | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const row = sent as Record<string, unknown>;
  const date = text(row['date']) ?? null;
  const { amount, recordId = null } = row;
  if (!isDay(date) || date > dayFromToday()) return null;
  if (typeof amount !== 'number' || !(Math.abs(amount) <= MOST)) return null;
  return {
    line: {
      date,
      amount: inCents(amount) / 100,
      fitId: textOrNull(row['fitId']),
      memo: textOrNull(row['memo']),
      payee: textOrNull(row['payee']),
      checkNumber: textOrNull(row['checkNumber']),
    },
    recordId,
  };
}

/** What the bank itself says is in the account: one for a day, the last reported. */
function keepBalances(
  { id: currentAccountId, customerId }: CurrentAccount,
  sent: unknown,
  importId: number,
): void {
  const { balances } = demo.world.finance.banking;
  for (const each of Array.isArray(sent) ? (sent as Record<string, unknown>[]) : []) {
    const { date, value } = each;
    if (!isDay(date) || typeof value !== 'number' || !Number.isFinite(value)) continue;
    const known = balances.find((row) => row.currentAccountId === currentAccountId && row.date === date);
    if (known) balances.update(known.id, { amount: value, importId });
    else balances.insert({ customerId, currentAccountId, date, amount: value, importId });
  }
}

interface RecordIds {
  writeOffIds: number[];
  entryIds: number[];
}

/** The record that a line stands for, free and of the same money; a refusal says why it cannot be. */
function recordOf(
  { line, recordId }: Sent,
  account: CurrentAccount,
  taken: Set<string>,
): RecordIds | Response {
  const matches = matchesOf(account.id);
  const key = String(recordId);
  const entry = lineOfKey(recordId, account.customerId);
  const writeOff = entry ? undefined : demo.world.finance.writeOffs.get(id(recordId));
  const own = (entry ?? writeOff)?.currentAccountId === account.id;
  if (!own || (entry && comesFromFile(entry))) return notFound();
  const isMatched = entry ? matches.byEntry.has(entry.id) : matches.byWriteOff.has(writeOff?.id ?? 0);
  if (isMatched || taken.has(key))
    return refused(`A linha "${line.memo ?? ''}" já foi conciliada: atualize a página.`, 409);
  const cents = entry ? inCents(entry.amount) : writeOff ? movedCents(writeOff) : 0;
  if (cents !== inCents(line.amount))
    return refused(`A linha "${line.memo ?? ''}" não tem o valor do lançamento.`);
  taken.add(key);
  return { writeOffIds: writeOff ? [writeOff.id] : [], entryIds: entry ? [entry.id] : [] };
}

/** Why none of the lines may be kept; undefined when all may. */
function refusalOf(account: CurrentAccount, days: readonly string[]): Response | undefined {
  if (days.some((day) => day < dayOf(account.openingDate)))
    return refused(
      `Desmarque as linhas anteriores a ${written(account.openingDate)}, a data do saldo inicial da conta.`,
    );
  return lockedFor(account.id, days);
}

const keep = route(
  'POST',
  '/BankStatement/Import',
  async ({ body, customerId, user }) => {
    const sent = await body();
    const { banking, statementLines } = demo.world.finance;
    const account = ownAccount(sent['accountId'], customerId);
    if (!account) return invalid({ AccountId: ['Escolha a conta-corrente.'] });
    const lines = (Array.isArray(sent['lines']) ? sent['lines'] : []).map(readSent);
    if (lines.length === 0) return invalid({ Lines: ['Nenhuma linha foi enviada.'] });
    // All or none: a file kept by half would look like a whole one.
    const kept = lines.flatMap((line) => line ?? []);
    if (kept.length < lines.length) return invalid({ Lines: ['Há linhas sem data ou sem valor.'] });
    const no = refusalOf(
      account,
      kept.map(({ line }) => line.date),
    );
    if (no) return no;
    const taken = new Set<string>();
    const records: (RecordIds | null)[] = [];
    for (const one of kept) {
      const record = one.recordId === null ? null : recordOf(one, account, taken);
      if (record instanceof Response) return record;
      records.push(record);
    }
    const names = Array.isArray(sent['fileNames']) ? (sent['fileNames'] as unknown[]) : [];
    const made = banking.imports.insert({
      customerId: account.customerId,
      currentAccountId: account.id,
      fileNames: names.flatMap((name) => text(name) ?? []),
      userName: user.name,
      createdAt: new Date().toISOString(),
    });
    for (const [at, { line }] of kept.entries()) {
      const row = statementLines.insert({
        ...line,
        customerId: account.customerId,
        currentAccountId: account.id,
        importId: made.id,
      });
      const record = records[at];
      if (!record) continue;
      banking.reconciliations.insert({
        customerId: account.customerId,
        currentAccountId: account.id,
        lineIds: [row.id],
        ...record,
        madeWriteOffIds: [],
        madeDocumentIds: [],
        madeLineIds: [],
        unmet: [],
        automatic: false,
        importId: made.id,
        userName: user.name,
        createdAt: made.createdAt,
      });
    }
    keepBalances(account, sent['balances'], made.id);
    return json({ id: made.id, imported: kept.length, matched: taken.size });
  },
  permission,
);

const linesOf = (row: BankImport) =>
  demo.world.finance.statementLines.filter(({ importId }) => importId === row.id);

/** Lines of an import that were matched since; what the import itself matched goes with it. */
function reconciledOf(row: BankImport): ImportedStatementLine[] {
  const { byLine } = matchesOf(row.currentAccountId);
  return linesOf(row).filter((line) => {
    const match = byLine.get(line.id);
    return match !== undefined && match.importId !== row.id;
  });
}

function lockOf(row: BankImport): string | null {
  const until = closedUntil(row.currentAccountId);
  return until !== null && linesOf(row).some(({ date }) => date <= until) ? until : null;
}

const imports = route(
  'GET',
  '/BankStatement/GetImports',
  ({ customerId, query }) => {
    const account = ownAccount(query.get('currentAccountId'), customerId);
    if (!account) return invalid({ CurrentAccountId: ['Escolha a conta-corrente.'] });
    const rows = demo.world.finance.banking.imports
      .filter((row) => row.currentAccountId === account.id)
      .toSorted((a, b) => b.id - a.id);
    return json(
      rows.map((row) => {
        const lines = linesOf(row);
        const days = lines.map(({ date }) => date).toSorted();
        const sum = (sign: number) =>
          lines.reduce((all, { amount }) => all + Math.max(sign * inCents(amount), 0), 0) / 100;
        return {
          id: row.id,
          importedAt: row.createdAt,
          userName: row.userName,
          fileNames: row.fileNames,
          lineCount: lines.length,
          firstDate: days[0] ?? null,
          lastDate: days.at(-1) ?? null,
          inValue: sum(1),
          outValue: sum(-1),
          reconciledLines: reconciledOf(row).map(({ date, amount, memo }) => ({
            date,
            value: amount,
            history: memo,
          })),
          lockedUntil: lockOf(row),
        };
      }),
    );
  },
  permission,
);

function ownImport({ customerId, query }: Call): BankImport | undefined {
  const row = demo.world.finance.banking.imports.get(id(query.get('id')));
  return row?.customerId === customerId ? row : undefined;
}

/** Takes an import back: all its lines, the balances it brought, and what it matched by itself. */
const undo = route(
  'POST',
  '/BankStatement/UndoImport',
  (call) => {
    const row = ownImport(call);
    if (!row) return notFound();
    const { banking, statementLines } = demo.world.finance;
    const reconciled = reconciledOf(row);
    if (reconciled.length > 0)
      return refused(
        `Estorne antes: ${reconciled.map(({ memo, date }) => `${memo ?? ''} de ${written(date)}`).join(', ')}.`,
      );
    const lines = linesOf(row);
    const no = lockedFor(
      row.currentAccountId,
      lines.map(({ date }) => date),
    );
    if (no) return no;
    for (const match of banking.reconciliations.filter(({ importId }) => importId === row.id))
      banking.reconciliations.remove(match.id);
    for (const line of lines) statementLines.remove(line.id);
    for (const balance of banking.balances.filter(({ importId }) => importId === row.id))
      banking.balances.remove(balance.id);
    banking.imports.remove(row.id);
    return json(true);
  },
  permission,
);

export const bankImportHandlers = [keep, imports, undo];

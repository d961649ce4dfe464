import { assumed, http } from '@/platform/http/http';
import type { LocalDate } from '@/platform/format/date';
import type {
  BankBalance,
  EnteredLine,
  Imported,
  ImportedLine,
  PastImport,
  Statement,
  StatementLine,
  StatementQuery,
} from './bankTypes';
import {
  enteredBody,
  importBody,
  ImportedWire,
  PastImportWire,
  statementParams,
  StatementWire,
} from './bankWire';
import { spansOf } from './rules/import/spansOf';

/** What moved in the accounts in the period, and what was there before. */
export function findStatement(query: StatementQuery, signal: AbortSignal): Promise<Statement> {
  return http.get(assumed('/BankStatement/GetGridData'), {
    params: statementParams(query),
    signal,
    shape: StatementWire,
    contained: true,
  });
}

interface StoredQuery {
  readonly accountId: string;
  readonly days: readonly LocalDate[];
}

/** What the statement of one account has on some days, and what the account lets in. */
export interface Stored extends Pick<Statement, 'lines' | 'unread'> {
  readonly accountId: string;
  readonly closedUntil: LocalDate | null;
  readonly openedOn: LocalDate | null;
}

/** What the statement of one account has on some days, to compare a file with; `unread` lines could not be. */
export async function findStored({ accountId, days }: StoredQuery, signal: AbortSignal): Promise<Stored> {
  const parts: Statement[] = [];
  for (const { from, to } of spansOf(days))
    parts.push(await findStatement({ from, to, accountIds: [accountId] }, signal));
  const account = parts.at(-1)?.accounts.find(({ id }) => String(id) === accountId);
  return {
    accountId,
    lines: parts.flatMap(({ lines }) => lines),
    unread: parts.reduce((sum, { unread }) => sum + unread, 0),
    closedUntil: account?.closedUntil ?? null,
    openedOn: account?.openedOn ?? null,
  };
}

/** The same of several accounts. */
export async function findAllStored(queries: readonly StoredQuery[], signal: AbortSignal): Promise<Stored[]> {
  const all: Stored[] = [];
  for (const query of queries) all.push(await findStored(query, signal));
  return all;
}

interface ImportRequest {
  readonly accountId: string;
  readonly lines: readonly ImportedLine[];
  readonly balances: readonly BankBalance[];
  /** Names of the files that the lines come from. */
  readonly files: readonly string[];
}

/** Keeps lines of a bank's file in the statement of an account, and what the bank says is in it. */
export const importLines = (request: ImportRequest): Promise<Imported> =>
  http.post(assumed('/BankStatement/Import'), importBody(request), {
    contained: true,
    shape: ImportedWire,
  });

/** What was imported into an account, the last first. */
export const findImports = (accountId: string, signal: AbortSignal): Promise<readonly PastImport[]> =>
  http.list(assumed('/BankStatement/GetImports'), {
    params: { currentAccountId: accountId },
    signal,
    contained: true,
    shape: PastImportWire,
  });

/** Takes a whole import back, all its lines or none. Refused while one is reconciled or its day is checked. */
export const undoImport = (id: PastImport['id']) =>
  http.post<unknown>(assumed('/BankStatement/UndoImport'), undefined, { params: { id }, contained: true });

/** Enters a line by hand, or changes one. Refused with 409 when somebody else was faster. */
export async function saveEntered(
  accountId: string,
  entered: EnteredLine,
  before: Pick<StatementLine, 'id' | 'version'> | null,
): Promise<void> {
  const body = enteredBody(entered);
  if (before === null) {
    await http.post<unknown>(assumed('/BankStatement/Create'), {
      ...body,
      currentAccountId: Number(accountId),
    });
    return;
  }
  await http.put<unknown>(
    assumed('/BankStatement/Edit'),
    { ...body, version: before.version },
    { params: { id: before.id } },
  );
}

export const removeEntered = (id: StatementLine['id']) =>
  http.delete<unknown>(assumed('/BankStatement/Delete'), { params: { id }, contained: true });

/** Locks an account up to a day; with null it is open again. */
export const closeUntil = (accountId: string, day: LocalDate | null) =>
  http.post<unknown>(assumed('/BankStatement/CloseUntil'), {
    currentAccountId: Number(accountId),
    date: day,
  });

import { assumed, http } from '@/platform/http/http';
import type { LocalDate } from '@/platform/format/date';
import type {
  BankBalance,
  EnteredLine,
  ImportedLine,
  Statement,
  StatementLine,
  StatementQuery,
} from './bankTypes';
import { enteredBody, importBody, statementParams, StatementWire } from './bankWire';
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

/** What the statement of one account has on some days, to compare a file with; `unread` lines could not be. */
export async function findStored(
  { accountId, days }: StoredQuery,
  signal: AbortSignal,
): Promise<Pick<Statement, 'lines' | 'unread'>> {
  const parts: Statement[] = [];
  for (const { from, to } of spansOf(days))
    parts.push(await findStatement({ from, to, accountIds: [accountId] }, signal));
  return {
    lines: parts.flatMap(({ lines }) => lines),
    unread: parts.reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** The same of several accounts. */
export async function findAllStored(queries: readonly StoredQuery[], signal: AbortSignal) {
  const all: (Pick<Statement, 'lines' | 'unread'> & Pick<StoredQuery, 'accountId'>)[] = [];
  for (const query of queries) all.push({ accountId: query.accountId, ...(await findStored(query, signal)) });
  return all;
}

/** Keeps lines of a bank's file in the statement of an account, and what the bank says is in it. */
export async function importLines(
  accountId: string,
  lines: readonly ImportedLine[],
  balances: readonly BankBalance[],
): Promise<void> {
  await http.post<unknown>(assumed('/BankStatement/Import'), importBody(accountId, lines, balances), {
    contained: true,
  });
}

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

import { assumed, http } from '@/platform/http/http';
import type { LocalDate } from '@/platform/format/date';
import type { ImportedLine, Statement, StatementQuery } from './bankTypes';
import { importBody, readStatement, statementParams } from './bankWire';
import { spansOf } from './rules/import/spansOf';

/** What moved in the accounts in the period, and what was there before. */
export async function findStatement(query: StatementQuery, signal: AbortSignal): Promise<Statement> {
  const answer = await http.get<unknown>(assumed('/BankStatement/GetGridData'), {
    params: statementParams(query),
    signal,
    schema: () => import('./bankSchemas').then((all) => all.statementSchema),
    contained: true,
  });
  return readStatement(answer);
}

/** What the statement of one account has on some days, to compare a file with; `unread` lines could not be. */
export async function findStored(
  { accountId, days }: { readonly accountId: string; readonly days: readonly LocalDate[] },
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

/** Keeps lines of a bank's file in the statement of an account. */
export async function importLines(accountId: string, lines: readonly ImportedLine[]): Promise<void> {
  await http.post<unknown>(assumed('/BankStatement/Import'), importBody(accountId, lines), {
    contained: true,
  });
}

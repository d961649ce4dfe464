import { assumed, http } from '@/platform/http/http';
import type { Statement, StatementQuery } from './bankTypes';
import { readStatement, statementParams } from './bankWire';

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

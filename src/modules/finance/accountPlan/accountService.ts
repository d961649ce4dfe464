import { assumed, http } from '@/platform/http/http';
import { isRecord, textOf } from '@/platform/http/loose';
import type { AccountValues } from './accountTypes';
import { accountBody, readPlan } from './accountWire';

interface AccountUse {
  readonly name: string;
  readonly count: number;
}

const schema = () => import('./accountSchemas').then((all) => all.accountSchema);

/** The plan of accounts of the current customer. */
export const accountService = {
  plan: async (signal: AbortSignal) =>
    readPlan(
      await http.list<unknown>(assumed('/FinancialRating/GetGridData'), { signal, schema, contained: true }),
    ),
  create: (values: AccountValues) =>
    http.post<unknown>(assumed('/FinancialRating/Create'), accountBody(values)),
  /** A move is an edit: parent and number are the record's own. */
  edit: (id: number, values: AccountValues) =>
    http.put<unknown>(assumed('/FinancialRating/Edit'), accountBody(values), { params: { id } }),
  setActive: (id: number, active: boolean) =>
    http.post<unknown>(assumed('/FinancialRating/ActivateInactivate'), { id, active }),
  remove: (id: number) => http.delete<unknown>(assumed('/FinancialRating/Delete'), { params: { id } }),
  /** What is rated by the one is from then on rated by the other; all of it, or nothing. */
  merge: (fromId: number, intoId: number) =>
    http.post<unknown>(assumed('/FinancialRating/Merge'), { fromId, intoId }),
  uses: async (id: number, signal: AbortSignal): Promise<AccountUse[]> => {
    const rows = await http.list<unknown>(assumed('/FinancialRating/GetDependents'), {
      params: { id },
      signal,
      contained: true,
    });
    return rows.flatMap((row) => {
      if (!isRecord(row) || typeof row['count'] !== 'number') return [];
      return [{ name: textOf(row['name']), count: row['count'] }];
    });
  },
};

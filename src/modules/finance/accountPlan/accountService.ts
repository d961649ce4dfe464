import { assumed, http } from '@/platform/http/http';
import { orElse } from '@/platform/http/wire';
import type { AccountValues } from './accountTypes';
import { accountBody, AccountUseWire, AccountWire } from './accountWire';

interface AccountUse {
  readonly name: string;
  readonly count: number;
}

/** The plan of accounts of the current customer. */
export const accountService = {
  plan: async (signal: AbortSignal) => {
    const rows = await http.list(assumed('/FinancialRating/GetGridData'), {
      signal,
      contained: true,
      shape: orElse(AccountWire, null),
    });
    const accounts = rows.filter((row) => row !== null);
    return { accounts, unread: rows.length - accounts.length };
  },
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
  uses: (id: number, signal: AbortSignal): Promise<AccountUse[]> =>
    http.list(assumed('/FinancialRating/GetDependents'), {
      params: { id },
      signal,
      contained: true,
      shape: AccountUseWire,
    }),
};

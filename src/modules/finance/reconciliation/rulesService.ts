import { assumed, http } from '@/platform/http/http';
import type { LearnedRule } from './rules/learnedRules';
import { RuleWire } from './rulesWire';

const bodyOf = ({ contains, side, partnerId, active }: Omit<LearnedRule, 'id' | 'partner'>) => ({
  contains,
  side: side === null ? null : side === 'in' ? 'IN' : 'OUT',
  partnerPersonId: partnerId,
  active,
});

/** What was learned of confirmations, in the order in which it is applied. */
export const findRules = (signal: AbortSignal): Promise<readonly LearnedRule[]> =>
  http.list(assumed('/BankReconciliationRule/GetGridData'), {
    signal,
    contained: true,
    silent: true,
    shape: RuleWire,
  });

export const saveRule = (
  rule: Omit<LearnedRule, 'id' | 'partner'>,
  id: LearnedRule['id'] | null,
  options: { readonly contained?: boolean } = {},
) =>
  id === null
    ? http.post<unknown>(assumed('/BankReconciliationRule/Create'), bodyOf(rule), options)
    : http.put<unknown>(assumed('/BankReconciliationRule/Edit'), bodyOf(rule), {
        params: { id },
        ...options,
      });

export const removeRule = (id: LearnedRule['id']) =>
  http.delete<unknown>(assumed('/BankReconciliationRule/Delete'), { params: { id }, contained: true });

export const orderRules = (ids: readonly LearnedRule['id'][]) =>
  http.put<unknown>(assumed('/BankReconciliationRule/SetOrder'), { ids }, { contained: true });

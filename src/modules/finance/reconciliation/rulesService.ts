import { assumed, http } from '@/platform/http/http';
import { isId, isRecord, textOf } from '@/platform/http/loose';
import type { LearnedRule } from './rules/learnedRules';

const SIDES = { IN: 'in', OUT: 'out' } as const;

function readRule(row: unknown): LearnedRule[] {
  if (!isRecord(row) || !isId(row['id'])) return [];
  const { id, partnerPersonId, side, active } = row;
  const contains = textOf(row['contains']);
  if (typeof partnerPersonId !== 'number' || contains === '') return [];
  return [
    {
      id,
      contains,
      side: side === 'IN' || side === 'OUT' ? SIDES[side] : null,
      partnerId: partnerPersonId,
      partner: textOf(row['partnerPersonName']),
      active: active !== false,
    },
  ];
}

const bodyOf = ({ contains, side, partnerId, active }: Omit<LearnedRule, 'id' | 'partner'>) => ({
  contains,
  side: side === null ? null : side === 'in' ? 'IN' : 'OUT',
  partnerPersonId: partnerId,
  active,
});

/** What was learned of confirmations, in the order in which it is applied. */
export async function findRules(signal: AbortSignal): Promise<readonly LearnedRule[]> {
  const rows = await http.list<unknown>(assumed('/BankReconciliationRule/GetGridData'), {
    signal,
    contained: true,
    silent: true,
    schema: () => import('./reconciliationSchemas').then((all) => all.ruleSchema),
  });
  return rows.flatMap(readRule);
}

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

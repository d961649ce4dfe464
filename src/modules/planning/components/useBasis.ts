import { useMemo } from 'react';
import type { ActivityBasis } from '@/families/activity/activityContext';
import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import type { ActivityValues } from '@/families/activity/activityValues';
import type { ProductProposal } from '@/families/activity/rules/proposals';
import { useList } from '@/platform/store/useResource';
import { planningBasis } from '../planningSlice';
import type { PlanningBasis } from '../planningTypes';
import { centersFor } from '../rules/centersFor';

/** What is known of each product that anything is known of. */
function proposalsOf(
  products: PlanningBasis['products'],
  prices: PlanningBasis['prices'],
  yields: PlanningBasis['yields'],
): readonly ProductProposal[] {
  const names = new Set([...products, ...prices, ...yields].map(({ productName }) => productName));
  return [...names].map((productName) => {
    const own = <T extends { readonly productName: string }>(rows: readonly T[]) =>
      rows.filter((row) => row.productName === productName);
    return {
      productName,
      accountId: own(products)[0]?.financialRatingId ?? null,
      years: Object.fromEntries(own(yields).map(({ quantity, values }) => [quantity, values])),
      prices: Object.fromEntries(own(prices).map(({ unit, value, source }) => [unit, { value, source }])),
    };
  });
}

/** What plans are made of, as it is loaded. */
export function useBasis() {
  const { rows, list, retry } = useList(planningBasis, undefined);
  const basis = list.loadedAt === null ? undefined : rows[0];
  return { basis, failed: list.status === 'failed', error: list.error, retry };
}

/** The part of it that one activity is entered with. */
export function useActivityBasis(activity: ActivityDescriptor, values?: ActivityValues) {
  const { basis, ...state } = useBasis();
  const own = useMemo((): ActivityBasis | null => {
    if (!basis) return null;
    const mine = <T extends { readonly activity: string }>(rows: readonly T[]) =>
      rows.filter((row) => row.activity === activity.activity);
    return {
      activity,
      centers: centersFor(activity.activity, basis.centers, values),
      accounts: basis.accounts.filter(({ movement }) => movement === 'EXPENSE'),
      incomeAccounts: basis.accounts.filter(({ movement }) => movement === 'INCOME'),
      proposals: proposalsOf(mine(basis.products), mine(basis.prices), mine(basis.yields)),
    };
  }, [basis, activity, values]);
  return { ...state, own };
}

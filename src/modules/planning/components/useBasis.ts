import { useMemo } from 'react';
import type { ActivityBasis } from '@/families/activity/activityContext';
import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { useList } from '@/platform/store/useResource';
import { planningBasis } from '../planningSlice';

const mean = (values: readonly number[]) => values.reduce((all, each) => all + each, 0) / values.length;

/** What plans are made of, as it is loaded. */
export function useBasis() {
  const { rows, list, retry } = useList(planningBasis, undefined);
  const basis = list.loadedAt === null ? undefined : rows[0];
  return { basis, failed: list.status === 'failed', error: list.error, retry };
}

/** The part of it that one activity is entered with. */
export function useActivityBasis(activity: ActivityDescriptor) {
  const { basis, ...state } = useBasis();
  const own = useMemo((): ActivityBasis | null => {
    if (!basis) return null;
    const mine = <T extends { readonly activity: string }>(rows: readonly T[]) =>
      rows.filter((row) => row.activity === activity.activity);
    return {
      activity,
      centers: basis.centers,
      accounts: basis.accounts.filter(({ movement }) => movement === 'EXPENSE'),
      proposals: {
        quantities: Object.fromEntries(
          mine(basis.yields)
            .filter(({ values }) => values.length > 0)
            .map(({ quantity, values }) => [quantity, Math.round(mean(values) * 100) / 100]),
        ),
        years: Object.fromEntries(mine(basis.yields).map(({ quantity, values }) => [quantity, values])),
        prices: Object.fromEntries(
          mine(basis.prices).map(({ unit, value, source }) => [unit, { value, source }]),
        ),
      },
    };
  }, [basis, activity]);
  return { ...state, own };
}

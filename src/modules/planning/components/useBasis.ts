import { useMemo } from 'react';
import type { ActivityBasis } from '@/families/activity/activityContext';
import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { planningBasis } from '../planningSlice';

const mean = (values: readonly number[]) => values.reduce((all, each) => all + each, 0) / values.length;

/** What plans are made of, as it is loaded. */
export function useBasis() {
  const retry = useLoad('basis', (dispatch) => dispatch(planningBasis.load()));
  const [basis] = useAppSelector(planningBasis.selectRows);
  const { status, error, loadedAt } = useAppSelector(planningBasis.selectList);
  return { basis: loadedAt === null ? undefined : basis, failed: status === 'failed', error, retry };
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

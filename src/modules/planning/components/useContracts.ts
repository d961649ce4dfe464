import { useMemo } from 'react';
import type { SeasonContracts } from '@/families/activity/activityContext';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { otherProducts, saleContracts } from '../contractsService';
import { seasonName } from '../seasonYear';

interface Params {
  readonly harvestYear: number;
  /** Null for a planning that is not saved yet. */
  readonly planId: number | null;
}

const contracts = createQuery(
  'planning',
  'contracts',
  async ({ harvestYear, planId }: Params, signal) => {
    const [rows, others] = await Promise.all([
      saleContracts(harvestYear, signal),
      otherProducts(harvestYear, planId, signal),
    ]);
    return { rows, others };
  },
  { keep: false },
);

/** The contracts of a crop year; null for who may not read contracts. */
export function useContracts(harvestYear: number, planId: number | null): SeasonContracts | null {
  const may = useHoldsMenuKey()('CONTRACT_QUERY');
  const { data, status, retry } = useQuery(contracts, may ? { harvestYear, planId } : null);
  const rows = data?.rows;
  const others = data?.others;
  const failed = status === 'failed';
  return useMemo(
    () => (may ? { season: seasonName(harvestYear), rows, others, failed, retry } : null),
    [may, harvestYear, rows, others, failed, retry],
  );
}

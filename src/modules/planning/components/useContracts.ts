import { useMemo } from 'react';
import type { SeasonContracts } from '@/families/activity/activityContext';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { createWidget } from '@/platform/widgets/createWidget';
import { useWidget } from '@/platform/widgets/useWidget';
import { saleContracts } from '../contractsService';
import { seasonName } from '../seasonYear';

const contracts = createWidget(
  'planning',
  'contracts',
  async (harvestYear: number, signal) => ({ rows: await saleContracts(harvestYear, signal) }),
  { keep: false },
);

/** The contracts of a crop year; null for who may not read contracts. */
export function useContracts(harvestYear: number): SeasonContracts | null {
  const may = useHoldsMenuKey()('CONTRACT_QUERY');
  const { data, status, reload } = useWidget(contracts, may ? harvestYear : null);
  const rows = data?.rows;
  const failed = status === 'failed';
  return useMemo(
    () => (may ? { season: seasonName(harvestYear), rows, failed, reload } : null),
    [may, harvestYear, rows, failed, reload],
  );
}

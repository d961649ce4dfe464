import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { useQuery } from '@/platform/store/useQuery';
import type { FeedPrice } from '../fishRules/feedCost';
import { feedPrices } from './occurrencesSlice';

/** The reports of finance that say what stock is worth: who holds one of them reads costs here too. */
const COST_KEYS = ['REPORT_ACCOUNTING_STOCK', 'REPORT_STOCK_MOVEMENT'] as const;

/** What feed costs; null for those who may not read it, and where it could not be read. */
export function useFeedPrices(): readonly FeedPrice[] | null {
  const holds = useHoldsMenuKey();
  const { data } = useQuery(feedPrices, COST_KEYS.some(holds) ? undefined : null);
  return data;
}

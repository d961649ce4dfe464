import type { StockProduct } from '@/families/occurrence/occurrenceWire';
import { stockProducts as askStockProducts } from '@/families/occurrence/stockCalls';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { createQuery } from '@/platform/store/createQuery';
import { createResource } from '@/platform/store/createResource';
import type { FeedingSet, FishLotChoice } from './fishLotWire';
import type { occurrenceCalls } from './occurrenceCallsService';
import {
  chickenOccurrences,
  feedingSets as askFeedingSets,
  feedPrices as askFeedPrices,
  fishLotChoices as askFishLotChoices,
  fishOccurrences,
} from './occurrencesService';

/** What is read of one world: its records, the one that is open, its lots; and what a write of it makes stale. */
function occurrenceState<Lot extends { id: number }>(
  name: string,
  calls: ReturnType<typeof occurrenceCalls<Lot>>,
) {
  /** Occurrences of one lot, or of every lot that is not finished; and the one that is open. */
  const records = createResource<OccurrenceRecord, OccurrenceRecord, never, string | undefined>(
    'lots',
    `${name}s`,
    { list: calls.list, get: calls.get },
  );
  const lots = createResource<Lot, Lot, never>('lots', `${name}Lots`, {
    list: (_all, signal) => calls.lots(signal),
  });
  return { records, lots, calls, stale: [...records.tags, ...lots.tags] } as const;
}

export const chicken = occurrenceState('occurrence', chickenOccurrences);
export const fish = occurrenceState('fishOccurrence', fishOccurrences);

/** What an occurrence of a lot makes stale: the records, and the lots whose figures they are. */
export const OCCURRENCE_TAGS = chicken.stale;

export const feedingSets = createResource<FeedingSet, FeedingSet, never>('lots', 'feedingSets', {
  list: (_all, signal) => askFeedingSets(signal),
});

export const feedPrices = createQuery('lots', 'feedPrices', (_: void, signal) => askFeedPrices(signal), {
  keep: false,
});

export const fishLotChoices = createResource<FishLotChoice, FishLotChoice, never>('lots', 'fishLotChoices', {
  list: (_all, signal) => askFishLotChoices(signal),
});

export const stockProducts = createResource<StockProduct, StockProduct, never>('lots', 'stockProducts', {
  list: (_all, signal) => askStockProducts(signal),
});

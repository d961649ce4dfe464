import type { StockProduct } from '@/families/occurrence/occurrenceWire';
import { stockProducts as askStockProducts } from '@/families/occurrence/stockCalls';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { createResource } from '@/platform/store/createResource';
import type { Tag } from '@/platform/store/tags';
import * as service from './occurrencesService';
import type { OccurrenceLot } from './occurrencesWire';

/** Occurrences of one lot, or of every lot that is not finished; and the one that is open. */
export const occurrences = createResource<OccurrenceRecord, OccurrenceRecord, never, string | undefined>(
  'lots',
  'occurrences',
  {
    list: service.occurrences,
    get: service.occurrence,
  },
);

export const occurrenceLots = createResource<OccurrenceLot, OccurrenceLot, never>('lots', 'occurrenceLots', {
  list: (_all, signal) => service.occurrenceLots(signal),
});

/** What an occurrence of a lot makes stale: the records, and the lots whose figures they are. */
export const OCCURRENCE_TAGS: readonly Tag[] = [...occurrences.tags, ...occurrenceLots.tags];

export const stockProducts = createResource<StockProduct, StockProduct, never>('lots', 'stockProducts', {
  list: (_all, signal) => askStockProducts(signal),
});

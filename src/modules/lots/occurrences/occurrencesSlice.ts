import { stockProducts as askStockProducts, type StockProduct } from '@/families/occurrence/stockCalls';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { createResource } from '@/platform/store/createResource';
import * as service from './occurrencesService';
import type { OccurrenceBody } from '@/families/occurrence/occurrenceWire';
import type { OccurrenceLot } from './occurrencesWire';

/** Occurrences of one lot, or of every lot that is not finished; and the one that is open. */
export const occurrences = createResource<OccurrenceRecord, OccurrenceRecord, OccurrenceBody, string | null>(
  'lots',
  'occurrences',
  {
    list: service.occurrences,
    get: service.occurrence,
    save: service.saveOccurrence,
    remove: service.removeOccurrence,
  },
);

export const occurrenceLots = createResource<OccurrenceLot, OccurrenceLot, never>('lots', 'occurrenceLots', {
  list: (_all, signal) => service.occurrenceLots(signal),
});

export const stockProducts = createResource<StockProduct, StockProduct, never>('lots', 'stockProducts', {
  list: (_all, signal) => askStockProducts(signal),
});

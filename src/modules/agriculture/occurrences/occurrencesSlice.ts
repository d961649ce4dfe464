import type { StockProduct } from '@/families/occurrence/occurrenceWire';
import { stockProducts as askStockProducts } from '@/families/occurrence/stockCalls';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { keepsOffline } from '@/platform/connection/offlinePages';
import { createResource } from '@/platform/store/createResource';
import * as service from './occurrencesService';

/** Every occurrence of the customer's plots; and the one that is open. */
export const occurrences = createResource<OccurrenceRecord, OccurrenceRecord, never>(
  'agriculture',
  'occurrences',
  {
    list: (_all, signal) => service.occurrences(signal),
    get: service.occurrence,
  },
  [],
  keepsOffline,
);

export const stockProducts = createResource<StockProduct, StockProduct, never>(
  'agriculture',
  'stockProducts',
  { list: (_all, signal) => askStockProducts(signal) },
  [],
  keepsOffline,
);

import type { StockProduct } from '@/families/occurrence/occurrenceWire';
import { stockProducts as askStockProducts } from '@/families/occurrence/stockCalls';
import { keepsOffline } from '@/platform/connection/offlinePages';
import { createResource } from '@/platform/store/createResource';
import type { FieldOccurrence } from './fieldOccurrenceWire';
import * as service from './occurrencesService';

/** Every occurrence of the customer's plots; and the one that is open. */
export const occurrences = createResource<FieldOccurrence, FieldOccurrence, never>(
  'agriculture',
  'occurrences',
  {
    list: (_all, signal) => service.occurrences(signal),
    get: service.occurrence,
  },
  { keep: keepsOffline },
);

export const stockProducts = createResource<StockProduct, StockProduct, never>(
  'agriculture',
  'stockProducts',
  { list: (_all, signal) => askStockProducts(signal) },
  { keep: keepsOffline },
);

import { assumed, http } from '@/platform/http/http';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import type { StockCalls, StockPort, StockUse } from './occurrenceTypes';
import {
  AvailabilityWire,
  MadeDocumentWire,
  StockDocumentWire,
  type StockProduct,
  StockProductWire,
} from './occurrenceWire';

/** Products that are in stock at any property of the customer. */
export const stockProducts = (signal: AbortSignal): Promise<StockProduct[]> =>
  http.list(assumed('/InventoryDepletion/GetProductsForSelect'), {
    signal,
    contained: true,
    shape: StockProductWire,
  });

/**
 * The calls of stock for occurrences of one kind of subject.
 * @param subject the parameter that names it: a lot's or a plot's property is the one whose stock is meant
 */
export function stockCalls(subject: 'lotId' | 'piscicultureLotId' | 'plotId'): StockCalls {
  const named = ({ occurrenceId, subjectId }: StockUse) => ({ occurrenceId, [subject]: subjectId });
  return {
    availability: ({ subjectId, line }, signal) =>
      http.get(assumed('/InventoryDepletion/GetAvailability'), {
        signal,
        // It is said beside the quantity.
        contained: true,
        silent: true,
        params: {
          [subject]: subjectId,
          productId: line.productId,
          unit: line.unit,
          ...(line.farmId === null ? {} : { farmId: line.farmId }),
        },
        shape: AvailabilityWire,
      }),
    create: (use) =>
      http.post(assumed('/InventoryDepletion/Create'), named(use), {
        silent: true,
        shape: MadeDocumentWire,
      }),
    document: (use, signal) =>
      http.get(assumed('/InventoryDepletion/GetByOccurrence'), {
        signal,
        contained: true,
        params: named(use),
        shape: StockDocumentWire,
      }),
    cancel: (id) => http.post(assumed('/InventoryDepletion/Cancel'), { id }),
  };
}

/**
 * The stock of one module's occurrences: its calls, and their answers for those who read them.
 * @param name tells the stocks of one module apart
 */
export const stockPort = (module: string, calls: StockCalls, name = 'stock'): StockPort => ({
  ...calls,
  available: createQuery(module, `${name}Available`, calls.availability, TRANSIENT),
  documents: createQuery(module, `${name}Document`, calls.document, TRANSIENT),
});

import { assumed, http } from '@/platform/http/http';
import { isRecord } from '@/platform/http/loose';
import type { StockPort, StockUse } from './occurrenceTypes';
import { readAvailability, readDocument } from './occurrenceWire';

/** A product that may be taken out of stock, in the unit that it is kept in. */
export interface StockProduct {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
}

/** Products that are in stock at any property of the customer. */
export async function stockProducts(signal: AbortSignal): Promise<StockProduct[]> {
  const rows = await http.list<Partial<StockProduct>>(assumed('/InventoryDepletion/GetProductsForSelect'), {
    signal,
    contained: true,
  });
  return rows.flatMap(({ id, name, unit }) =>
    typeof id === 'number' && typeof name === 'string' ? [{ id, name, unit: unit ?? '' }] : [],
  );
}

/**
 * The calls of stock for occurrences of one kind of subject.
 * @param subject the parameter that names it: a lot's or a plot's property is the one whose stock is meant
 */
export function stockCalls(subject: 'lotId' | 'plotId'): StockPort {
  const named = ({ occurrenceId, subjectId }: StockUse) => ({ occurrenceId, [subject]: subjectId });
  return {
    async availability({ subjectId, line }, signal) {
      const answer = await http.get(assumed('/InventoryDepletion/GetAvailability'), {
        ...(signal ? { signal } : {}),
        // It is said beside the quantity.
        quiet: true,
        params: {
          [subject]: subjectId,
          productId: line.productId,
          unit: line.unit,
          ...(line.farmId === null ? {} : { farmId: line.farmId }),
        },
      });
      return readAvailability(answer);
    },
    async create(use) {
      const made = await http.post(assumed('/InventoryDepletion/Create'), named(use), { silent: true });
      return isRecord(made) && typeof made['number'] === 'string' ? made['number'] : '';
    },
    async document(use, signal) {
      const answer = await http.get(assumed('/InventoryDepletion/GetByOccurrence'), {
        ...(signal ? { signal } : {}),
        contained: true,
        params: named(use),
      });
      return readDocument(answer);
    },
    cancel: (id) => http.post(assumed('/InventoryDepletion/Cancel'), { id }),
  };
}

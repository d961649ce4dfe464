import type { Availability, OccurrenceRecord, StockQuery } from '@/families/occurrence/occurrenceTypes';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { type OccurrenceBody, readAvailability } from '@/families/occurrence/occurrenceWire';
import { type OccurrenceLot, readLot, readOccurrence, toBody } from './occurrencesWire';

/** A product that may be taken out of stock, in the unit that it is kept in. */
export interface StockProduct {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
}

/** Lots of every state: finished ones are looked at, not written to. */
export async function occurrenceLots(signal: AbortSignal): Promise<OccurrenceLot[]> {
  const rows = await http.list(assumed('/ChickenOccurrence/GetLotsForSelect'), { signal, contained: true });
  return rows.flatMap((row) => readLot(row) ?? []);
}

/** Occurrences of one lot, or of all that are not finished. */
export async function occurrences(lotId: string | null, signal: AbortSignal): Promise<OccurrenceRecord[]> {
  const rows = await http.list(assumed('/ChickenOccurrence/GetGridData'), {
    signal,
    contained: true,
    ...(lotId === null ? {} : { params: { lotId } }),
  });
  return rows.flatMap((row) => readOccurrence(row) ?? []);
}

export async function occurrence(id: RowId, signal: AbortSignal): Promise<OccurrenceRecord> {
  const answer = await http.get(assumed('/ChickenOccurrence/GetById'), {
    signal,
    contained: true,
    params: { id },
  });
  const record = readOccurrence(answer);
  if (!record) throw { kind: 'unexpected', message: `occurrence ${id}: no occurrence in the answer` };
  return record;
}

export async function saveOccurrence(body: OccurrenceBody, id: RowId | null): Promise<unknown> {
  const sent = await toBody(body);
  if (id === null) return http.post(assumed('/ChickenOccurrence/Create'), sent);
  return http.put(assumed('/ChickenOccurrence/Edit'), sent, { params: { id } });
}

export const removeOccurrence = (id: RowId): Promise<unknown> =>
  http.delete(assumed('/ChickenOccurrence/Delete'), { params: { id } });

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

export async function stockAvailability(query: StockQuery, signal?: AbortSignal): Promise<Availability> {
  const { subjectId, line } = query;
  const answer = await http.get(assumed('/InventoryDepletion/GetAvailability'), {
    signal,
    // It is said beside the quantity.
    quiet: true,
    params: {
      lotId: subjectId,
      productId: line.productId,
      unit: line.unit,
      ...(line.farmId === null ? {} : { farmId: line.farmId }),
    },
  });
  return readAvailability(answer);
}

export const cancelDepletion = (id: RowId): Promise<unknown> =>
  http.post(assumed('/InventoryDepletion/Cancel'), { id });

import type { Availability, OccurrenceRecord, StockQuery } from '@/families/occurrence/occurrenceTypes';
import {
  type OccurrenceBody,
  readAvailability,
  readRecord,
  recordBody,
} from '@/families/occurrence/occurrenceWire';
import type { LocalDate } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { readSprayHours, type SprayHours } from './spraying/sprayHoursWire';

/** Which hours are asked: of a plot, from the first day to the last. */
export interface HoursQuery {
  readonly plotId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A product that may be taken out of stock, in the unit that it is kept in. */
export interface StockProduct {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
}

/** An occurrence without a plot is left out. */
const readOccurrence = (sent: unknown): OccurrenceRecord | null =>
  readRecord(sent, ({ plotIds }) =>
    Array.isArray(plotIds) ? plotIds.filter((one): one is number => typeof one === 'number') : [],
  );

/** Every occurrence of the customer's plots, on fields and in woods. */
export async function occurrences(signal: AbortSignal): Promise<OccurrenceRecord[]> {
  const rows = await http.list(assumed('/AgricultureOccurrence/GetGridData'), { signal, contained: true });
  return rows.flatMap((row) => readOccurrence(row) ?? []);
}

export async function occurrence(id: RowId, signal: AbortSignal): Promise<OccurrenceRecord> {
  const answer = await http.get(assumed('/AgricultureOccurrence/GetById'), {
    signal,
    contained: true,
    params: { id },
  });
  const record = readOccurrence(answer);
  if (!record) throw { kind: 'unexpected', message: `occurrence ${id}: no occurrence in the answer` };
  return record;
}

/** @param clientKey the server knows by it what it was sent before: the same entry is kept once */
export async function sendOccurrence(
  body: OccurrenceBody,
  id: RowId | null,
  clientKey: string,
): Promise<unknown> {
  const sent = { ...(await recordBody(body)), plotIds: body.values.subjectIds, clientKey };
  // It is said by whoever sends it: the form, or the strip of what waits.
  const options = { contained: true };
  if (id === null) return http.post(assumed('/AgricultureOccurrence/Create'), sent, options);
  return http.put(assumed('/AgricultureOccurrence/Edit'), sent, { params: { id }, ...options });
}

export const removeOccurrence = (id: RowId): Promise<unknown> =>
  http.delete(assumed('/AgricultureOccurrence/Delete'), { params: { id } });

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
      plotId: subjectId,
      productId: line.productId,
      unit: line.unit,
      ...(line.farmId === null ? {} : { farmId: line.farmId }),
    },
  });
  return readAvailability(answer);
}

/** Weather of each hour on a plot: measured as far as hours are past, forecast ahead. */
export async function sprayHours(query: HoursQuery, signal: AbortSignal): Promise<SprayHours> {
  const answer = await http.get(assumed('/AgricultureOccurrence/GetSprayingHours'), {
    signal,
    // It is said in its place.
    quiet: true,
    params: { ...query },
  });
  return readSprayHours(answer);
}

export const cancelDepletion = (id: RowId): Promise<unknown> =>
  http.post(assumed('/InventoryDepletion/Cancel'), { id });

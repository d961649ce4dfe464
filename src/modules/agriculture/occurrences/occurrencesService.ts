import { stockCalls, stockPort } from '@/families/occurrence/stockCalls';
import { type OccurrenceBody, recordBody } from '@/families/occurrence/occurrenceWire';
import type { LocalDate } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { type FieldOccurrence, FieldOccurrenceWire } from './fieldOccurrenceWire';
import { type SprayHours, SprayHoursWire } from './spraying/sprayHoursWire';

/** The requested hours: of a plot, from the first day to the last. */
export interface HoursQuery {
  readonly plotId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Every occurrence of the customer's plots, on fields and in woods. */
export const occurrences = (signal: AbortSignal): Promise<FieldOccurrence[]> =>
  http.list(assumed('/AgricultureOccurrence/GetGridData'), {
    signal,
    contained: true,
    shape: FieldOccurrenceWire,
  });

export const occurrence = (id: RowId, signal: AbortSignal): Promise<FieldOccurrence> =>
  http.get(assumed('/AgricultureOccurrence/GetById'), {
    signal,
    contained: true,
    params: { id },
    shape: FieldOccurrenceWire,
  });

/** @param clientKey the server knows by it what it was sent before: the same entry is kept once */
export async function sendOccurrence(
  body: OccurrenceBody,
  id: RowId | null,
  clientKey: string,
): Promise<unknown> {
  const sent = { ...(await recordBody(body)), plotIds: body.values.subjectIds, clientKey };
  // Its sender shows it: the form, or the strip of what waits.
  const options = { contained: true };
  if (id === null) return http.post(assumed('/AgricultureOccurrence/Create'), sent, options);
  return http.put(assumed('/AgricultureOccurrence/Edit'), sent, { params: { id }, ...options });
}

export const removeOccurrence = (id: RowId): Promise<unknown> =>
  http.delete(assumed('/AgricultureOccurrence/Delete'), { params: { id } });

/** Weather of each hour on a plot: measured as far as hours are past, forecast ahead. */
export const sprayHours = (query: HoursQuery, signal: AbortSignal): Promise<SprayHours> =>
  http.get(assumed('/AgricultureOccurrence/GetSprayingHours'), {
    signal,
    // It is said in its place.
    contained: true,
    silent: true,
    params: { ...query },
    shape: SprayHoursWire,
  });

/** The stock of the property that a plot belongs to. */
export const stock = stockPort('agriculture', stockCalls('plotId'));

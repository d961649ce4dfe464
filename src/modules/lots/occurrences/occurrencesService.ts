import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { stockCalls, stockPort } from '@/families/occurrence/stockCalls';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { OccurrenceBody } from '@/families/occurrence/occurrenceWire';
import { LotOccurrenceWire, LotWire, type OccurrenceLot, toBody } from './occurrencesWire';

/** Lots of every state: finished ones are looked at, not written to. */
export const occurrenceLots = (signal: AbortSignal): Promise<OccurrenceLot[]> =>
  http.list(assumed('/ChickenOccurrence/GetLotsForSelect'), { signal, contained: true, shape: LotWire });

/** Occurrences of one lot, or of all that are not finished. */
export const occurrences = (lotId: string | undefined, signal: AbortSignal): Promise<OccurrenceRecord[]> =>
  http.list(assumed('/ChickenOccurrence/GetGridData'), {
    signal,
    contained: true,
    shape: LotOccurrenceWire,
    ...(lotId === undefined ? {} : { params: { lotId } }),
  });

export const occurrence = (id: RowId, signal: AbortSignal): Promise<OccurrenceRecord> =>
  http.get(assumed('/ChickenOccurrence/GetById'), {
    signal,
    contained: true,
    params: { id },
    shape: LotOccurrenceWire,
  });

export async function saveOccurrence(body: OccurrenceBody, id: RowId | null): Promise<unknown> {
  const sent = await toBody(body);
  if (id === null) return http.post(assumed('/ChickenOccurrence/Create'), sent);
  return http.put(assumed('/ChickenOccurrence/Edit'), sent, { params: { id } });
}

export const removeOccurrence = (id: RowId): Promise<unknown> =>
  http.delete(assumed('/ChickenOccurrence/Delete'), { params: { id } });

/** The stock of the property that a lot belongs to. */
export const stock = stockPort('lots', stockCalls('lotId'));

import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { stockCalls } from '@/families/occurrence/stockCalls';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { OccurrenceBody } from '@/families/occurrence/occurrenceWire';
import { type OccurrenceLot, readLot, readOccurrence, toBody } from './occurrencesWire';

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

/** The stock of the property that a lot belongs to. */
export const stock = stockCalls('lotId');

import { type OccurrenceBody, recordBody } from '@/families/occurrence/occurrenceWire';
import { stockCalls, stockPort } from '@/families/occurrence/stockCalls';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';

// Apart from what reads occurrences: the sign-out sends what waits, and needs no type of occurrence for it.

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

/** The stock of the property that a plot belongs to. */
export const stock = stockPort('agriculture', stockCalls('plotId'));

import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { OccurrenceBody } from '@/families/occurrence/occurrenceWire';
import { assumed, http } from '@/platform/http/http';
import type { Shape } from '@/platform/http/wire';
import type { RowId } from '@/platform/store/resourceState';
import { LotOccurrenceWire, toBody } from './occurrencesWire';

/** The calls of the occurrences of poultry or fish: the same six of either controller. */
export function occurrenceCalls<Lot>(controller: string, lot: Shape<Lot>) {
  const path = (action: string) => assumed(`/${controller}/${action}`);
  return {
    /** Lots of every state: finished ones are looked at, not written to. */
    lots: (signal: AbortSignal): Promise<Lot[]> =>
      http.list(path('GetLotsForSelect'), { signal, contained: true, shape: lot }),
    /** Occurrences of one lot, or of all that are not finished. */
    list: (lotId: string | undefined, signal: AbortSignal): Promise<OccurrenceRecord[]> =>
      http.list(path('GetGridData'), {
        signal,
        contained: true,
        shape: LotOccurrenceWire,
        ...(lotId === undefined ? {} : { params: { lotId } }),
      }),
    get: (id: RowId, signal: AbortSignal): Promise<OccurrenceRecord> =>
      http.get(path('GetById'), { signal, contained: true, params: { id }, shape: LotOccurrenceWire }),
    save: async (body: OccurrenceBody, id: RowId | null): Promise<unknown> => {
      const sent = await toBody(body);
      if (id === null) return http.post(path('Create'), sent);
      return http.put(path('Edit'), sent, { params: { id } });
    },
    remove: (id: RowId): Promise<unknown> => http.delete(path('Delete'), { params: { id } }),
  };
}

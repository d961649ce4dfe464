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

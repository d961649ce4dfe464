import { today } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { AviaryState, LotCourse } from './lotTypes';
import { aviaryStateAt, lotCourseAt } from './lotsWire';

// A refusal is shown where the cards or the lot would stand.
const inPlace = { contained: true } as const;

const readAt = () => ({ today: today(), now: Date.now() });

/** The aviaries of the current customer, each with its present lot. */
export const poultryAviaries = (signal: AbortSignal): Promise<AviaryState[]> =>
  http.list(assumed('/PoultryDashboard/GetAviaries'), {
    ...inPlace,
    signal,
    shape: aviaryStateAt(readAt),
  });

/** One lot with its course, its reference and the former lots of its aviary. */
export const poultryLot = (id: RowId, signal: AbortSignal): Promise<LotCourse> =>
  http.get(assumed('/PoultryDashboard/GetLot'), {
    ...inPlace,
    params: { id },
    signal,
    shape: lotCourseAt(readAt),
  });

import { today } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import { orElse } from '@/platform/http/wire';
import type { LotChoice } from './choice/lotChoice';
import { LotChoiceWire } from './choice/lotChoiceWire';
import type { LotCourse } from './lotTypes';
import { lotCourseAt } from './lotsWire';
import type { LotReport } from './report/reportTypes';
import { ReportWire } from './report/reportWire';
import { ClosedLotWire } from './results/closedLotWire';
import type { ResultsAnswer } from './results/resultTypes';

async function choicesOf(path: ReturnType<typeof assumed>, signal: AbortSignal): Promise<LotChoice[]> {
  const lots = await http.list(path, { signal, contained: true, shape: LotChoiceWire });
  return lots.toSorted(
    (a, b) =>
      Number(a.closingDate !== null) - Number(b.closingDate !== null) ||
      (a.closingDate === null
        ? a.aviaryName.localeCompare(b.aviaryName, 'pt-BR', { numeric: true })
        : b.housingDate.localeCompare(a.housingDate)) ||
      b.id - a.id,
  );
}

/** Every lot of the customer that was housed: those that live first, then the newest. */
export const lotsForSelect = (signal: AbortSignal) =>
  choicesOf(assumed('/ChickenLot/GetLotsForSelect'), signal);

/** The same of fish, for their bulletins. */
export const fishLotsForSelect = (signal: AbortSignal) =>
  choicesOf(assumed('/PiscicultureBulletin/GetLotsForSelect'), signal);

/** The days of a lot and what its result is computed of. */
export const lotReport = (lotId: number, signal: AbortSignal): Promise<LotReport> =>
  http.get(assumed('/ChickenLotReport/GetByLot'), {
    contained: true,
    params: { lotId },
    signal,
    shape: ReportWire,
  });

/** Every closed lot; what cannot be read is counted. */
export async function closedLots(signal: AbortSignal): Promise<ResultsAnswer> {
  const rows = await http.list(assumed('/ChickenResult/GetGridData'), {
    signal,
    contained: true,
    shape: orElse(ClosedLotWire, null),
  });
  const lots = rows.filter((row) => row !== null);
  return { lots, unread: rows.length - lots.length };
}

/** The courses of up to ten lots. */
export const lotCourses = (lotIds: readonly number[], signal: AbortSignal): Promise<LotCourse[]> =>
  http.list(assumed('/PerformanceConsumption/GetByLots'), {
    signal,
    contained: true,
    params: { lotIds },
    shape: lotCourseAt(() => ({ today: today(), now: Date.now() })),
  });

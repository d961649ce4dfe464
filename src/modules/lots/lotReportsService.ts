import { toLocalDate, today } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import { isRecord, textOf } from '@/platform/http/loose';
import type { LotChoice } from './choice/lotChoice';
import type { LotCourse } from './lotTypes';
import { readLotCourse } from './lotsWire';
import type { LotReport } from './report/reportTypes';
import { readReport } from './report/reportWire';
import { readClosedLot } from './results/closedLotWire';
import type { ResultsAnswer } from './results/resultTypes';

function readChoice(sent: unknown): LotChoice | null {
  if (!isRecord(sent)) return null;
  const { id, aviaryId } = sent;
  const housingDate = toLocalDate(textOf(sent['housingDate']));
  if (typeof id !== 'number' || typeof aviaryId !== 'number' || housingDate === null) return null;
  return {
    id,
    aviaryId,
    number: textOf(sent['number']) || String(id),
    aviaryName: textOf(sent['aviaryName']),
    housingDate,
    closingDate: toLocalDate(textOf(sent['closingDate'])),
  };
}

/** Every lot of the customer that was housed: those that live first, then the newest. */
export async function lotsForSelect(signal: AbortSignal): Promise<LotChoice[]> {
  const rows = await http.list<unknown>(assumed('/ChickenLot/GetLotsForSelect'), { signal, contained: true });
  return rows
    .flatMap((row) => readChoice(row) ?? [])
    .toSorted(
      (a, b) =>
        Number(a.closingDate !== null) - Number(b.closingDate !== null) ||
        (a.closingDate === null
          ? a.aviaryName.localeCompare(b.aviaryName, 'pt-BR', { numeric: true })
          : b.housingDate.localeCompare(a.housingDate)) ||
        b.id - a.id,
    );
}

/** The days of a lot and what its result is computed of. */
export async function lotReport(lotId: number, signal: AbortSignal): Promise<LotReport> {
  const answer = await http.get<unknown>(assumed('/ChickenLotReport/GetByLot'), {
    contained: true,
    params: { lotId },
    signal,
  });
  const report = readReport(answer);
  if (!report) throw { kind: 'unexpected', message: `lot ${lotId}: no report in the answer` };
  return report;
}

/** Every closed lot; what cannot be read is counted. */
export async function closedLots(signal: AbortSignal): Promise<ResultsAnswer> {
  const rows = await http.list<unknown>(assumed('/ChickenResult/GetGridData'), { signal, contained: true });
  const lots = rows.flatMap((row) => readClosedLot(row) ?? []);
  return { lots, unread: rows.length - lots.length };
}

/** The courses of up to ten lots. */
export async function lotCourses(lotIds: readonly number[], signal: AbortSignal): Promise<LotCourse[]> {
  const rows = await http.list<unknown>(assumed('/PerformanceConsumption/GetByLots'), {
    signal,
    contained: true,
    params: { lotIds },
  });
  const at = { today: today(), now: Date.now() };
  return rows.flatMap((row) => readLotCourse(row, at) ?? []);
}

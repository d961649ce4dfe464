import { today } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { AviaryState, LotCourse } from './lotTypes';
import { readAviaries, readLotCourse } from './lotsWire';

const schemas = () => import('./lotsSchemas');
const aviary = () => schemas().then((all) => all.aviarySchema);
const lotCourse = () => schemas().then((all) => all.lotCourseSchema);

// A refusal is shown where the cards or the lot would stand.
const inPlace = { contained: true } as const;

const readAt = () => ({ today: today(), now: Date.now() });

/** The aviaries of the current customer, each with its present lot. */
export async function poultryAviaries(signal: AbortSignal): Promise<AviaryState[]> {
  const rows = await http.list<unknown>(assumed('/PoultryDashboard/GetAviaries'), {
    ...inPlace,
    signal,
    schema: aviary,
  });
  return readAviaries(rows, readAt());
}

/** One lot with its course, its reference and the former lots of its aviary. */
export async function poultryLot(id: RowId, signal: AbortSignal): Promise<LotCourse> {
  const answer = await http.get<unknown>(assumed('/PoultryDashboard/GetLot'), {
    ...inPlace,
    params: { id },
    signal,
    schema: lotCourse,
  });
  const course = readLotCourse(answer, readAt());
  if (!course) throw { kind: 'unexpected', message: `lot ${id}: no lot in the answer` };
  return course;
}

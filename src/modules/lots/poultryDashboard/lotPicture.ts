import type { LotCourse, Weighing } from '../lotTypes';
import { chartRows } from '../rules/chartRows';
import { type LotForecasts, lotForecasts } from '../rules/lotForecasts';

/** A lot's course with what its cards compute of it, once for all of them. */
export interface LotPicture {
  readonly course: LotCourse;
  readonly forecasts: LotForecasts;
  readonly rows: ReturnType<typeof chartRows>;
  /** The last weighing with the weights of single birds. */
  readonly sample: Weighing | undefined;
}

export function lotPicture(course: LotCourse): LotPicture {
  const forecasts = lotForecasts(course);
  const sample = course.weighings
    .filter(({ readings }) => readings.length > 0)
    .toSorted((a, b) => a.day - b.day)
    .at(-1);
  return { course, forecasts, rows: chartRows(course, forecasts), sample };
}

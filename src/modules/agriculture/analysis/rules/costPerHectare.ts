import type { LocalDate } from '@/platform/format/date';
import type { PlotWork } from '../analysisTypes';
import { dayOfWork } from './works';

/** One work that is done, and what the crop has cost with it. */
export interface CostStep {
  readonly work: PlotWork;
  readonly date: LocalDate;
  /** Products and machines of this work, cents; null where either is not known. */
  readonly cents: number | null;
  /** Everything known up to here, cents. */
  readonly sum: number;
  /** Works up to here whose cost is not known: the sum is then a lower bound. */
  readonly unknown: number;
}

/** Works that are done, the oldest first, each with the running sum of what is known. Planned ones cost nothing yet. */
export function costSteps(works: readonly PlotWork[]): readonly CostStep[] {
  let sum = 0;
  let unknown = 0;
  return works
    .filter(({ record }) => record.state === 'DONE')
    .map((work) => ({ work, date: dayOfWork(work) }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ work, date }) => {
      const { products, machines } = work;
      const cents = products === null || machines === null ? null : products + machines;
      if (cents === null) unknown += 1;
      else sum += cents;
      return { work, date, cents, sum, unknown };
    });
}

export interface CostOnDay {
  /** Cents per hectare by the end of the day: the known costs up to it ÷ area; null before the first known one. */
  readonly value: number | null;
  /** The cost of a work up to this day is not known. */
  readonly atLeast: boolean;
}

/**
 * Cost per hectare on each day of an axis.
 * @param area of the plot, ha; without one nothing can be computed
 */
export function costPerHectare(
  steps: readonly CostStep[],
  area: number,
  axis: readonly LocalDate[],
): readonly CostOnDay[] {
  return axis.map((day) => {
    const last = steps.findLast(({ date }) => date <= day);
    const known = steps.some(({ date, cents }) => date <= day && cents !== null);
    return {
      value: last && known && area > 0 ? last.sum / area : null,
      atLeast: last !== undefined && last.unknown > 0,
    };
  });
}

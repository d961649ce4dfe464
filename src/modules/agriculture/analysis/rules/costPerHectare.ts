import type { LocalDate } from '@/platform/format/date';
import type { PlotWork } from '../analysisTypes';
import { dayOfWork, knownCost, lacksCost } from './works';

/** One work that is done, and what the crop has cost with it. */
export interface CostStep {
  readonly work: PlotWork;
  readonly date: LocalDate;
  /** What is known of its products and machines, cents; null where nothing is. */
  readonly cents: number | null;
  /** Everything known up to here, cents. */
  readonly sum: number;
  /** Works up to here of whose cost a part is not known: the sum is then a lower bound. */
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
      const cents = knownCost(work);
      if (lacksCost(work)) unknown += 1;
      sum += cents ?? 0;
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

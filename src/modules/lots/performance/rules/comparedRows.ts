import type { DayValue, LotCourse } from '../../lotTypes';
import { chartRows } from '../../rules/chartRows';
import { dailyFeedCurve, mortalityCurve, perBirdCurve, weightCurve } from '../../rules/curves';
import { averageCurve, lastLots } from '../../rules/history';
import { lotForecasts } from '../../rules/lotForecasts';

export const MEASURES = ['weight', 'consumption', 'water', 'mortality'] as const;
export type Measure = (typeof MEASURES)[number];
/** Lots that are compared at once (LD §2). */
export const MOST_LOTS = 10;

/** One age: `lot<id>` of each lot, and of a single one `reference`, `history` and `forecast`. */
export interface ComparedRow {
  readonly day: number;
  readonly [field: `lot${number}`]: number | null;
  readonly reference: number | null;
  readonly history: number | null;
  readonly forecast: number | null;
}

/** Millilitres that a bird drank on each day with a figure: litres of the day ÷ birds that were there that morning. */
const dailyWaterCurve = (
  { days }: Pick<LotCourse, 'days'>,
  birds: Parameters<typeof perBirdCurve>[1],
): DayValue[] => perBirdCurve(days, birds, ({ water = null }) => (water === null ? null : water * 1000));

/** A lot's own curve by age: grams, grams of feed and mL of water of a bird and day, percent lost. */
function curveOf(course: LotCourse, measure: Measure): DayValue[] {
  const { housed } = course.lot;
  switch (measure) {
    case 'weight':
      return weightCurve(course);
    case 'consumption':
      return dailyFeedCurve(course, course.lot);
    case 'water':
      return dailyWaterCurve(course, course.lot);
    case 'mortality':
      return mortalityCurve(course, housed);
  }
}

const at = (curve: readonly DayValue[]) => new Map(curve.map(({ day, value }) => [day, value]));

/**
 * Lots by age. One lot stands beside its reference, the mean of the five before it and its forecast; several stand beside
 * each other and the reference of the first.
 */
export function comparedRows(courses: readonly LotCourse[], measure: Measure): readonly ComparedRow[] {
  const [first, ...others] = courses;
  if (!first) return [];
  const own = courses.map((course) => ({ id: course.id, curve: at(curveOf(course, measure)) }));
  const until = Math.max(-1, ...own.flatMap(({ curve }) => [...curve.keys()]));
  const beside = besideOf(first, measure, others.length > 0);
  const last = Math.max(until, ...beside.forecast.keys());
  return Array.from({ length: last + 1 }, (_, day) => ({
    day,
    ...Object.fromEntries(own.map(({ id, curve }) => [`lot${id}`, curve.get(day) ?? null])),
    reference: beside.reference.get(day) ?? null,
    history: beside.history.get(day) ?? null,
    forecast: beside.forecast.get(day) ?? null,
  }));
}

/** What each lot, the former ones and the forecast have more than the reference of that day; unknown without one. */
export function againstReference(rows: readonly ComparedRow[]): readonly ComparedRow[] {
  return rows.map(({ day, reference, ...values }) => {
    const more = ([name, value]: [string, number | null]) =>
      [name, value === null || reference === null ? null : value - reference] as const;
    return {
      history: null,
      forecast: null,
      ...Object.fromEntries(Object.entries(values).map(more)),
      day,
      reference: null,
    };
  });
}

function besideOf(course: LotCourse, measure: Measure, several: boolean) {
  const nothing = new Map<number, number>();
  if (measure === 'water') {
    const former = lastLots(course.previousLots).map((lot) => dailyWaterCurve(lot, lot));
    return { reference: nothing, history: several ? nothing : at(averageCurve(former)), forecast: nothing };
  }
  const rows = chartRows(course, lotForecasts(course))[measure];
  const column = (field: 'reference' | 'history' | 'forecast') =>
    new Map(rows.flatMap(({ day, [field]: value }) => (value === null ? [] : [[day, value] as const])));
  return {
    reference: column('reference'),
    history: several ? nothing : column('history'),
    forecast: several ? nothing : column('forecast'),
  };
}

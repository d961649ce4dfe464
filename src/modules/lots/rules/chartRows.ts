import type { DayValue, LotCourse } from '../lotTypes';
import { dailyFeedCurve, mortalityCurve, weightCurve } from './curves';
import { averageCurve, lastLots } from './history';
import { lastDayOf, type LotForecasts } from './lotForecasts';

/** One day of a chart: the lot, what is forecast, its reference and the average of the lots before it. */
export interface ChartRow {
  readonly day: number;
  readonly own: number | null;
  readonly forecast: number | null;
  readonly reference: number | null;
  readonly history: number | null;
}

interface Curves {
  readonly own: readonly DayValue[];
  readonly forecast: readonly DayValue[];
  readonly reference: readonly DayValue[];
  readonly history: readonly DayValue[];
}

/** A row for each day until the last that any curve but the reference and the average needs. */
function rowsOf(curves: Curves, until: number): ChartRow[] {
  if (curves.own.length === 0 && curves.history.length === 0) return [];
  const at = (curve: readonly DayValue[]) => new Map(curve.map(({ day, value }) => [day, value]));
  const [own, forecast, reference, history] = [
    at(curves.own),
    at(curves.forecast),
    at(curves.reference),
    at(curves.history),
  ];
  return Array.from({ length: until + 1 }, (_, day) => ({
    day,
    own: own.get(day) ?? null,
    forecast: forecast.get(day) ?? null,
    reference: reference.get(day) ?? null,
    history: history.get(day) ?? null,
  }));
}

/** A forecast begins where the lot's own line ends, so that they meet. */
function joined(own: readonly DayValue[], forecast: readonly DayValue[]): readonly DayValue[] {
  const last = own.at(-1);
  return last && forecast.length > 0 ? [last, ...forecast] : forecast;
}

/** What the charts of a lot draw, and over how many previous lots its averages run. */
export function chartRows(course: LotCourse, forecasts: Pick<LotForecasts, 'weight' | 'consumption'>) {
  const previous = lastLots(course.previousLots);
  const { reference, lot } = course;
  const own = weightCurve(course);
  const eaten = dailyFeedCurve(course, lot);
  const until = Math.max(lastDayOf(course), own.at(-1)?.day ?? 0);
  return {
    previousLots: previous.length,
    weight: rowsOf(
      {
        own,
        forecast: forecasts.weight.curve,
        reference: reference?.weight ?? [],
        history: averageCurve(previous.map(weightCurve)),
      },
      until,
    ),
    consumption: rowsOf(
      {
        own: eaten,
        forecast: joined(eaten, forecasts.consumption.curve),
        reference: reference?.dailyFeed ?? [],
        history: averageCurve(previous.map((former) => dailyFeedCurve(former, former))),
      },
      until,
    ),
    mortality: rowsOf(
      {
        own: mortalityCurve(course, lot.housed),
        forecast: [],
        reference: reference?.mortality ?? [],
        history: averageCurve(previous.map((former) => mortalityCurve(former, former.housed))),
      },
      until,
    ),
  };
}

import type { DayValue, LotCourse } from '../lotTypes';
import { dailyFeedCurve, LAST_DAY, weightCurve } from './curves';
import { consumptionForecast, feedNeeded, weightForecast } from './forecast';
import { consumptionForecastGaps, type ForecastGap, weightForecastGaps } from './forecastAvailability';
import { birdsAlive } from './performance';

export interface Forecast {
  /** Why there is none; empty when there is one. */
  readonly gaps: readonly ForecastGap[];
  readonly curve: readonly DayValue[];
}

export interface LotForecasts {
  readonly weight: Forecast;
  readonly consumption: Forecast;
  /** Kilograms from today until the expected end, whatever days before have no figure; null without a consumption forecast or without the birds that live. */
  readonly feedNeeded: number | null;
  /** The day that both run to. */
  readonly until: number;
}

/** The last day of a lot's axis: its expected end, or its age where it is older than was planned. */
export function lastDayOf({ lot }: Pick<LotCourse, 'lot'>): number {
  return Math.min(LAST_DAY, Math.max(lot.day ?? 0, lot.expectedDays ?? 0));
}

/** A forecast that its age allows may still lack the figures, or the days, to be made. */
function made(gaps: readonly ForecastGap[], curve: () => DayValue[], otherwise: () => ForecastGap): Forecast {
  if (gaps.length > 0) return { gaps, curve: [] };
  const points = curve();
  return points.length > 0 ? { gaps, curve: points } : { gaps: [otherwise()], curve: [] };
}

/** Both forecasts of a lot until its expected end, or why there is none. */
export function lotForecasts(course: LotCourse): LotForecasts {
  const { lot, reference } = course;
  const until = lastDayOf(course);
  const weighed = weightCurve(course);
  const eaten = dailyFeedCurve(course, lot);
  const alive = birdsAlive(lot);
  const past = (last: number | undefined) => last !== undefined && last >= until;

  const weight = made(
    weightForecastGaps(lot, weighed.length, (reference?.weight.length ?? 0) > 0),
    () => weightForecast(weighed, reference?.weight ?? [], until),
    () => ({ why: past(weighed.at(-1)?.day) ? 'pastEnd' : 'noReference' }),
  );
  const consumption = made(
    consumptionForecastGaps(lot, (reference?.dailyFeed.length ?? 0) > 0),
    () => consumptionForecast(eaten, reference?.dailyFeed ?? [], until),
    () => {
      if (eaten.length === 0) return { why: 'noConsumption' };
      return { why: past(eaten.at(-1)?.day) ? 'pastEnd' : 'noReference' };
    },
  );
  return {
    weight,
    consumption,
    feedNeeded:
      consumption.curve.length > 0 && alive !== null
        ? feedNeeded(
            consumption.curve.filter(({ day }) => day >= (lot.day ?? 0)),
            alive,
          )
        : null,
    until,
  };
}

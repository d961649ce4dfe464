import type { Series } from './series';
import { instantAt } from './series';

/** What the air may hold at most where the lot's set does not tell, ppm (LD §5.8). */
const AIR_LIMITS: Readonly<Record<string, number>> = { AMMONIA: 10, CO2: 3_000, CO: 10 };

/** One day of a set of ambience; null where it does not tell. */
export interface AmbienceDay {
  readonly day: number;
  readonly temperatureMin: number | null;
  readonly temperatureIdeal: number | null;
  readonly temperatureMax: number | null;
  readonly humidityMin: number | null;
  readonly humidityMax: number | null;
  readonly ammonia: number | null;
  readonly carbonDioxide: number | null;
  readonly darkHours: number | null;
}

export interface Band {
  readonly low: number | null;
  readonly ideal: number | null;
  readonly high: number | null;
  /** The upper bound itself is already out: gases stay below theirs. */
  readonly below: boolean;
}

export type Placement = 'in' | 'below' | 'above';

const gas = (magnitude: string, limit: number | null | undefined): Band => ({
  low: null,
  ideal: null,
  high: limit ?? AIR_LIMITS[magnitude] ?? null,
  below: true,
});

/**
 * What a reading should lie within on a day of the lot.
 * @param day of the lot's set; null without a lot or without a set: gases keep their usual limit (LD §5.8)
 * @returns null for a magnitude that has no band, or whose bounds are unknown
 */
export function bandOf(magnitude: string, day: AmbienceDay | null): Band | null {
  switch (magnitude) {
    case 'TEMPERATURE':
      return known({
        low: day?.temperatureMin ?? null,
        ideal: day?.temperatureIdeal ?? null,
        high: day?.temperatureMax ?? null,
        below: false,
      });
    case 'HUMIDITY':
      return known({
        low: day?.humidityMin ?? null,
        ideal: null,
        high: day?.humidityMax ?? null,
        below: false,
      });
    case 'AMMONIA':
      return gas(magnitude, day?.ammonia);
    case 'CO2':
      return gas(magnitude, day?.carbonDioxide);
    case 'CO':
      return gas(magnitude, null);
    default:
      return null;
  }
}

const known = (band: Band): Band | null => (band.low === null && band.high === null ? null : band);

/** Where a value lies. The bounds of temperature and humidity belong to the band, that of a gas does not. */
export function placeIn(band: Band, value: number): Placement {
  if (band.low !== null && value < band.low) return 'below';
  if (band.high !== null && (band.below ? value >= band.high : value > band.high)) return 'above';
  return 'in';
}

export interface TimeInBand {
  /** Minutes. */
  readonly in: number;
  readonly below: number;
  readonly above: number;
  /** Nothing was read. */
  readonly unread: number;
  /** Read, but its bounds are unknown. */
  readonly unbounded: number;
}

/**
 * How long the readings of a series lay within the band of their own day, below and above it.
 * @param bandAt the band at an instant, milliseconds
 */
export function timeInBand(series: Series, bandAt: (instant: number) => Band | null): TimeInBand {
  const time = { in: 0, below: 0, above: 0, unread: 0, unbounded: 0 };
  series.values.forEach((value, at) => {
    const band = value === null ? null : bandAt(instantAt(series, at));
    const where = value === null ? 'unread' : band === null ? 'unbounded' : placeIn(band, value);
    time[where] += series.stepMinutes;
  });
  return time;
}

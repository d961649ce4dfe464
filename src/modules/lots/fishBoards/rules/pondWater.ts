import { WATER_MAGNITUDES } from '../../fishReferences/rules/water';
import type { WaterLimits } from '../../fishReferences/rules/water';
import { lastReading, type Reading, type Series, since } from '../../aviary/rules/series';
import type { SensorSeries } from '../../aviary/aviaryTypes';
import { freeAmmonia } from '../../fishRules/ammonia';
import type { Measure, PondWater, WaterSetOfLot } from '../fishBoardTypes';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A measure by hand is the present water for so long. */
const MEASURE_STANDS = 12 * HOUR;
/** What was measured together with the total ammonia: its own water. */
const TOGETHER = 2 * HOUR;
/** An older total says nothing of the water now. */
const AMMONIA_STANDS = 7 * DAY;

export type WaterPlace = 'critical' | 'outside' | 'ideal';

/** The limits of a magnitude; null where the set has none. */
export const limitsOf = (set: WaterSetOfLot | null, magnitude: string): WaterLimits | null =>
  set?.limits.find((row) => row.magnitude === magnitude) ?? null;

/** Where a value lies: a limit itself is still good. Null without limits. */
export function placeInLimits(limits: WaterLimits | null, value: number): WaterPlace | null {
  if (!limits) return null;
  const { criticalMin, idealMin, idealMax, criticalMax } = limits;
  if ([criticalMin, idealMin, idealMax, criticalMax].every((limit) => limit === null)) return null;
  const beyond = (low: number | null, high: number | null) =>
    (low !== null && value < low) || (high !== null && value > high);
  if (beyond(criticalMin, criticalMax)) return 'critical';
  return beyond(idealMin, idealMax) ? 'outside' : 'ideal';
}

/** A sensor's value now, or since when there is none: the last value of a silent one is not the present one. */
export interface WaterNow {
  readonly magnitude: string;
  /** Null where nothing of the present is known. */
  readonly value: number | null;
  readonly source: 'sensor' | 'measure' | null;
  /** Of the last value that is known, milliseconds. */
  readonly at: number | null;
  readonly last: number | null;
  /** When its sensor sent last, whatever was measured since. */
  readonly sentAt: number | null;
  /** A sensor that should send and does not. */
  readonly silent: boolean;
  readonly disabled: boolean;
  readonly limits: WaterLimits | null;
  readonly place: WaterPlace | null;
}

const newest = (measures: readonly Measure[], magnitude: string): Measure | null =>
  measures.reduce<Measure | null>(
    (last, one) => (one.magnitude === magnitude && (!last || one.at > last.at) ? one : last),
    null,
  );

/** The sensor that tells a magnitude: one that is enabled before one that is not. */
export const sensorOf = (sensors: readonly SensorSeries[], magnitude: string): SensorSeries | null => {
  const own = sensors.filter((sensor) => sensor.magnitude === magnitude);
  return own.find(({ enabled }) => enabled) ?? own[0] ?? null;
};

/** The newest reading of a sensor, in its series or before it. */
export const newestReading = (sensor: SensorSeries): Reading | null =>
  lastReading(sensor) ?? sensor.last ?? null;

export function waterNow(
  { sensors, measures, waterSet }: PondWater,
  magnitude: string,
  now: number,
): WaterNow {
  const sensor = sensorOf(sensors, magnitude);
  const reading = sensor && newestReading(sensor);
  const measure = newest(measures, magnitude);
  const limits = limitsOf(waterSet, magnitude);
  const fresh =
    sensor?.enabled && reading && now - reading.at <= sensor.staleAfterMinutes * MINUTE ? reading : null;
  const typed = measure && now - measure.at <= MEASURE_STANDS ? measure : null;
  const present = fresh ?? typed;
  const last = [reading, measure].reduce((a, b) => (!a || (b && b.at > a.at) ? b : a), null);
  return {
    magnitude,
    value: present?.value ?? null,
    source: fresh ? 'sensor' : typed ? 'measure' : null,
    at: present?.at ?? last?.at ?? null,
    last: present?.value ?? last?.value ?? null,
    sentAt: reading?.at ?? null,
    silent: sensor !== null && !fresh,
    disabled: sensor !== null && !sensor.enabled,
    limits,
    place: present ? placeInLimits(limits, present.value) : null,
  };
}

/** Mean of what was read in the last 24 hours; null where nothing was. */
function meanOfDay(series: Series, now: number): number | null {
  const read = since(series, now - DAY).values.filter((value) => value !== null);
  return read.length === 0 ? null : read.reduce((sum, one) => sum + one, 0) / read.length;
}

export interface WaterTemperature {
  readonly value: number;
  readonly source: 'sensor' | 'measure';
}

/**
 * The temperature that the ration of a day is corrected by: the mean of the sensor's last 24 hours, for a day of meals is
 * longer than an hour; else what was measured by hand in the last 24 hours.
 */
export function rationTemperature(water: PondWater, now: number): WaterTemperature | null {
  const sensor = sensorOf(water.sensors, 'WATER_TEMPERATURE');
  const mean = sensor?.enabled ? meanOfDay(sensor, now) : null;
  if (mean !== null) return { value: mean, source: 'sensor' };
  const measure = newest(water.measures, 'WATER_TEMPERATURE');
  return measure && now - measure.at <= DAY ? { value: measure.value, source: 'measure' } : null;
}

export interface Ammonia {
  readonly total: number;
  readonly free: number | null;
  readonly at: number;
  readonly celsius: number | null;
  readonly ph: number | null;
  readonly place: WaterPlace | null;
}

/**
 * Un-ionised ammonia of the last total that was measured, with temperature and pH of the same time where they were measured
 * too, else of now.
 */
export function ammoniaNow(water: PondWater, now: number): Ammonia | null {
  const total = newest(water.measures, 'TOTAL_AMMONIA');
  if (!total || now - total.at > AMMONIA_STANDS) return null;
  const of = (magnitude: string) => {
    const together = water.measures.filter(
      (one) => one.magnitude === magnitude && Math.abs(one.at - total.at) <= TOGETHER,
    );
    return newest(together, magnitude)?.value ?? waterNow(water, magnitude, now).value;
  };
  const [celsius, ph] = [of('WATER_TEMPERATURE'), of('PH')];
  const free = freeAmmonia(total.value, celsius, ph);
  const place = free === null ? null : placeInLimits(limitsOf(water.waterSet, 'UNIONIZED_AMMONIA'), free);
  return { total: total.value, free, at: total.at, celsius, ph, place };
}

/** The magnitudes that a pond tells of: what it has sensors of, what was measured, what its set has limits of. */
export function magnitudesOf({ sensors, measures, waterSet }: PondWater): readonly string[] {
  const known = new Set(
    [...sensors, ...measures, ...(waterSet?.limits ?? [])].map(({ magnitude }) => magnitude),
  );
  const first = ['DISSOLVED_OXYGEN', ...WATER_MAGNITUDES.filter((name) => name !== 'DISSOLVED_OXYGEN')];
  return first.filter((magnitude) => known.has(magnitude));
}

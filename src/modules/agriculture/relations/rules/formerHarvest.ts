import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import type { Stage } from '../../irrigation/rules/stages';
import type { StationPlace } from '../../weather/et0';
import { degreeDays } from '../../weather/thermal';
import type { FormerHarvest, RelationDay } from '../relationTypes';
import { fromSowing, pentadsOf, stageDates, weatherByStage } from './relate';

/** What the sums of a planting depend on beside its days. */
export interface CropContext {
  readonly cycle: { readonly baseTemperature: number; readonly stages: readonly Stage[] };
  readonly place: StationPlace;
  /** Water that the soil holds for the roots, mm. */
  readonly capacity: number;
}

export const SINCE_SOWING = ['rain', 'degreeDays', 'deficit'] as const;
type SinceSowing = Readonly<Record<(typeof SINCE_SOWING)[number], number | null>>;

const UNKNOWN: SinceSowing = { rain: null, degreeDays: null, deficit: null };

function sumOf(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

/**
 * Rain (mm), degree-days and deficit (mm) of a planting from the day of its sowing through so many days; null where one of them
 * was not read. The deficit is that of the five days that lie in between as a whole, the soil full at sowing.
 */
export function sinceSowing(
  days: readonly RelationDay[],
  plantedOn: LocalDate,
  age: number,
  { cycle, place, capacity }: CropContext,
): SinceSowing {
  const end = addDays(plantedOn, age);
  const own = days.filter(({ date }) => date >= plantedOn && date < end);
  if (own.length === 0 || own.length < age) return UNKNOWN;
  return {
    rain: sumOf(own.map(({ rain }) => rain)),
    degreeDays: sumOf(own.map(({ tMax, tMin }) => degreeDays(tMax, tMin, cycle.baseTemperature))),
    deficit: sumOf(pentadsOf(own, place, capacity).map(({ deficit }) => deficit)),
  };
}

/**
 * A former harvest with the sums that its weather tells, where the server does not send them: of the whole of it, and of each of
 * its stages.
 */
export function withSums(former: FormerHarvest, context: CropContext): FormerHarvest {
  const { plantedOn, harvestedOn, weather } = former;
  if (plantedOn === null || harvestedOn === null || weather.length === 0) return former;
  const whole = sinceSowing(weather, plantedOn, daysBetween(plantedOn, harvestedOn), context);
  const { cycle, place, capacity } = context;
  const staged = () => {
    const { stages } = stageDates(cycle.stages, plantedOn, weather, cycle.baseTemperature, harvestedOn);
    const five = pentadsOf(weather, place, capacity);
    return weatherByStage(fromSowing(stages, plantedOn), weather, five, place, cycle.baseTemperature);
  };
  return {
    ...former,
    rain: former.rain ?? whole.rain,
    degreeDays: former.degreeDays ?? whole.degreeDays,
    deficit: former.deficit ?? whole.deficit,
    stages: former.stages.length > 0 ? former.stages : staged(),
  };
}

/** How much this planting differs from a former one on the same day after sowing; null where either is not known then. */
export function deltaOnSameDay(
  present: SinceSowing,
  former: FormerHarvest,
  age: number,
  context: CropContext,
): SinceSowing {
  const { plantedOn, harvestedOn, weather } = former;
  if (plantedOn === null || harvestedOn === null || daysBetween(plantedOn, harvestedOn) < age) return UNKNOWN;
  const then = sinceSowing(weather, plantedOn, age, context);
  const delta = (name: keyof SinceSowing) => {
    const [now, before] = [present[name], then[name]];
    return now === null || before === null ? null : now - before;
  };
  return { rain: delta('rain'), degreeDays: delta('degreeDays'), deficit: delta('deficit') };
}

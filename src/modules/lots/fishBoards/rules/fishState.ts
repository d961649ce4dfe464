import type { FishLotState } from '../fishBoardTypes';
import {
  biomassKg,
  type Conversions,
  conversions,
  density,
  gramsPerDay,
  growthRate,
  startKg,
  startStock,
  survival,
} from '../../fishRules/fishFigures';
import { eatenByFish, type Moved, movedOf, netMoves } from '../../fishRules/transfers';
import { type CurveDay, deadKg, type GrowthCurve, gramsOn, growthCurve } from '../../fishRules/growthCurve';

export interface FishState {
  readonly start: number | null;
  readonly startKg: number | null;
  /** Fish that are there; of a closed lot those that nobody found. */
  readonly alive: number | null;
  readonly lost: number | null;
  readonly days: readonly CurveDay[];
  readonly curve: GrowthCurve;
  /** Of a fish now, g; of a closed lot the mean of what was harvested. */
  readonly grams: number | null;
  /** The weight is that of nets of today, not an estimate. */
  readonly weighed: boolean;
  /** Days since fish were last weighed, at housing or by nets; null where they never were. */
  readonly sinceWeighed: number | null;
  readonly sampled: boolean;
  readonly biomass: number | null;
  readonly density: number | null;
  readonly harvestedFish: number | null;
  readonly harvestedKg: number | null;
  readonly feedKg: number | null;
  /** kg that are there, were harvested or went on, without those that came. */
  readonly producedKg: number | null;
  /** Fish that it started with and that came; those that live, were harvested or went on. */
  readonly stocked: number | null;
  readonly surviving: number | null;
  readonly moved: Moved | null;
  /** What its fish have eaten here and in the ponds that they came from. */
  readonly eatenKg: number | null;
  readonly feedToday: number | null;
  readonly gainKg: number | null;
  readonly deadKg: number | null;
  readonly conversions: Conversions;
  readonly growthRate: number | null;
  readonly gramsPerDay: number | null;
  readonly survival: number | null;
}

const isClosed = ({ status }: Pick<FishLotState, 'status'>) => status === 'blocked' || status === 'finished';
const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);

/** Fish that were there on each morning: what is harvested leaves at the end of its day. */
function daysOf(lot: FishLotState, start: number | null): CurveDay[] {
  const gone = new Map<number, number>();
  const leave = (day: number, fish: number) => gone.set(day, (gone.get(day) ?? 0) + fish);
  for (const { day, fish } of lot.harvests ?? []) leave(day, fish);
  const moves = netMoves(lot.transfers ?? []);
  for (const [day, { fish }] of moves) leave(day, -fish);
  const isKnown = lot.harvests !== null && lot.lost !== null && lot.transfers !== null;
  let present = isKnown ? start : null;
  return Array.from({ length: (lot.day ?? -1) + 1 }, (_, day) => {
    const morning = lot.present && isKnown ? (lot.present[day] ?? null) : present;
    const lost = lot.lost?.[day] ?? null;
    present = present === null || lost === null ? null : present - lost - (gone.get(day) ?? 0);
    return { day, present: morning, feedKg: lot.feedKg[day] ?? null, moved: moves.get(day) };
  });
}

/** Everything that the dashboards say of a lot of fish, from what was written down (LD §5.9). */
export function fishState(lot: FishLotState, area: number | null): FishState {
  const closed = isClosed(lot);
  const start = startStock(lot);
  const first = startKg(lot);
  const days = daysOf(lot, start);
  const lost = lot.lost === null ? null : sumOf(days.map(({ day }) => lot.lost?.[day] ?? null));
  const harvestedFish = lot.harvests === null ? null : sumOf(lot.harvests.map(({ fish }) => fish));
  const harvestedKg = lot.harvests === null ? null : sumOf(lot.harvests.map(({ kg }) => kg));
  const moved = lot.transfers && movedOf(lot.transfers);
  const stocked = start === null || moved === null ? null : start + moved.inFish;
  const alive =
    stocked === null || moved === null || lost === null || harvestedFish === null
      ? null
      : stocked + lot.found - moved.outFish - lost - harvestedFish;
  const curve = growthCurve({
    startGrams: lot.unitWeight,
    days,
    samplings: lot.samplings.map(({ day, fish, kg }) => ({ day, grams: (kg * 1000) / fish })),
    ranges: lot.rangeSet?.ranges ?? [],
  });
  const today = lot.day;
  const live = today === null ? null : gramsOn(curve, today);
  const grams = !closed
    ? live
    : harvestedFish !== null && harvestedFish > 0 && harvestedKg !== null
      ? (harvestedKg * 1000) / harvestedFish
      : null;
  const biomass = closed ? null : biomassKg(alive, grams);
  const there = closed ? 0 : biomass;
  const producedKg =
    there === null || harvestedKg === null || moved === null
      ? null
      : there + harvestedKg + moved.outKg - moved.inKg;
  const fed = days.filter(({ feedKg }) => feedKg !== null);
  const feedKg = fed.length > 0 ? sumOf(fed.map((day) => day.feedKg)) : null;
  const dead = deadKg(
    curve,
    days.map(({ day }) => ({ day, lost: lot.lost?.[day] ?? 0 })),
  );
  const living = closed ? 0 : alive;
  const surviving =
    living === null || harvestedFish === null || moved === null
      ? null
      : living + harvestedFish + moved.outFish;
  const weighedOn = curve.weighedOn ?? (lot.unitWeight === null || today === null ? null : 0);
  return {
    start,
    startKg: first,
    alive,
    lost,
    days,
    curve,
    grams,
    weighed: today !== null && curve.weighedOn === today,
    sinceWeighed: weighedOn === null || today === null ? null : today - weighedOn,
    sampled: curve.weighedOn !== null,
    biomass,
    density: density(biomass, area),
    harvestedFish,
    harvestedKg,
    feedKg,
    feedToday: today === null || closed ? null : (lot.feedKg[today] ?? null),
    gainKg: producedKg === null || first === null ? null : producedKg - first,
    deadKg: lost === null ? null : dead,
    conversions: conversions({ feedKg, producedKg, startKg: first, deadKg: lost === null ? null : dead }),
    growthRate: growthRate(lot.unitWeight, grams, today ?? 0),
    gramsPerDay: gramsPerDay(lot.unitWeight, grams, today ?? 0),
    producedKg,
    stocked,
    surviving,
    moved,
    survival: survival(stocked, surviving),
    eatenKg: lot.transfers && eatenByFish(feedKg, lot.transfers),
  };
}

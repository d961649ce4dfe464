import {
  biomassKg,
  type Conversions,
  conversions,
  gramsPerDay,
  growthRate,
  kgPerHectare,
  type Missing,
  missingFish,
  startKg,
  startStock,
  survival,
} from './fishFigures';
import { type Moved, movedOf, netMoves, type Transfer } from './transfers';
import { type CurveDay, deadKg, type GrowthCurve, growthCurve, type GrowthRange } from './growthCurve';

interface LifeDay extends CurveDay {
  /** Dead and eliminated; null where the day could not be read. */
  readonly lost: number | null;
}

interface Harvested {
  readonly day: number;
  readonly fish: number | null;
  readonly kg: number | null;
}

/** A lot of fish from its housing until now, or until it was closed. */
export interface FishLife {
  readonly housed: number | null;
  readonly deadInTransport: number | null;
  /** g at housing. */
  readonly unitWeight: number | null;
  /** m² of water. */
  readonly area: number | null;
  /** Days from housing to closing; null while the lot lives. */
  readonly closedOn: number | null;
  /** From day 0 on, each of them. */
  readonly days: readonly LifeDay[];
  readonly samplings: readonly { readonly day: number; readonly grams: number }[];
  readonly harvests: readonly Harvested[];
  /** Fish that new counts found beyond what was expected; negative where fewer were there. */
  readonly found: number | null;
  /** Fish that came from other ponds or went there. */
  readonly transfers: readonly Transfer[];
  readonly ranges: readonly GrowthRange[];
}

export interface ResultRow {
  readonly kind: 'housing' | 'sampling' | 'now' | 'final';
  readonly day: number;
  readonly grams: number | null;
  /** There on that morning; of the final row those harvested. */
  readonly fish: number | null;
  readonly kg: number | null;
  readonly survival: number | null;
  /** kg given before that day; of the final row in all. */
  readonly feedKg: number | null;
  readonly onGain: number | null;
  readonly growthRate: number | null;
  readonly gramsPerDay: number | null;
}

export interface FinalResult extends Conversions {
  readonly kgPerHectare: number | null;
  readonly missing: Missing | null;
  /** Days that a harvested fish lived: Σ fish × day ÷ Σ fish. */
  readonly meanDays: number | null;
}

/** Sum of what is known; null where one of them is not. */
function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number | null): number | null {
  let sum = 0;
  for (const row of rows) {
    const value = of(row);
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** kg given before a day; null where nothing was written down. */
function fedBefore(days: readonly LifeDay[], day: number): number | null {
  const known = days.filter((row) => row.day < day && row.feedKg !== null);
  return known.length === 0 ? null : known.reduce((sum, { feedKg }) => sum + (feedKg ?? 0), 0);
}

const fishOf = ({ fish }: Harvested) => fish;
const kgOf = ({ kg }: Harvested) => kg;
const plus = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);

function curveOf(life: FishLife): GrowthCurve {
  const moves = netMoves(life.transfers);
  const days = life.days.map((row) => ({ ...row, moved: moves.get(row.day) }));
  return growthCurve({ startGrams: life.unitWeight, ...life, days });
}

/** kg that grew in this pond and are there, were harvested, or went on; without those that came. */
const grown = (kg: number | null, { inKg, outKg }: Moved) => (kg === null ? null : kg + outKg - inKg);

/** How a living lot stands on the morning of a day, its fish weighing so much each. */
function standing(life: FishLife, kind: ResultRow['kind'], day: number, grams: number | null): ResultRow {
  const start = startStock(life);
  const fish = life.days.find((row) => row.day === day)?.present ?? null;
  const kg = biomassKg(fish, grams);
  // What is harvested leaves at the end of its day.
  const before = life.harvests.filter((one) => one.day < day);
  const moved = movedOf(life.transfers.filter((one) => one.day < day));
  const feedKg = fedBefore(life.days, day);
  return {
    kind,
    day,
    grams,
    fish,
    kg,
    feedKg,
    survival: survival(plus(start, moved.inFish), plus(plus(fish, sumOf(before, fishOf)), moved.outFish)),
    onGain: conversions({
      feedKg,
      producedKg: grown(plus(kg, sumOf(before, kgOf)), moved),
      startKg: startKg(life),
      deadKg: null,
    }).onGain,
    growthRate: growthRate(life.unitWeight, grams, day),
    gramsPerDay: gramsPerDay(life.unitWeight, grams, day),
  };
}

/** Fish, kg, mean weight and mean days of what was harvested; null where a part is not known. */
function harvestOf({ harvests }: FishLife) {
  const [fish, kg] = [sumOf(harvests, fishOf), sumOf(harvests, kgOf)];
  if (fish === null || kg === null || fish <= 0) return { fish, kg, grams: null, meanDays: null };
  const days = harvests.reduce((sum, one) => sum + (one.fish ?? 0) * one.day, 0);
  return { fish, kg, grams: (kg * 1000) / fish, meanDays: days / fish };
}

const ALL_DAYS = Infinity;

/**
 * What a closed lot came to (LD §5.9): 11 000 kg of feed, 2 000 fish of 650 g on day 150 and 7 500 of 900 g on day 200
 * make 1,419 on gain, 1,366 on harvest, 16 100 kg/ha, 380 fish missing. Null while it lives.
 */
export function finalResult(life: FishLife): FinalResult | null {
  if (life.closedOn === null) return null;
  const { fish, kg, meanDays } = harvestOf(life);
  const lost = sumOf(life.days, (day) => day.lost);
  const moved = movedOf(life.transfers);
  const producedKg = grown(kg, moved);
  return {
    ...conversions({
      feedKg: fedBefore(life.days, ALL_DAYS),
      producedKg,
      startKg: startKg(life),
      deadKg:
        lost === null
          ? null
          : deadKg(
              curveOf(life),
              life.days.map(({ day, lost: dead }) => ({ day, lost: dead ?? 0 })),
            ),
    }),
    kgPerHectare: kgPerHectare(producedKg, life.area),
    missing:
      fish === null || lost === null
        ? null
        : missingFish(plus(startStock(life), (life.found ?? 0) + moved.inFish), fish + moved.outFish, lost),
    meanDays,
  };
}

/** The results of a lot: at housing, at each sampling, and as it was closed or is estimated to stand today. */
export function resultRows(life: FishLife): ResultRow[] {
  const last = life.days.at(-1)?.day;
  if (last === undefined) return [];
  const weighed = life.samplings.toSorted((a, b) => a.day - b.day);
  const rows = [
    standing(life, 'housing', 0, life.unitWeight),
    ...weighed.map(({ day, grams }) => standing(life, 'sampling', day, grams)),
  ];
  if (life.closedOn === null) {
    const now = curveOf(life).points.find(({ day }) => day === last);
    const isEstimate = now !== undefined && now.source !== 'sampling' && last > 0;
    return isEstimate ? [...rows, standing(life, 'now', last, now.grams)] : rows;
  }
  const { fish, kg, grams, meanDays } = harvestOf(life);
  const moved = movedOf(life.transfers);
  return [
    ...rows,
    {
      kind: 'final',
      day: life.closedOn,
      grams,
      fish,
      kg,
      feedKg: fedBefore(life.days, ALL_DAYS),
      survival: survival(plus(startStock(life), moved.inFish), plus(fish, moved.outFish)),
      onGain: finalResult(life)?.onGain ?? null,
      growthRate: growthRate(life.unitWeight, grams, meanDays ?? 0),
      gramsPerDay: gramsPerDay(life.unitWeight, grams, meanDays ?? 0),
    },
  ];
}

export interface LotTotals {
  /** Fish that the lot started with. */
  readonly fish: number | null;
  /** kg that are there, by the estimate of today, and that were harvested. */
  readonly kg: number | null;
  readonly feedKg: number | null;
  readonly gainKg: number | null;
}

/** What a lot adds to the sums over several: of one that lives with the estimate of today. */
export function lotTotals(life: FishLife): LotTotals {
  const last = life.days.at(-1);
  const harvested = sumOf(life.harvests, kgOf);
  const grams = curveOf(life).points.find(({ day }) => day === last?.day)?.grams ?? null;
  const there = life.closedOn === null ? biomassKg(last?.present ?? null, grams) : 0;
  const kg = plus(there, harvested);
  const start = startKg(life);
  return {
    fish: startStock(life),
    kg,
    feedKg: fedBefore(life.days, ALL_DAYS),
    gainKg: plus(grown(kg, movedOf(life.transfers)), start === null ? null : -start),
  };
}

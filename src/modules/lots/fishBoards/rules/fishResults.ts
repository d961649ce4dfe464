import { biomassKg, conversionOf, kgPerHectare, startKg, startStock } from '../../fishRules/fishFigures';
import type { Moved } from '../../fishRules/transfers';
import {
  type CountedFigures,
  type GroupedLot,
  type ResultRules,
  seasonOf,
} from '../../results/rules/groupLots';

/** A closed lot of fish with what its result is computed of; null when unknown. */
export interface ClosedFishLot extends GroupedLot {
  readonly pondId: number | null;
  readonly pondName: string;
  readonly area: number | null;
  readonly species: string;
  readonly supplier: string;
  readonly housed: number | null;
  readonly deadInTransport: number | null;
  readonly unitWeight: number | null;
  readonly lost: number | null;
  /** Fish that new counts found beyond what was expected; negative where fewer were there. */
  readonly found: number | null;
  /** Fish that were harvested, their kilograms, and Σ fish × days since housing. */
  readonly fish: number | null;
  readonly kg: number | null;
  readonly fishDays: number | null;
  /** What came from other ponds and what went there. */
  readonly moved: Moved;
  readonly days: number;
  readonly feedKg: number | null;
  /** Cents that were paid, of a result that finance has released. */
  readonly paid: number | null;
}

export interface FishGroupFigures extends CountedFigures {
  readonly start: number;
  readonly survival: number | null;
  readonly gramsEach: number | null;
  /** From housing to closing; of several lots their mean by fish. */
  readonly days: number | null;
  readonly kg: number | null;
  readonly kgPerHectare: number | null;
  /** On gain, and on what was harvested. */
  readonly conversion: number | null;
  readonly onHarvest: number | null;
  readonly gramsPerDay: number | null;
  /** Fish that were stocked alive and not harvested. */
  readonly missing: number | null;
  /** Cents of a kg of the lots whose result is released. */
  readonly paidPerKg: number | null;
}

type Known = ClosedFishLot & {
  readonly start: number;
  readonly fish: number;
  readonly kg: number;
  readonly fishDays: number;
};

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);
const ratio = (over: number, under: number): number | null => (under > 0 ? over / under : null);

function known(lot: ClosedFishLot): Known[] {
  const start = startStock(lot);
  const { fish, kg, fishDays } = lot;
  return start === null || start <= 0 || fish === null || kg === null || fishDays === null
    ? []
    : [{ ...lot, start, fish, kg, fishDays }];
}

/** Fish of a lot, kg of which it fed to harvest or to other ponds. */
const stocked = ({ start, moved }: Known) => start + moved.inFish;
const surviving = ({ fish, moved }: Known) => fish + moved.outFish;
const produced = ({ kg, moved }: Known) => kg + moved.outKg - moved.inKg;

/** Weight of the start stock, kg; null when unknown. */
const startOf = (lot: Known) => startKg(lot);

/**
 * Every figure of some lots together: all feed against all kilograms, all fish against all fish, never a mean of quotients.
 * What a lot does not tell leaves it out of what needs it (LD §5.9).
 */
export function figuresOfFish(lots: readonly ClosedFishLot[]): FishGroupFigures {
  const reported = lots.flatMap(known);
  const fed = reported.filter(({ feedKg }) => feedKg !== null);
  const weighed = reported.filter((lot) => startOf(lot) !== null && lot.fish > 0);
  const measured = reported.filter(({ area }) => area !== null && area > 0);
  const released = reported.filter(({ paid, kg }) => paid !== null && kg > 0);
  const [fish, kg] = [sum(reported, (lot) => lot.fish), sum(reported, (lot) => lot.kg)];
  const [all, left] = [sum(reported, stocked), sum(reported, surviving)];
  const start = sum(reported, (lot) => lot.start);
  const any = reported.length > 0;
  return {
    lots: lots.length,
    unreported: lots.length - reported.length,
    withoutFeed: reported.length - fed.length,
    start: sum(lots, (lot) => startStock(lot) ?? 0),
    survival: any && left <= all ? (left / all) * 100 : null,
    gramsEach: ratio(kg * 1000, fish),
    days: any
      ? ratio(
          sum(reported, (lot) => lot.days * lot.start),
          start,
        )
      : null,
    kg: any ? kg : null,
    kgPerHectare:
      measured.length > 0
        ? kgPerHectare(
            sum(measured, produced),
            sum(measured, ({ area }) => area ?? 0),
          )
        : null,
    conversion: conversionOf(
      fed.map((lot) => {
        const first = startOf(lot);
        return { feedKg: lot.feedKg, gainKg: first === null ? null : produced(lot) - first };
      }),
    ),
    onHarvest: conversionOf(fed.map((lot) => ({ feedKg: lot.feedKg, gainKg: produced(lot) }))),
    gramsPerDay:
      weighed.length > 0
        ? ratio(
            sum(weighed, (lot) => lot.kg - (biomassKg(lot.fish, lot.unitWeight) ?? 0)) * 1000,
            sum(weighed, (lot) => lot.fishDays),
          )
        : null,
    missing: any ? all + sum(reported, ({ found }) => found ?? 0) - left : null,
    paidPerKg:
      released.length > 0
        ? ratio(
            sum(released, ({ paid }) => paid ?? 0),
            sum(released, (lot) => lot.kg),
          )
        : null,
  };
}

export const FISH_GROUPINGS = ['lot', 'pond', 'species', 'supplier', 'season'] as const;
export type FishGrouping = (typeof FISH_GROUPINGS)[number];

/** How closed lots of fish are compared: by their conversion on gain. */
export const fishResultRules: ResultRules<ClosedFishLot, FishGroupFigures> = {
  keys: {
    pond: ({ pondName }) => pondName,
    species: ({ species }) => species,
    supplier: ({ supplier }) => supplier,
    season: seasonOf,
  },
  placeOf: ({ pondId, pondName }) => pondId ?? pondName,
  figuresOf: figuresOfFish,
  headline: ({ conversion }) => conversion,
  better: 'less',
};

import { addDays, type LocalDate } from '@/platform/format/date';
import { rangeOf, rationOf, temperatureRowOf } from '../../fishReferences/rules/ration';
import type { GrowthCurve } from '../../fishRules/growthCurve';
import type { FishLotState } from '../fishBoardTypes';

/** Nothing is foretold over more days. */
const FURTHEST = 400;
/** Errors of fewer estimates make no band. */
const LEAST_ERRORS = 2;

interface Weighed {
  readonly day: number;
  readonly grams: number;
}

/** Where the gain of a day comes from: the set's gain, its ration ÷ a feed conversion, or how the lot grew of late. */
export type GainBasis = 'reference' | 'ration' | 'ownGrowth';

export interface Target {
  readonly days: number;
  readonly date: LocalDate;
  /** Days, with gains above and below by what former estimates were off by; null where too few were tested. */
  readonly band: {
    readonly from: number;
    readonly to: number;
    readonly percent: number;
    readonly errors: number;
  } | null;
  readonly basis: GainBasis;
}
export type NoTarget = { readonly why: 'noWeight' | 'reached' | 'noGrowth' | 'tooFar' };

interface TargetInput {
  readonly lot: Pick<FishLotState, 'unitWeight' | 'samplings' | 'rangeSet'>;
  readonly curve: GrowthCurve;
  readonly day: number;
  readonly grams: number | null;
  readonly target: number;
  /** °C of the water; null where it is not known, then nothing is corrected. */
  readonly temperature: number | null;
  /** °C less from today on; the pace of the past was that of the water as it is. */
  readonly cooler?: number;
  /** kg of feed for a kg of gain, of the lot; null when unknown. */
  readonly conversion: number | null;
  readonly today: LocalDate;
}

/** The weighings of a lot, housing first. */
function weighings({ unitWeight, samplings }: TargetInput['lot']): Weighed[] {
  const nets = samplings.map(({ day, fish, kg }) => ({ day, grams: (kg * 1000) / fish }));
  return unitWeight === null ? nets : [{ day: 0, grams: unitWeight }, ...nets];
}

/** What a fish of a weight gains in a day by its set; null where the set says nothing of it. */
function setGain(
  grams: number,
  { lot, conversion }: TargetInput,
  temperature: number | null,
): { g: number; basis: GainBasis } | null {
  const set = lot.rangeSet;
  const range = set && rangeOf(set.ranges, grams);
  if (!set || !range) return null;
  const row = temperature === null ? undefined : temperatureRowOf(set.temperatures, temperature);
  if (range.dailyGain !== null)
    return { g: (range.dailyGain * (row?.percent ?? 100)) / 100, basis: 'reference' };
  const expected = range.feedConversion ?? conversion;
  if (expected === null || !(expected > 0)) return null;
  const ration = rationOf({ biomass: grams / 1000, weight: grams, temperature }, set);
  return ration.kind === 'ration' ? { g: (ration.kg * 1000) / expected, basis: 'ration' } : null;
}

/** Days until a weight, each day's gain taken times `pace`; null where it is not reached. */
function daysUntil(
  input: TargetInput,
  from: number,
  gain: (grams: number) => number | null,
  pace: number,
): number | null {
  let grams = from;
  for (let days = 0; days <= FURTHEST; days += 1) {
    if (grams >= input.target) return days;
    const g = gain(grams);
    if (g === null || !(g * pace > 0)) return null;
    grams += g * pace;
  }
  return null;
}

/**
 * What former estimates were off by, as a share of the gain since the weighing before them: the mean of their amounts.
 * An estimate of 34 g where nets said 40 g and 30 g were weighed before was off by 60 % of the gain.
 */
export function gainError({
  curve,
  lot,
}: Pick<TargetInput, 'curve' | 'lot'>): { share: number; errors: number } | null {
  const all = weighings(lot);
  const shares = curve.errors.flatMap(({ day, expected, found }) => {
    const before = all.findLast((one) => one.day < day);
    const gain = before ? found - before.grams : 0;
    return gain > 0 ? [Math.abs(expected - found) / gain] : [];
  });
  if (shares.length < LEAST_ERRORS) return null;
  return { share: shares.reduce((sum, one) => sum + one, 0) / shares.length, errors: shares.length };
}

/**
 * When fish reach a weight: from the weight of today on by what the set lets them gain, at the pace that the lot kept to it
 * between its last two weighings; without a set by how the lot grew there, by the same share each day.
 */
export function daysToTarget(input: TargetInput): Target | NoTarget {
  const { grams, target, today } = input;
  if (grams === null) return { why: 'noWeight' };
  if (grams >= target) return { why: 'reached' };
  const [former, last] = weighings(input.lot).slice(-2);
  const grown =
    former && last && last.day > former.day
      ? (last.grams / former.grams) ** (1 / (last.day - former.day)) - 1
      : null;
  const { temperature, cooler = 0 } = input;
  const ahead = temperature === null ? null : temperature - cooler;
  const known = setGain(grams, input, ahead);
  let gain: (weight: number) => number | null;
  let pace = 1;
  if (known) {
    gain = (weight) => setGain(weight, input, ahead)?.g ?? null;
    if (former && last && last.day > former.day) {
      let expected = former.grams;
      for (let day = former.day; day < last.day; day += 1)
        expected += setGain(expected, input, temperature)?.g ?? 0;
      const usual = expected - former.grams;
      pace = usual > 0 && last.grams > former.grams ? (last.grams - former.grams) / usual : 1;
    }
  } else if (grown !== null && grown > 0) gain = (weight) => weight * grown;
  else return { why: 'noGrowth' };
  const days = daysUntil(input, grams, gain, pace);
  if (days === null) return { why: known?.g === 0 ? 'noGrowth' : 'tooFar' };
  const error = gainError(input);
  const early = error && daysUntil(input, grams, gain, pace * (1 + error.share));
  const late = error && error.share < 1 ? daysUntil(input, grams, gain, pace * (1 - error.share)) : null;
  return {
    days,
    date: addDays(today, days),
    band:
      error && early !== null && late !== null
        ? {
            from: Math.min(early, days),
            to: Math.max(late, days),
            percent: error.share * 100,
            errors: error.errors,
          }
        : null,
    basis: known?.basis ?? 'ownGrowth',
  };
}

import { addDays, type LocalDate } from '@/platform/format/date';
import { type NoRation, rangeOf, rationOf, temperatureRowOf } from '../../fishReferences/rules/ration';
import type { FishSet } from '../../occurrences/parts/fishSubject';
import type { Eater, NeedUntil, ProposalGap } from './feedProposal';

/** A lot of fish as its feed of the coming days follows from it; null what is not known. */
export interface FishEater {
  readonly fish: number | null;
  /** Of a fish today. */
  readonly grams: number | null;
  readonly set: FishSet | null;
  /** °C of the water; null where it is not known, then nothing is corrected. */
  readonly temperature: number | null;
  /** kg of feed for a kg of gain, of the lot; null when unknown. */
  readonly conversion: number | null;
  /** kg that were given today; null where nothing was yet. */
  readonly givenToday: number | null;
  readonly end: LocalDate | null;
}

export interface FishDay {
  readonly date: LocalDate;
  readonly kg: number;
  /** On that morning. */
  readonly grams: number;
}

/** What a fish gains of its ration: by the conversion of its range or its lot, else what the set says of a day. */
function gainOf(
  grams: number,
  kgEach: number,
  { set, conversion, temperature }: Pick<FishEater, 'set' | 'conversion' | 'temperature'>,
): number {
  const range = rangeOf(set?.ranges ?? [], grams);
  const expected = range?.feedConversion ?? conversion;
  if (expected !== null && expected > 0) return (kgEach * 1000) / expected;
  const row = temperature === null ? undefined : temperatureRowOf(set?.temperatures ?? [], temperature);
  return ((range?.dailyGain ?? 0) * (row?.percent ?? 100)) / 100;
}

/**
 * The rations of the coming days: each by the weight that the fish have grown to, in water as warm as it is. 9 700 fish of
 * 140 g eat 54,32 kg at 4 %; at a conversion of 1,3 they weigh 144,3 g the next day and eat 55,99 kg.
 * @returns the days until the last one, or why they are not known
 */
export function rationsOf(
  eater: FishEater,
  today: LocalDate,
  last: LocalDate,
): FishDay[] | NoRation['kind'] | null {
  const { fish, grams: first, set, temperature } = eater;
  if (fish === null || fish <= 0 || first === null || set === null) return null;
  const days: FishDay[] = [];
  let grams = first;
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const ration = rationOf({ biomass: (fish * grams) / 1000, weight: grams, temperature }, set);
    if (ration.kind !== 'ration') return ration.kind;
    days.push({ date, kg: ration.kg, grams });
    grams += gainOf(grams, ration.kg / fish, eater);
  }
  return days;
}

/** Nothing is foretold over more days. */
const FURTHEST = 120;

/** A lot of fish as one that eats until the next delivery; of today what is left of its ration. */
export function fishEater(eater: FishEater | null, today: LocalDate): Eater {
  if (eater === null) return { gaps: ['noLot'], end: null, eatenOn: () => 0, needUntil: () => null };
  const { fish, grams, set, givenToday, end } = eater;
  const all = rationsOf(eater, today, addDays(today, FURTHEST));
  const days = Array.isArray(all) ? all : [];
  const left = ({ date, kg }: FishDay) => (date === today ? Math.max(0, kg - (givenToday ?? 0)) : kg);
  const known = new Map(days.map((day) => [day.date, day]));
  const gaps: ProposalGap[] = [
    ...(fish === null ? (['noFish'] as const) : []),
    ...(grams === null ? (['noWeight'] as const) : []),
    ...(set === null || (fish !== null && grams !== null && days.length === 0)
      ? (['noRation'] as const)
      : []),
  ];
  return {
    gaps,
    end,
    eatenOn: (date) => {
      const day = known.get(date);
      return day ? left(day) : null;
    },
    needUntil: (until): NeedUntil | null => {
      const eaten = days.filter(({ date }) => date <= until);
      const lastDay = eaten.at(-1);
      const [firstDay] = eaten;
      if (!firstDay || !lastDay || lastDay.date !== until || fish === null) return null;
      return {
        kg: eaten.reduce((sum, day) => sum + left(day), 0),
        days: eaten.length,
        of: {
          kind: 'fish',
          fish,
          fromGrams: firstDay.grams,
          toGrams: lastDay.grams,
          temperature: eater.temperature,
          reference: set?.name ?? '',
        },
      };
    },
  };
}

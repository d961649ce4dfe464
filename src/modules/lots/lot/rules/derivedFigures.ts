import { addDays, daysBetween, isLocalDate, type LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';

/** The days of a lot's form, which hang together. */
export interface DerivedDates {
  readonly housingDate: LocalDate | null;
  /** Days from housing to the expected end. */
  readonly durationDays: number | null;
  readonly expectedEndDate: LocalDate | null;
}

/** What of a lot's form hangs together. */
export interface DerivedFigures extends DerivedDates {
  /** Birds. */
  readonly quantityReceived: number | null;
  readonly discardedOnDelivery: number | null;
  /** Grams of a chick. */
  readonly averageUnitWeight: number | null;
  /** Kilograms of all the housed chicks. */
  readonly startingWeight: number | null;
}

/** Birds that went into the house: received less those discarded on delivery; null while the former is unknown. */
export function housedOf({
  quantityReceived,
  discardedOnDelivery,
}: Pick<DerivedFigures, 'quantityReceived' | 'discardedOnDelivery'>): number | null {
  if (quantityReceived === null) return null;
  const housed = quantityReceived - (discardedOnDelivery ?? 0);
  return housed > 0 ? housed : null;
}

/** kg = birds × g ÷ 1000, to the ten grams; of fish to the gram. */
export function startingKg(housed: number | null, grams: number | null, decimals = 2): number | null {
  return housed === null || grams === null ? null : roundHalfAway((housed * grams) / 1000, decimals);
}

/** g = kg × 1000 ÷ animals, to the hundredth of a gram. */
export function unitGrams(housed: number | null, kilograms: number | null): number | null {
  return housed === null || kilograms === null ? null : roundHalfAway((kilograms * 1000) / housed, 2);
}

type Changes = Partial<DerivedFigures>;

/** What follows from one of the days that was typed; null where it is no day. */
export function datesBy(changed: string, all: DerivedDates): Partial<DerivedDates> | null {
  if (changed !== 'housingDate' && changed !== 'durationDays' && changed !== 'expectedEndDate') return null;
  const { housingDate, durationDays, expectedEndDate } = all;
  if (!isLocalDate(housingDate)) return { expectedEndDate: null };
  const end = isLocalDate(expectedEndDate) ? expectedEndDate : null;
  // Of the two, the one that was not typed follows; when the housing moves, the lot keeps its duration.
  const endLeads = changed === 'expectedEndDate' || (changed === 'housingDate' && durationDays === null);
  if (endLeads) return end === null ? {} : { durationDays: daysBetween(housingDate, end) };
  return { expectedEndDate: durationDays === null ? null : addDays(housingDate, durationDays) };
}

function weightsOf(changed: keyof DerivedFigures, all: DerivedFigures): Changes {
  const { averageUnitWeight, startingWeight } = all;
  const housed = housedOf(all);
  if (changed === 'startingWeight') return { averageUnitWeight: unitGrams(housed, startingWeight) };
  // Other birds weigh as much each, unless only their sum is known.
  const sumLeads = changed !== 'averageUnitWeight' && averageUnitWeight === null;
  return sumLeads
    ? { averageUnitWeight: unitGrams(housed, startingWeight) }
    : { startingWeight: startingKg(housed, averageUnitWeight) };
}

/** What follows from a field that was typed: the other one of its pair. */
export function derivedBy(changed: string, all: DerivedFigures): Changes {
  const days = datesBy(changed, all);
  if (days) return days;
  switch (changed) {
    case 'quantityReceived':
    case 'discardedOnDelivery':
    case 'averageUnitWeight':
    case 'startingWeight':
      return weightsOf(changed, all);
    default:
      return {};
  }
}

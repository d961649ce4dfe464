import { brazilianDay, dayLater } from '../poultry';
import { fishOccurrencesOf, TRANSFER } from '../fish/fishCourse';
import { FIRST_FISH_LOT } from '../fish/fishTypes';
import type { World } from '../types';
import type { Occurrence } from './occurrenceTypes';

const TREATED: readonly string[] = ['doencas', 'tratamentos'];

/** A drug that a lot was given, as its occurrence says. */
export interface Treatment {
  readonly id: number;
  /** Active principle, else the name of the medication or product; '' where none is written down. */
  readonly drug: string;
  readonly start: string;
  readonly end: string;
  /** Days without slaughter after the end; null where they were not written down. */
  readonly graceDays: number | null;
  /** The first day of slaughter: the last day of treatment and its days of grace; null where these are not known. */
  readonly freeFrom: string | null;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);

export function treatmentOf({ id, happenedAt, values }: Occurrence): Treatment {
  const start = textIn(values['startDate']).slice(0, 10) || brazilianDay(new Date(happenedAt));
  const end = dayLater(start, (numberIn(values['treatmentDays']) ?? 1) - 1);
  const graceDays = numberIn(values['graceDays']);
  const drug = ['principle', 'medication', 'product'].map((name) => textIn(values[name])).find(Boolean);
  return {
    id,
    drug: drug ?? '',
    start,
    end,
    graceDays,
    freeFrom: graceDays === null ? null : dayLater(end, graceDays),
  };
}

export const isTreatment = ({ type }: Pick<Occurrence, 'type'>): boolean => TREATED.includes(type);

/** What was written down of a lot of fish until an instant, and of those that fish came from until they came. */
function givenToFish(world: World, lotId: number, until: string, seen: Set<number>): Occurrence[] {
  if (seen.has(lotId)) return [];
  seen.add(lotId);
  const own = fishOccurrencesOf(world, lotId).filter(({ happenedAt }) => happenedAt <= until);
  const came = own.filter((row) => row.type === TRANSFER && row.lotId !== lotId);
  return [...own, ...came.flatMap((row) => givenToFish(world, row.lotId, row.happenedAt, seen))];
}

/** The occurrences by which a lot, of poultry or fish, was treated: diseases first, each kind by its day. */
export function treatedBy(world: World, lot: { readonly id: number }): Occurrence[] {
  const rows =
    lot.id >= FIRST_FISH_LOT
      ? givenToFish(world, lot.id, '9999', new Set())
      : world.occurrence.occurrences.filter((row) => row.lotId === lot.id);
  return TREATED.flatMap((type) =>
    rows.filter((row) => row.type === type).toSorted((a, b) => a.happenedAt.localeCompare(b.happenedAt)),
  );
}

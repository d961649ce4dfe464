import { aviaryFarm } from '../../db/occurrence/aviaryFarm';
import { livedCourse } from '../../db/occurrence/livedCourse';
import { brazilianDay, daysFrom } from '../../db/poultry';
import type { PoultryLot } from '../../db/poultryTypes';
import { id, isDay } from '../../read';
import type { Call } from '../../route';
import { demo } from '../../state';

export const LOT = { permission: 'CHICKEN_LOT' } as const;

export const todayHere = () => brazilianDay(new Date());

/** ASP.NET writes a day of the calendar with a midnight and no zone. */
export const midnight = (day: string | null) => day && `${day}T00:00:00`;

// Lots that wait come after those that were housed.
const housedOn = ({ housingDate }: PoultryLot) => housingDate ?? '9999-12-31';

/** The lots of an aviary as they were housed, the oldest first. */
export const lotsOf = (aviaryId: number): PoultryLot[] =>
  demo.world.poultryLots
    .filter((lot) => lot.aviaryId === aviaryId)
    .toSorted((a, b) => housedOn(a).localeCompare(housedOn(b)) || a.id - b.id);

export const lastOf = (aviaryId: number, status: PoultryLot['status']) =>
  lotsOf(aviaryId).findLast((lot) => lot.status === status);

/** The lots of the same aviary that were housed before this one. */
export const formerOf = (lot: PoultryLot): PoultryLot[] =>
  lotsOf(lot.aviaryId).filter(
    (row) =>
      row.id !== lot.id &&
      row.housingDate !== null &&
      (lot.housingDate === null || row.housingDate < lot.housingDate),
  );

/** In progress, else blocked, else the first that awaits, else the last that was housed. */
export const presentOf = (aviaryId: number) =>
  lastOf(aviaryId, 'IN_PROGRESS') ??
  lastOf(aviaryId, 'BLOCKED') ??
  lotsOf(aviaryId).find(({ status }) => status === 'AWAITING') ??
  lotsOf(aviaryId).at(-1);

/** The lot that waits for the house of a closed one. */
export function nextOf({ aviaryId, status }: PoultryLot) {
  const closed = status === 'BLOCKED' || status === 'FINISHED';
  const next = closed ? lotsOf(aviaryId).find((row) => row.status === 'AWAITING') : undefined;
  return next ? { id: next.id, number: next.number } : null;
}

/** The days of a lot that there is something to tell of: until yesterday's evening, or its last. */
export function lastDay(lot: PoultryLot, today: string): number {
  if (lot.housingDate === null) return -1;
  return daysFrom(lot.housingDate, lot.closingDate ?? today);
}

/** When the collector of its house last sent, as an instant; null where nothing reports by itself. */
export const lastContactOf = (lot: PoultryLot | undefined, now: Date): string | null =>
  lot?.silentHours == null ? null : new Date(now.getTime() - lot.silentHours * 3_600_000).toISOString();

export const housedOf = ({ received, discarded }: PoultryLot) =>
  received === null ? null : received - (discarded ?? 0);

/** Birds lost until a day; null when none were written down. */
export function lostUntil(lot: PoultryLot, day: string): number | null {
  if (lot.housingDate === null) return null;
  const { days } = livedCourse(demo.world, lot, daysFrom(lot.housingDate, day));
  const known = days.filter(({ dead }) => dead !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, { dead, eliminated }) => sum + (dead ?? 0) + (eliminated ?? 0), 0);
}

export const aviaryName = (aviaryId: number) => demo.world.aviaries.get(aviaryId)?.name ?? null;

/** The house of an aviary: its farm, and its area as its cost center keeps it. */
export function houseOf(aviaryId: number) {
  const aviary = demo.world.aviaries.get(aviaryId);
  const center = demo.world.costCenters.find(
    (row) => row.customerId === aviary?.customerId && row.aviary?.name === aviary?.name,
  );
  const house = center?.aviary;
  return {
    farmName: (aviary && aviaryFarm(demo.world, aviary)?.name) ?? null,
    area: house ? house.width * house.length : null,
  };
}

/** A lot of the current customer; of others nothing is known. */
export function ownLot({ customerId }: Call, wanted: unknown): PoultryLot | undefined {
  const lot = demo.world.poultryLots.get(id(wanted));
  return lot?.customerId === customerId ? lot : undefined;
}

/** Writes a change down: who and when, and one version more. */
export function writeLot(lot: PoultryLot, changes: Partial<PoultryLot>, { user }: Call): PoultryLot {
  return demo.world.poultryLots.update(lot.id, {
    ...changes,
    version: lot.version + 1,
    updatedAt: new Date().toISOString(),
    updatedByName: user.name,
  });
}

const LONGEST_TEXT = 500;
const MOST = 1_000_000_000;

function isFilled(value: unknown): boolean {
  if (typeof value === 'string')
    return value.length <= LONGEST_TEXT && (!/^\d{4}-\d{2}-\d{2}/.test(value) || isDay(value.slice(0, 10)));
  if (typeof value === 'number') return value >= 0 && value <= MOST;
  return typeof value !== 'object' || value === null || Object.values(value).every(isFilled);
}

/** A sheet that somebody filled in: no text too long, no day that does not exist, nothing below zero. */
export const isSheet = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isFilled(value);

import type { LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';

/** What an asset cost or earned on a day, and what its hour meter or odometer showed. */
export interface AssetEntry {
  readonly id: number;
  readonly assetId: number;
  readonly date: LocalDate;
  /** Cents; 0 where the entry is an income. */
  readonly expense: number;
  /** Hours or kilometres; null when unknown. */
  readonly counter: number | null;
}

interface Usage {
  /** Hours or kilometres since the reading before. */
  readonly used: number;
  /** Cents that were spent since then, this entry's included. */
  readonly spent: number;
  /** Cents for each hour or kilometre; null where it did not run. */
  readonly perUnit: number | null;
}

const inOrder = (a: AssetEntry, b: AssetEntry) =>
  a.date.localeCompare(b.date) ||
  (a.counter ?? Number.NEGATIVE_INFINITY) - (b.counter ?? Number.NEGATIVE_INFINITY) ||
  a.id - b.id;

/** What an asset cost for each hour or kilometre: cents ÷ what it ran, in whole cents; null where it did not run. */
export function costPerUnit(spent: number, used: number): number | null {
  return used > 0 ? roundHalfAway(spent / used, 0) : null;
}

/**
 * What each reading of a counter tells: how far the asset ran since the reading before, and what was spent meanwhile,
 * whether the counter was read with those entries or not. The first reading of an asset tells nothing, nor does one that
 * went back. 450.00 and 1 050.00 spent between 2 300 h and 2 312.5 h are 120.00 an hour.
 */
export function usageOf(entries: readonly AssetEntry[]): ReadonlyMap<number, Usage> {
  const usages = new Map<number, Usage>();
  const state = new Map<number, { counter: number | null; spent: number }>();
  for (const entry of entries.toSorted(inOrder)) {
    const before = state.get(entry.assetId) ?? { counter: null, spent: 0 };
    const spent = before.spent + entry.expense;
    if (entry.counter === null) {
      state.set(entry.assetId, { ...before, spent });
      continue;
    }
    if (before.counter !== null && entry.counter >= before.counter) {
      const used = roundHalfAway(entry.counter - before.counter, 1);
      usages.set(entry.id, { used, spent, perUnit: costPerUnit(spent, used) });
    }
    state.set(entry.assetId, { counter: entry.counter, spent: 0 });
  }
  return usages;
}

/** One reading of a counter. */
export interface Reading {
  readonly id: number;
  readonly date: LocalDate;
  readonly counter: number;
}

/** The readings on either side of a day; those of the day itself and of the entry that is changed are left out. */
export function readingsAround(
  readings: readonly Reading[],
  day: LocalDate,
  own: number | null,
): { before: Reading | null; after: Reading | null } {
  const others = readings.filter(({ id, date }) => id !== own && date !== day);
  const latest = (a: Reading | null, b: Reading) => (a === null || b.counter > a.counter ? b : a);
  const lowest = (a: Reading | null, b: Reading) => (a === null || b.counter < a.counter ? b : a);
  return {
    before: others.filter(({ date }) => date < day).reduce<Reading | null>(latest, null),
    after: others.filter(({ date }) => date > day).reduce<Reading | null>(lowest, null),
  };
}

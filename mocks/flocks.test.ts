// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { livedCourse } from './db/occurrence/livedCourse';
import { brazilianDay, daysFrom } from './db/poultry';
import { demo, resetDemo } from './state';

/** The months of the year before, and a night between two of them. */
const STARTS = [
  ...Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15T15:00:00Z`),
  '2026-03-01T02:30:00Z',
];
/** Percent of its weight that a bird gains in a day at the most, and loses where two weighings differ by chance. */
const MOST_GAIN = 0.4;
const CHANCE = 0.02;
/** Grams that a bird eats on a day at the most. */
const MOST_FEED = 260;

afterEach(() => vi.useRealTimers());

describe.each(STARTS)('the flocks of a world that begins on %s', (start) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(start), toFake: ['Date'] });
    resetDemo();
  });
  const today = () => brazilianDay(new Date());
  const housed = () => demo.world.poultryLots.filter(({ housingDate }) => housingDate !== null);
  const courseOf = (lot: ReturnType<typeof housed>[number]) =>
    livedCourse(demo.world, lot, daysFrom(lot.housingDate ?? '', lot.closingDate ?? today()));

  it('lose and load no more birds than they have, and load after they were housed', () => {
    for (const lot of housed()) {
      const { housed: birds, days, loaded, loads } = courseOf(lot);
      const lost = days.reduce((sum, { dead, eliminated }) => sum + (dead ?? 0) + (eliminated ?? 0), 0);
      expect(lost + loaded, `birds of lot ${lot.id}`).toBeLessThanOrEqual(birds);
      if (lot.status === 'FINISHED') expect(lost + loaded).toBe(birds);
      expect(days.every(({ present }) => present >= 0)).toBe(true);
      expect(loads.every(({ day }) => day > 0 && day <= days.length)).toBe(true);
    }
  });

  it('write nothing down after today, before housing or after closing', () => {
    for (const row of demo.world.occurrence.occurrences.all()) {
      const lot = demo.world.poultryLots.need(row.lotId);
      const day = brazilianDay(new Date(row.happenedAt));
      expect(row.happenedAt <= new Date().toISOString(), `${row.type} at ${row.happenedAt}`).toBe(true);
      expect(day >= (lot.housingDate ?? '9'), `${row.type} of lot ${lot.id}`).toBe(true);
      if (lot.closingDate !== null) expect(day <= lot.closingDate).toBe(true);
    }
  });

  it('grow from day to day, and eat as much as a bird can', () => {
    for (const lot of housed()) {
      const { days, weighings } = courseOf(lot);
      weighings.slice(1).forEach(({ day, averageWeight }, at) => {
        const before = weighings[at];
        if (!before || before.day === day) return;
        const grown = (averageWeight / before.averageWeight) ** (1 / (day - before.day)) - 1;
        expect(grown, `lot ${lot.id}, day ${day}`).toBeGreaterThan(-CHANCE);
        expect(grown, `lot ${lot.id}, day ${day}`).toBeLessThan(MOST_GAIN);
      });
      for (const { day, feedConsumed, waterConsumed, present } of days) {
        if (feedConsumed === null) continue;
        expect((feedConsumed * 1000) / present, `lot ${lot.id}, day ${day}`).toBeLessThan(MOST_FEED);
        expect(waterConsumed).not.toBeNull();
      }
    }
  });

  it('follow each other in a house: one lives there at a time', () => {
    for (const lot of housed())
      for (const other of housed())
        if (other.aviaryId === lot.aviaryId && (other.housingDate ?? '') > (lot.housingDate ?? ''))
          expect(lot.closingDate !== null && lot.closingDate <= (other.housingDate ?? '')).toBe(true);
  });
});

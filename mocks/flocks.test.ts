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
    const wrong = housed().filter((lot) => {
      const { housed: birds, days, loaded, loads } = courseOf(lot);
      const lost = days.reduce((sum, { dead, eliminated }) => sum + (dead ?? 0) + (eliminated ?? 0), 0);
      const gone = lost + loaded;
      return (
        gone > birds ||
        (lot.status === 'FINISHED' && gone < birds) ||
        days.some(({ present }) => present < 0) ||
        loads.some(({ day }) => day <= 0 || day > days.length)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('write nothing down after now, before housing or after closing', () => {
    const now = new Date().toISOString();
    const wrong = demo.world.occurrence.occurrences.filter(({ lotId, happenedAt }) => {
      const { housingDate, closingDate } = demo.world.poultryLots.need(lotId);
      const day = brazilianDay(new Date(happenedAt));
      return happenedAt > now || day < (housingDate ?? '9') || day > (closingDate ?? '9');
    });
    expect(wrong).toEqual([]);
  });

  it('grow from day to day, and eat as much as a bird can', () => {
    const wrong = housed().flatMap((lot) => {
      const { days, weighings } = courseOf(lot);
      const shrunk = weighings.slice(1).filter(({ day, averageWeight }, at) => {
        const before = weighings[at];
        if (!before || before.day === day) return false;
        const grown = (averageWeight / before.averageWeight) ** (1 / (day - before.day)) - 1;
        return grown < -CHANCE || grown > MOST_GAIN;
      });
      const overfed = days.filter(
        ({ feedConsumed, waterConsumed, present }) =>
          feedConsumed !== null && (waterConsumed === null || (feedConsumed * 1000) / present > MOST_FEED),
      );
      return [...shrunk, ...overfed].map(({ day }) => `lot ${lot.id}, day ${day}`);
    });
    expect(wrong).toEqual([]);
  });

  it('follow each other in a house: one lives there at a time', () => {
    const lots = housed();
    const together = lots.flatMap((lot) =>
      lots.filter(
        (other) =>
          other.aviaryId === lot.aviaryId &&
          (other.housingDate ?? '') > (lot.housingDate ?? '') &&
          (lot.closingDate === null || lot.closingDate > (other.housingDate ?? '')),
      ),
    );
    expect(together).toEqual([]);
  });
});

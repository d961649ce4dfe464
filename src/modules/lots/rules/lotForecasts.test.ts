import { describe, expect, it } from 'vitest';
import type { LotCourse } from '../lotTypes';
import { aLot, anAviary } from '../testing/samples';
import { chartRows } from './chartRows';
import { lotForecasts } from './lotForecasts';

const DAYS = Array.from({ length: 43 }, (_, day) => day);
const reference = {
  name: 'R',
  weight: DAYS.map((day) => ({ day, value: 40 + day * 60 })),
  dailyFeed: DAYS.map((day) => ({ day, value: day * 5 })),
  mortality: [],
};

/** A lot of 10 000 birds that eats and grows as its reference does, with figures until a day. */
function course(own: Partial<LotCourse['lot']>, until: number): LotCourse {
  const lot = aLot({ hasAutomaticData: true, day: 14, ...own });
  return {
    id: lot.id,
    aviary: anAviary({}, null),
    lot,
    days: DAYS.slice(0, until + 1).map((day) => ({ day, lost: 0, feedConsumed: day * 50 })),
    weighings: DAYS.slice(1, until + 1).map((day) => ({
      day,
      weight: 40 + day * 60,
      birdsWeighed: 100,
      readings: [],
    })),
    reference,
    previousLots: [],
    nextLot: null,
  };
}

describe('both forecasts of a lot', () => {
  it('of feed need the birds: those housed for what one eats, those alive for how much all need', () => {
    expect(lotForecasts(course({ housed: null }, 14))).toMatchObject({
      consumption: { gaps: [{ why: 'noBirds' }], curve: [] },
      feedNeeded: null,
    });
    const unreported = lotForecasts(course({ lost: null }, 14));
    expect(unreported.consumption.curve.length).toBeGreaterThan(0);
    expect(unreported.feedNeeded).toBeNull();
  });

  it('run to the expected end', () => {
    const { weight, consumption, feedNeeded, until } = lotForecasts(course({}, 14));
    expect([weight.gaps, consumption.gaps, until]).toEqual([[], [], 42]);
    expect(weight.curve.at(-1)?.day).toBe(42);
    expect(weight.curve.at(-1)?.value).toBeCloseTo(40 + 42 * 60, 6);
    // Days 15 to 42, five grams more each day, ten thousand birds.
    const grams = DAYS.slice(15).reduce((sum, day) => sum + day * 5, 0);
    expect(feedNeeded).toBeCloseTo((grams * 10_000) / 1000, 3);
  });

  it('count the feed from today, not from the last day with data', () => {
    const silent = lotForecasts(course({ day: 20 }, 16));
    const grams = DAYS.slice(20).reduce((sum, day) => sum + day * 5, 0);
    expect(silent.feedNeeded).toBeCloseTo((grams * 10_000) / 1000, 3);
  });

  it('say when age allows them and figures do not', () => {
    const bare = { ...course({}, 14), days: [] };
    expect(lotForecasts(bare).consumption).toEqual({ gaps: [{ why: 'noConsumption' }], curve: [] });
    expect(lotForecasts(course({ day: 42 }, 42)).weight.gaps).toEqual([{ why: 'pastEnd' }]);
    expect(lotForecasts({ ...course({}, 14), reference: null }).weight.gaps).toEqual([
      { why: 'noReference' },
    ]);
    const early = { ...reference, weight: reference.weight.slice(0, 10) };
    expect(lotForecasts({ ...course({}, 14), reference: early }).weight.gaps).toEqual([
      { why: 'noReference' },
    ]);
  });

  it('begin in the charts where the own lines end', () => {
    const own = course({}, 14);
    const { weight, consumption } = chartRows(own, lotForecasts(own));
    for (const rows of [weight, consumption]) {
      expect(rows).toHaveLength(43);
      expect(rows[13]?.forecast).toBeNull();
      expect(rows[14]?.forecast).toBe(rows[14]?.own);
      expect(rows[15]?.own).toBeNull();
      expect(rows[15]?.forecast).not.toBeNull();
    }
  });
});

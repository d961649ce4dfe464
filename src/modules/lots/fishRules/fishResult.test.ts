import { describe, expect, it } from 'vitest';
import { type FishLife, finalResult, lotTotals, resultRows } from './fishResult';

/** The example of the decisions (LD §5.9): 10 000 fish of 30 g, 120 dead in transport, 180 later. */
const days = (last: number, feed: number, gone: Readonly<Record<number, number>> = {}) => {
  let present = 9880;
  return Array.from({ length: last + 1 }, (_, day) => {
    const lost = day === 10 ? 180 : 0;
    const row = { day, present, lost, feedKg: day < last ? feed / last : null };
    present -= lost + (gone[day] ?? 0);
    return row;
  });
};
const LIVING: FishLife = {
  housed: 10_000,
  deadInTransport: 120,
  unitWeight: 30,
  area: 5000,
  closedOn: null,
  days: days(60, 1380),
  samplings: [{ day: 60, grams: 140 }],
  harvests: [],
  found: 0,
  transfers: [],
  ranges: [],
};
const CLOSED: FishLife = {
  ...LIVING,
  closedOn: 200,
  days: days(200, 11_000, { 150: 2000, 200: 7500 }),
  harvests: [
    { day: 150, fish: 2000, kg: 1300 },
    { day: 200, fish: 7500, kg: 6750 },
  ],
};

describe('results of a lot of fish', () => {
  it('at housing and at the sampling of day 60', () => {
    const [housing, sampling, ...more] = resultRows(LIVING);
    expect(more).toEqual([]);
    expect(housing).toMatchObject({ kind: 'housing', fish: 9880, kg: 296.4, survival: 100, onGain: null });
    expect(sampling).toMatchObject({ kind: 'sampling', day: 60, fish: 9700, kg: 1358 });
    expect(sampling?.survival).toBeCloseTo(98.18, 2);
    expect(sampling?.onGain).toBeCloseTo(1.3, 3);
    expect(sampling?.growthRate).toBeCloseTo(2.567, 3);
    expect(sampling?.gramsPerDay).toBeCloseTo(110 / 60, 6);
  });

  it('of a closed lot by what was harvested', () => {
    const final = resultRows(CLOSED).at(-1);
    expect(final).toMatchObject({ kind: 'final', day: 200, fish: 9500, kg: 8050 });
    expect(final?.survival).toBeCloseTo(96.15, 2);
    expect(final?.onGain).toBeCloseTo(1.419, 3);
    const result = finalResult(CLOSED);
    expect(result?.onHarvest).toBeCloseTo(1.366, 3);
    expect(result).toMatchObject({ kgPerHectare: 16_100, missing: { all: 380, dead: 180, notFound: 200 } });
    // Twenty more were there than was expected when somebody counted anew.
    expect(finalResult({ ...CLOSED, found: 20 })?.missing).toEqual({ all: 400, dead: 180, notFound: 220 });
    // Fish that died between two weighings weighed what lies between them, growing evenly.
    const dead = 180 * 30 * (140 / 30) ** (10 / 60);
    expect(result?.withDead).toBeCloseTo(11_000 / (8050 - 296.4 + dead / 1000), 6);
    expect(finalResult({ ...CLOSED, samplings: [] })?.withDead).toBeNull();
    const weighed = { ...CLOSED, samplings: [{ day: 10, grams: 45 }] };
    expect(finalResult(weighed)?.withDead).toBeCloseTo(11_000 / (8050 - 296.4 + 8.1), 6);
    expect(result?.meanDays).toBeCloseTo((2000 * 150 + 7500 * 200) / 9500, 6);
  });

  it('counts what was harvested before into survival and gain of a later sampling', () => {
    const later = { ...CLOSED, closedOn: null, samplings: [{ day: 180, grams: 800 }] };
    const row = resultRows(later).find(({ kind }) => kind === 'sampling');
    expect(row).toMatchObject({ fish: 7700, kg: 6160 });
    expect(row?.survival).toBeCloseTo((9700 / 9880) * 100, 6);
    expect(row?.onGain).toBeCloseTo((11_000 * 180) / 200 / (6160 + 1300 - 296.4), 6);
  });

  it('leaves unknown what a part is not known of', () => {
    const [first] = CLOSED.harvests;
    const unread = { ...CLOSED, harvests: [{ ...first, day: 150, fish: null, kg: 1300 }] };
    expect(finalResult(unread)).toMatchObject({ missing: null, meanDays: null });
    expect(resultRows(unread).at(-1)).toMatchObject({ fish: null, grams: null, survival: null });
    expect(resultRows({ ...LIVING, days: [] })).toEqual([]);
  });

  it('adds up by its kilograms: today estimated, closed as harvested', () => {
    expect(lotTotals(LIVING)).toEqual({ fish: 9880, kg: 1358, feedKg: expect.closeTo(1380), gainKg: 1061.6 });
    expect(lotTotals(CLOSED)).toMatchObject({ fish: 9880, kg: 8050, gainKg: 8050 - 296.4 });
    expect(lotTotals({ ...LIVING, samplings: [] })).toMatchObject({ kg: null, gainKg: null });
  });
});

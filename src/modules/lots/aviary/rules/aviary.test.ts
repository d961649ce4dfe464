import { describe, expect, it } from 'vitest';
import { bandOf, placeIn, timeInBand, type AmbienceDay } from './bands';
import type { AviaryBoard } from '../aviaryTypes';
import { bandAt, bandFinder, isBounded } from './boardView';
import { firstAviary } from './firstAviary';
import { daysOf, lastReading, type Series, since, thin } from './series';
import {
  darkHours,
  gasKg,
  gasStore,
  lastTwoDays,
  litresByDay,
  outagesOf,
  powerOf,
  siloStore,
  todayAndYesterday,
} from './supplies';

const midnight = (day: number) => new Date(2026, 10, day).getTime();
const series = (values: (number | null)[], stepMinutes = 60, start = midnight(1)): Series => ({
  start,
  stepMinutes,
  values,
});
const fill = (length: number, value: (at: number) => number | null) =>
  Array.from({ length }, (_, at) => value(at));

const DAY: AmbienceDay = {
  day: 10,
  temperatureMin: 26,
  temperatureIdeal: 28,
  temperatureMax: 30,
  humidityMin: 50,
  humidityMax: 70,
  ammonia: null,
  carbonDioxide: 2_500,
  darkHours: 6,
};

describe('bands of a day', () => {
  it('take the set, and the usual limit of a gas where it does not tell', () => {
    expect(bandOf('TEMPERATURE', DAY)).toMatchObject({ low: 26, ideal: 28, high: 30 });
    expect(bandOf('AMMONIA', DAY)?.high).toBe(10);
    expect(bandOf('CO2', DAY)?.high).toBe(2_500);
    expect(bandOf('CO2', null)?.high).toBe(3_000);
    expect(bandOf('TEMPERATURE', null)).toBeNull();
    expect(bandOf('SILO_WEIGHT', DAY)).toBeNull();
  });

  it('hold their bounds, but a gas stays below its own', () => {
    const warm = bandOf('TEMPERATURE', DAY);
    const air = bandOf('AMMONIA', DAY);
    if (!warm || !air) throw new Error('no band');
    expect([25.9, 26, 30, 30.1].map((value) => placeIn(warm, value))).toEqual(['below', 'in', 'in', 'above']);
    expect([9.9, 10].map((value) => placeIn(air, value))).toEqual(['in', 'above']);
  });

  it('count the time in and out, and what was not read apart', () => {
    const time = timeInBand(series([25, 27, 31, null, 28], 5), () => bandOf('TEMPERATURE', DAY));
    expect(time).toEqual({ in: 10, below: 5, above: 5, unread: 5, unbounded: 0 });
    expect(timeInBand(series([25], 5), () => null).unbounded).toBe(5);
  });
});

describe('a series', () => {
  it('tells its newest reading, never one that is missing', () => {
    expect(lastReading(series([3, 0, null]))).toEqual({ value: 0, at: midnight(1) + 3_600_000 });
    expect(lastReading(series([null]))).toBeNull();
  });

  it('is thinned without losing a peak', () => {
    const points = thin(
      series(
        fill(1_000, (at) => (at === 777 ? 90 : 20)),
        5,
      ),
      100,
    );
    expect(points).toHaveLength(100);
    expect(Math.max(...points.map(({ high }) => high ?? 0))).toBe(90);
    expect(thin(series([null, null]), 1)[0]?.mean).toBeNull();
    // A day of five-minute readings as it is; a month in points that a chart draws at once.
    expect(thin(series(fill(288, () => 1)))).toHaveLength(288);
    const month = thin(series(fill(8_640, (at) => (at === 8_639 ? 44 : 21))));
    expect(month).toHaveLength(120);
    expect(month.at(-1)?.high).toBe(44);
  });

  it('is cut at midnight, and a day of too few readings is not whole', () => {
    const days = daysOf(series(fill(60, (at) => (at >= 24 && at < 30 ? null : 1))));
    expect(days.map(({ values, whole }) => [values.length, whole])).toEqual([
      [24, true],
      [24, false],
      [12, false],
    ]);
    expect(since(series([1, 2, 3]), midnight(1) + 3_600_000).values).toEqual([2, 3]);
  });
});

describe('stores', () => {
  it('a silo lasts by the mean of three days; a filling is no use', () => {
    // 100 kg an hour, filled up by 5 000 kg in the middle of the second day.
    const values = fill(84, (at) => 12_000 - 100 * at + (at >= 36 ? 5_100 : 0));
    const silo = siloStore(series(values));
    // The hour of the filling hides what was eaten in it.
    expect(silo?.perDay).toBeCloseTo((2_400 + 2_300 + 2_400) / 3, 6);
    expect(silo?.daysLeft).toBeCloseTo(8_800 / ((2_400 + 2_300 + 2_400) / 3), 6);
    expect(siloStore(series([8_000, 7_900]))).toMatchObject({ perDay: null, daysLeft: null });
    expect(siloStore(series([null]))).toBeNull();
  });

  it('gas is to be filled up at 30 %: the day it comes', () => {
    const gas = gasStore(series(fill(97, (at) => 60 - at * 0.25)));
    expect(gas?.perDay).toBeCloseTo(6, 9);
    expect(gas?.daysLeft).toBeCloseTo((60 - 24 - 30) / 6, 9);
    expect(gasStore(series(fill(96, () => 30)))?.daysLeft).toBeNull();
    expect(gasKg(10, 5.7)).toBeCloseTo(57, 9);
  });
});

describe('power', () => {
  it('is volts by amperes by 0,92 of each phase', () => {
    expect(powerOf([{ volts: 220, amperes: 10 }])).toBeCloseTo(2_024, 9);
    expect(
      powerOf([
        { volts: 220, amperes: 10 },
        { volts: 220, amperes: null },
      ]),
    ).toBeNull();
    expect(powerOf([])).toBeNull();
  });

  it('fails where every phase reads 0; what is not read is no outage', () => {
    const one = series([5, 0, 0, 4, null, 0], 5);
    const other = series([5, 0, 0, 4, null, 3], 5);
    const at = (index: number) => midnight(1) + index * 300_000;
    expect(outagesOf([one, other])).toEqual([{ from: at(1), to: at(3) }]);
    expect(outagesOf([one])).toEqual([
      { from: at(1), to: at(3) },
      { from: at(5), to: null },
    ]);
    expect(outagesOf([series([null, 4])])).toEqual([]);
    // Nothing was read: that there was no outage is not known.
    expect(outagesOf([series([null, null])])).toBeNull();
    expect(outagesOf([])).toBeNull();
  });
});

describe('bands of many instants', () => {
  it('are those of each instant, also over midnight', () => {
    const days = [DAY, { ...DAY, day: 11, temperatureMax: 29 }];
    const board: AviaryBoard = {
      serverTime: midnight(13),
      aviaryId: 1,
      aviaryName: 'AVIARIO 1',
      lot: { id: 1, number: '1', housingDate: '2026-11-01', alive: null },
      reference: { name: 'X', days },
      gas: { capacity: null, factor: 5.7 },
      sensors: [],
    };
    const find = bandFinder(board, 'TEMPERATURE');
    const instants = [midnight(10), midnight(11), midnight(12) - 1, midnight(12), midnight(11) + 1];
    expect(instants.map((at) => find(at)?.high ?? null)).toEqual(
      instants.map((at) => bandAt(board, 'TEMPERATURE', at)?.high ?? null),
    );
    expect(instants.map((at) => find(at)?.high ?? null)).toEqual([null, 30, 30, 29, 30]);
    // The set begins on day 10: one reading of it is enough, one before it or missing is none.
    const sensor = (values: (number | null)[]) => ({
      ...series(values, 60, midnight(11) - 3_600_000),
      id: 1,
      name: 'T',
      magnitude: 'TEMPERATURE',
      phase: null,
      staleAfterMinutes: 30,
      enabled: true,
    });
    expect(isBounded(board, sensor([27, 28]), midnight(1))).toBe(true);
    expect(isBounded(board, sensor([27, 28]), midnight(11) + 1)).toBe(false);
    expect(isBounded(board, sensor([27, null]), midnight(1))).toBe(false);
  });
});

describe('sums of a day', () => {
  it('dark is below 1 lux', () => {
    const [day] = darkHours(series(fill(24, (at) => (at < 6 ? 0.9 : 1))));
    expect(day).toMatchObject({ value: 6, whole: true });
  });

  it('litres are flow by minutes', () => {
    const [day] = litresByDay(series(fill(24, () => 3.75)));
    expect(day?.value).toBeCloseTo(5_400, 6);
    expect(litresByDay(series(fill(24, (at) => (at < 6 ? null : 1))))[0]?.whole).toBe(false);
  });

  it('a day that was not read is no zero, and gaps of today are reported', () => {
    const [first, second] = litresByDay(series(fill(36, (at) => (at < 24 ? null : 0))));
    expect(first).toMatchObject({ value: null, gaps: true });
    expect(second).toMatchObject({ value: 0, gaps: false, whole: false });
    expect(darkHours(series([null]))[0]?.value).toBeNull();
    expect(litresByDay(series(fill(10, (at) => (at < 2 ? null : 1))))[0]?.gaps).toBe(true);
  });

  it('today and yesterday are days of the clock, not the last two that were read', () => {
    const days = litresByDay(series(fill(36, () => 1)));
    const noon = midnight(2) + 43_200_000;
    expect(todayAndYesterday(days, noon).map((day) => day?.start)).toEqual([midnight(2), midnight(1)]);
    expect(todayAndYesterday(days, noon + 86_400_000).map((day) => day?.start)).toEqual([
      undefined,
      midnight(2),
    ]);
  });

  it('the figures of two days are the same of a month and of those days alone', () => {
    const month = series(fill(30 * 24 + 9, (at) => (at * 7) % 5));
    const now = midnight(31) + 9 * 3_600_000;
    const both = (days: ReturnType<typeof litresByDay>) => todayAndYesterday(days, now);
    expect(both(litresByDay(lastTwoDays(month, now)))).toEqual(both(litresByDay(month)));
    expect(both(darkHours(lastTwoDays(month, now)))).toEqual(both(darkHours(month)));
    expect(lastTwoDays(month, now).values).toHaveLength(24 + 9);
  });
});

describe('the aviary that opens when none was chosen', () => {
  const named = (name: string, more: object = {}) => ({ id: name, name, ...more });
  it.each([
    [[named('A'), named('B', { hasSensors: true }), named('C', { hasSensors: true, hasLot: true })], 'C'],
    [[named('A', { hasLot: true }), named('B', { hasSensors: true })], 'B'],
    [[named('A'), named('B', { hasLot: true })], 'B'],
    [[named('A'), named('B')], 'A'],
  ])('of %j is %s', (options, name) => expect(firstAviary(options)?.name).toBe(name));
  it('is none of an empty list', () => expect(firstAviary([])).toBeUndefined());
});

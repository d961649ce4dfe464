import { describe, expect, test } from 'vitest';
import { addDays } from '@/platform/format/date';
import type { RelationDay } from '../relationTypes';
import { type DayFigure, numbersOf } from './dayFigures';
import { pentadsOf, weatherByStage } from './relate';

const place = { lat: -24.956, altitude: 700, sensorHeight: 10 };
const day = (date: string, change: Partial<RelationDay> = {}): RelationDay => ({
  date,
  tMax: 31.2,
  tMin: 20.4,
  rhMax: null,
  rhMin: null,
  wind: null,
  radiation: null,
  sunHours: null,
  rain: 1.5,
  chill: 0.25,
  forecast: false,
  ...change,
});
const days = Array.from({ length: 20 }, (_, at) =>
  day(addDays('2026-01-01', at), at % 3 === 0 ? { tMax: 33, tMin: 2 } : {}),
);
const pentads = pentadsOf(days, place, 100);
const stages = [
  { code: 'VE', date: '2026-01-04', expected: false },
  { code: 'R1', date: '2026-01-11', expected: false },
];
const [first] = weatherByStage(stages, days, pentads, place, 10);
if (!first) throw new Error('no stage');
const of = (name: DayFigure) => numbersOf(name, first, days, pentads, place, 10);

describe('the days of a stage', () => {
  test.each(['degreeDays', 'chill', 'rain', 'et0', 'deficit', 'hot', 'cold'] as const)(
    'sum to its %s',
    (name) => {
      const numbers = of(name);
      expect(numbers.map(({ date }) => date)).toEqual(
        Array.from({ length: 7 }, (_, at) => addDays('2026-01-04', at)),
      );
      expect(numbers.reduce((sum, { value }) => sum + (value ?? NaN), 0)).toBeCloseTo(first[name] ?? NaN, 9);
    },
  );
  test('tell what each follows from', () => {
    expect(of('degreeDays')[1]).toEqual({
      date: '2026-01-05',
      parts: [20.4, 31.2],
      method: null,
      value: expect.closeTo(15.8, 9),
    });
    expect(of('et0')[1]?.method).toBe('HARGREAVES');
    // The five days from the 1st; a fifth of their deficit falls to the 4th.
    const [{ parts, value } = { parts: [], value: null }] = of('deficit');
    expect(parts).toEqual([7.5, pentads[0]?.et0, pentads[0]?.deficit]);
    expect(value).toBeCloseTo((pentads[0]?.deficit ?? NaN) / 5, 9);
  });
});

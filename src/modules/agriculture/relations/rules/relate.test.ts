import { describe, expect, test } from 'vitest';
import { addDays } from '@/platform/format/date';
import type { RelationDay } from '../relationTypes';
import {
  cropDays,
  fromSowing,
  lastCropDay,
  pentadsOf,
  SOWN,
  type StageDate,
  stageDates,
  weatherByStage,
} from './relate';

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
  rain: 0,
  chill: 0,
  forecast: false,
  ...change,
});
const days = Array.from({ length: 12 }, (_, at) => day(addDays('2026-01-01', at)));
const stage = (code: string, after: number, degreeDays: number | null) => ({
  code,
  days: after,
  degreeDays,
  kc: null,
  root: null,
  p: null,
});

describe('stages of a planting', () => {
  test('by degree-days, 15.8 a day, what is to come expected at that pace', () => {
    const stages = [stage('VE', 5, 0), stage('V4', 20, 100), stage('R1', 50, 300)];
    const found = stageDates(stages, '2026-01-01', days, 10, '2026-01-13');
    expect(found.by).toBe('DEGREE_DAYS');
    expect(found.stages).toEqual([
      { code: 'VE', date: '2026-01-01', expected: false },
      { code: 'V4', date: '2026-01-07', expected: false },
      { code: 'R1', date: '2026-01-19', expected: true },
    ]);
  });
  test('by days where a stage has no degree-days', () => {
    const found = stageDates([stage('VE', 5, null)], '2026-01-01', days, 10, '2026-01-13');
    expect(found).toEqual({ by: 'DAYS', stages: [{ code: 'VE', date: '2026-01-06', expected: false }] });
  });
});

test('the balance stops at five days of which rain is not known; a stage with an unread day has no sum of it', () => {
  const gap = days.map((one, at) => (at === 7 ? { ...one, rain: null } : one));
  const pentads = pentadsOf(gap, place, 100);
  expect(pentads).toHaveLength(2);
  expect(pentads[0]?.deficit).toBeGreaterThan(0);
  expect(pentads[1]?.deficit).toBeNull();
  const [first] = weatherByStage(
    [{ code: 'VE', date: '2026-01-01', expected: false }],
    gap,
    pentads,
    place,
    10,
  );
  expect(first?.degreeDays).toBeCloseTo(12 * 15.8, 6);
  expect(first?.rain).toBeNull();
  expect(first?.hot).toBe(0);
});

test('what stands for more than a year has five days of each year, not of all of them together', () => {
  const long = Array.from({ length: 730 }, (_, at) => day(addDays('2025-01-01', at), { rain: 1 }));
  const pentads = pentadsOf(long, place, 100);
  expect(pentads).toHaveLength(146);
  expect(pentads.every(({ days: own, rain }) => own.length === 5 && rain === 5)).toBe(true);
  expect(pentads[73]?.date).toBe('2026-01-01');
});

describe('what is counted of a planting', () => {
  const rainy = Array.from({ length: 14 }, (_, at) => day(addDays('2026-01-01', at), { rain: 1 }));
  const sumOfRain = (last: string, stages: StageDate[]) =>
    weatherByStage(fromSowing(stages, '2026-01-03'), cropDays(rainy, '2026-01-03', last), [], place, 10)
      .map(({ rain }) => rain ?? 0)
      .reduce((sum, one) => sum + one, 0);
  const emerged: StageDate = { code: 'VE', date: '2026-01-08', expected: false };

  test('begins at the sowing, not at the first stage, and all stages sum to it', () => {
    const [before, first] = weatherByStage(fromSowing([emerged], '2026-01-03'), rainy, [], place, 10);
    expect([before?.code, before?.days, first?.code]).toEqual([SOWN, 5, 'VE']);
    expect(sumOfRain('2026-01-12', [emerged])).toBe(10);
    expect(sumOfRain('2026-01-12', [{ ...emerged, expected: true }])).toBe(10);
    expect(fromSowing([{ ...emerged, date: '2026-01-03' }], '2026-01-03')).toHaveLength(1);
  });

  test('ends with the harvest, else yesterday', () => {
    expect(lastCropDay(null, '2026-01-13')).toBe('2026-01-12');
    expect(lastCropDay('2026-01-10', '2026-01-13')).toBe('2026-01-10');
    expect(sumOfRain('2026-01-10', [emerged])).toBe(8);
  });
});

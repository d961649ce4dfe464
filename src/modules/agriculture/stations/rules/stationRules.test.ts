import { describe, expect, test } from 'vitest';
import type { ReportPoint } from '../stationTypes';
import { gaps, hoursSince, incomplete, withoutDoubtful } from './readings';
import { computedSunTimes } from './sunTimes';
import { roseOf, sectorOf } from './windRose';

const point = (hour: number, value: number | null, share: number | null = 1): ReportPoint => ({
  at: `2026-01-01T${String(hour).padStart(2, '0')}:00:00Z`,
  value,
  min: value,
  max: value,
  share,
});

describe('doubtful readings', () => {
  test('are left out, and their place stays', () => {
    const { points, doubtful } = withoutDoubtful('TEMPERATURE', [point(0, 20), point(1, 85), point(2, -15)]);
    expect(points.map(({ value }) => value)).toEqual([20, null, -15]);
    expect(doubtful).toBe(1);
  });
  test('rain is judged by the hour', () => {
    expect(withoutDoubtful('RAIN', [point(0, 160)]).doubtful).toBe(1);
    expect(withoutDoubtful('RAIN', [point(0, 160)], 24).doubtful).toBe(0);
  });
  test('gaps and incomplete stretches are counted', () => {
    const points = [point(0, 1), point(1, null, 0), point(2, null, 0), point(3, 2, 0.5), point(4, null, 0)];
    expect(gaps(points)).toBe(2);
    expect(incomplete(points)).toBe(1);
  });
  test('what is unknown is no age', () => {
    expect(hoursSince(null)).toBeNull();
    expect(hoursSince('2026-01-01T00:00:00Z', Date.parse('2026-01-01T04:30:00Z'))).toBe(4.5);
  });
});

describe('the wind rose', () => {
  test.each([
    [0, 'N'],
    [360, 'N'],
    [11, 'N'],
    [12, 'NNE'],
    [90, 'E'],
    [349, 'N'],
    [348, 'NNW'],
  ])('%d° is %s', (degrees, sector) => expect(sectorOf(degrees)).toBe(sector));
  test('calm stands apart, and a moment without speed counts for nothing', () => {
    const rose = roseOf(
      [point(0, 90), point(1, 92), point(2, 0), point(3, 180), point(4, null)],
      [point(0, 10), point(1, 20), point(2, 0.4), point(3, null), point(4, 5)],
    );
    expect(rose.total).toBe(3);
    expect(rose.calm).toEqual({ count: 1, share: 1 / 3 });
    expect(rose.petals.find(({ sector }) => sector === 'E')).toMatchObject({ count: 2, mean: 15 });
  });
});

describe('sunrise and sunset', () => {
  const minutes = (text: string | null) => (text === null ? NaN : (Date.parse(text) % 86_400_000) / 60_000);
  test('of Cascavel at the southern solstice: 05:42 and 19:23, within two minutes', () => {
    const { sunrise, sunset } = computedSunTimes(-24.956, -53.455, '2026-12-21');
    expect(Math.abs(minutes(sunrise) - (8 * 60 + 42))).toBeLessThanOrEqual(2);
    expect(Math.abs(minutes(sunset) - (22 * 60 + 23))).toBeLessThanOrEqual(2);
  });
  test('none where the sun does not set', () => {
    expect(computedSunTimes(80, 10, '2026-06-21')).toEqual({ sunrise: null, sunset: null });
  });
});

import { describe, expect, it } from 'vitest';
import { addDays } from '@/platform/format/date';
import type { FormerHarvest, RelationDay } from '../relationTypes';
import { type CropContext, deltaOnSameDay, sinceSowing, withSums } from './formerHarvest';
import { SOWN } from './relate';

const context: CropContext = {
  cycle: {
    baseTemperature: 10,
    stages: [
      { code: 'VE', days: 5, degreeDays: 60, kc: 0.4, root: 0.1, p: 0.5 },
      { code: 'R1', days: 20, degreeDays: 240, kc: 1, root: 0.4, p: 0.5 },
    ],
  },
  place: { lat: -24.7, altitude: 540, sensorHeight: 10 },
  capacity: 100,
};
/** Days of 25 °C in the middle, 15 degree-days each. */
const days = (from: string, count: number, rain: number | null = 2): RelationDay[] =>
  Array.from({ length: count }, (_, at) => ({
    date: addDays(from, at),
    tMax: 31,
    tMin: 19,
    rhMax: 90,
    rhMin: 50,
    wind: 2,
    radiation: 20,
    sunHours: null,
    rain,
    chill: 0,
    forecast: false,
  }));
const former = (more: Partial<FormerHarvest> = {}): FormerHarvest => ({
  name: 'SOJA 2025/2026',
  yield: 60,
  rain: null,
  degreeDays: null,
  deficit: null,
  days: 40,
  stages: [],
  plantedOn: '2025-10-02',
  harvestedOn: '2025-11-11',
  weather: days('2025-10-02', 41, 3),
  ...more,
});

describe('a former harvest beside the present one', () => {
  it('sums from the day of sowing: ten days of 2 mm and 15 degree-days', () => {
    const sums = sinceSowing(days('2026-10-18', 40), '2026-10-18', 10, context);
    expect(sums.rain).toBe(20);
    expect(sums.degreeDays).toBe(150);
    expect(sums.deficit).not.toBeNull();
  });

  it('is compared on the same day after sowing, never as a whole with a part', () => {
    const now = sinceSowing(days('2026-10-18', 10), '2026-10-18', 10, context);
    expect(deltaOnSameDay(now, former(), 10, context)).toMatchObject({ rain: -10, degreeDays: 0 });
  });

  it('is not compared after its harvest, with days that were not read, or where its days are not known', () => {
    const now = sinceSowing(days('2026-10-18', 60), '2026-10-18', 60, context);
    const unknown = { rain: null, degreeDays: null, deficit: null };
    expect(deltaOnSameDay(now, former(), 60, context)).toEqual(unknown);
    expect(deltaOnSameDay(now, former({ weather: [], plantedOn: null }), 10, context)).toEqual(unknown);
    const dry = former({ weather: days('2025-10-02', 41, null) });
    expect(deltaOnSameDay(now, dry, 10, context).rain).toBeNull();
    expect(sinceSowing(days('2026-10-20', 8), '2026-10-18', 10, context)).toEqual(unknown);
  });

  it('tells its sums and its stages by its weather; what the server sends of them stands', () => {
    const found = withSums(former(), context);
    expect(found.rain).toBe(120);
    expect(found.degreeDays).toBe(600);
    expect(found.stages.map(({ code }) => code)).toEqual([SOWN, 'VE', 'R1']);
    expect(withSums(former({ rain: 77 }), context).rain).toBe(77);
    expect(withSums(former({ weather: [] }), context)).toMatchObject({ rain: null, stages: [] });
  });
});

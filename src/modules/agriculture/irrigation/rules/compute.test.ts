import { describe, expect, test } from 'vitest';
import type { IrrigatedPlot, PlotDay } from '../irrigationTypes';
import { missingOf, compute } from './compute';

const day = (date: string, change: Partial<PlotDay> = {}): PlotDay => ({
  date,
  tMax: 30.5,
  tMin: 19.8,
  rhMax: 92,
  rhMin: 52,
  wind: 7.2,
  radiation: 22.5,
  sunHours: null,
  rain: 0,
  irrigation: null,
  forecast: false,
  ...change,
});
const plot: IrrigatedPlot = {
  id: 1,
  name: 'T1',
  farmName: 'F',
  hectares: 50,
  soil: { name: 'S', capacity: 0.32, wilting: 0.15 },
  cycle: {
    name: 'C',
    baseTemperature: 10,
    stages: [{ code: 'R1', days: 0, degreeDays: null, kc: 1.15, root: 0.6, p: 0.5 }],
  },
  cropName: null,
  plantedOn: '2026-01-15',
  station: { id: 1, name: 'E', lat: -24.956, altitude: 700, sensorHeight: 10, choice: 'OWN' },
  settings: {
    system: 'PIVOT',
    efficiency: null,
    rate: null,
    flow: 350,
    hoursPerDay: null,
    startDepletion: 0,
  },
  days: [day('2026-01-15'), day('2026-01-16'), day('2026-01-17', { forecast: true })],
};

describe('the water of a plot', () => {
  test('falls by Kc × ET0, and says what to irrigate', () => {
    const found = compute(plot, '2026-01-16');
    expect(found?.now.depletion).toBeCloseTo(2 * 1.15 * 5.04, 1);
    expect(found?.efficiency).toBe(85);
    expect(found?.rate).toBeCloseTo(0.7, 10);
    expect(found?.hours).toBeCloseTo((found?.net ?? 0) / 0.85 / 0.7, 6);
    expect(found?.state).toBe('COMFORTABLE');
    expect(found?.days).toHaveLength(3);
  });
  test('irrigation counts as far as it reaches the roots', () => {
    const watered = { ...plot, days: [day('2026-01-15'), day('2026-01-16', { irrigation: 5 })] };
    const dry = compute(plot, '2026-01-16')?.now.depletion ?? 0;
    expect(compute(watered, '2026-01-16')?.now.depletion).toBeCloseTo(dry - 4.25, 6);
  });
  test('a day without readings takes the mean of those before, and is counted', () => {
    const gap = day('2026-01-16', { tMax: null, tMin: null, rain: null });
    const found = compute({ ...plot, days: [day('2026-01-15'), gap] }, '2026-01-16');
    expect(found?.now).toMatchObject({ method: null, rain: null });
    expect(found?.now.et0).toBeCloseTo(5.04, 2);
    expect(found?.unread).toBe(1);
  });
  test('the stage goes on over a day without temperatures, and not before planting', () => {
    // 15.15 degree-days a day: the second stage begins with the third day.
    const stage = { days: 0, kc: 1.15, root: 0.6, p: 0.5 };
    const stages = [
      { ...stage, code: 'VE', degreeDays: 0 },
      { ...stage, code: 'R1', degreeDays: 45, kc: 0.9 },
    ];
    const cycle = { name: 'C', baseTemperature: 10, stages };
    const gap = day('2026-01-16', { tMax: null, tMin: null, rain: null });
    const stageOf = (days: readonly PlotDay[], today: string) =>
      compute({ ...plot, cycle, days: [...days] }, today)?.now.needs.code;
    const three = [day('2026-01-15'), gap, day('2026-01-17')];
    expect(stageOf(three, '2026-01-17')).toBe('R1');
    expect(stageOf([day('2026-01-14'), ...three.slice(0, 2)], '2026-01-16')).toBe('VE');
  });
  test('what is missing is named, and nothing computed', () => {
    const bare = { ...plot, soil: { name: 'S', capacity: null, wilting: 0.1 }, cycle: null, station: null };
    expect(missingOf(bare)).toEqual(['CYCLE', 'SOIL_WATER', 'STATION']);
    expect(compute(bare, '2026-01-16')).toBeNull();
  });
});

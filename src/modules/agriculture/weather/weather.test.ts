import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '@/platform/format/date';
import type { WeatherDay } from './days';
import { et0Of, extraterrestrial, hargreaves, windAtTwoMetres } from './et0';
import { fiveDayBalance, pentadOf } from './fiveDayBalance';
import { chillHours, degreeDays } from './thermal';

const day = (change: Partial<WeatherDay>): WeatherDay => ({
  date: '2026-07-06',
  tMax: null,
  tMin: null,
  rhMax: null,
  rhMin: null,
  wind: null,
  radiation: null,
  sunHours: null,
  rain: null,
  forecast: false,
  ...change,
});
const brussels = { lat: 50.8, altitude: 100, sensorHeight: 10 };
const west = { lat: -24.956, altitude: 700, sensorHeight: 10 };
const summer = { date: '2026-01-15', tMax: 30.5, tMin: 19.8 };

describe('warmth', () => {
  test('degree-days', () => {
    expect(degreeDays(31.2, 20.4, 10)).toBeCloseTo(15.8, 10);
    expect(degreeDays(15, 3, 10)).toBe(0);
    expect(degreeDays(null, 3, 10)).toBeNull();
  });
  test('chill hours need readings', () => {
    expect(chillHours([7.1, 7.2, null, 3], 30)).toBe(1);
    expect(chillHours([], 15)).toBeNull();
  });
});

describe('ET0', () => {
  test('FAO-56, example 17: the months of Bangkok have 38.1 MJ in April', () =>
    expect(extraterrestrial(13.73, '2026-04-15').ra).toBeCloseTo(38.06, 1));
  test('FAO-56, example 18: Brussels on the 6th of July', () => {
    const found = et0Of(
      day({ tMax: 21.5, tMin: 12.3, rhMax: 84, rhMin: 63, wind: 10, sunHours: 9.25 }),
      brussels,
    );
    expect(found?.value).toBeCloseTo(3.88, 2);
    expect(found?.method).toBe('PENMAN_MONTEITH');
  });
  test('the west of Paraná in January', () =>
    expect(
      et0Of(day({ ...summer, rhMax: 92, rhMin: 52, wind: 7.2, radiation: 22.5 }), west)?.value,
    ).toBeCloseTo(5.04, 2));
  test('comes with what it was computed from: the same by hand', () => {
    const whole = et0Of(day({ ...summer, rhMax: 92, rhMin: 52, wind: 7.2, radiation: 22.5 }), west);
    const { tMax, tMin, air } = whole?.parts ?? { tMax: 0, tMin: 0, air: null };
    if (!air) throw new Error('no arithmetic');
    const { slope, net, gamma, u2, es, ea } = air;
    const again =
      (0.408 * slope * net + gamma * (900 / ((tMax + tMin) / 2 + 273)) * u2 * (es - ea)) /
      (slope + gamma * (1 + 0.34 * u2));
    expect(again).toBeCloseTo(whole?.value ?? 0, 9);
    const rough = et0Of(day(summer), west);
    const { ra } = rough?.parts ?? { ra: 0 };
    expect(rough?.parts.air).toBeNull();
    expect(0.0023 * (25.15 + 17.8) * Math.sqrt(30.5 - 19.8) * 0.408 * ra).toBeCloseTo(rough?.value ?? 0, 9);
  });
  test('by temperatures alone, which is said', () => {
    expect(hargreaves({ date: '2026-07-06', tMax: 21.5, tMin: 12.3 }, 50.8)).toBeCloseTo(4.06, 2);
    const found = et0Of(day(summer), west);
    expect(found?.value).toBeCloseTo(5.62, 2);
    expect(found?.method).toBe('HARGREAVES');
  });
  test('FAO-56, example 14: 3.2 m/s at 10 m are 2.4 at 2 m', () =>
    expect(windAtTwoMetres(3.2 * 3.6, 10)).toBeCloseTo(2.4, 1));
  test('FAO-56, example 20: Lyon in July by Hargreaves, 5.0 mm', () =>
    expect(hargreaves({ date: '2026-07-15', tMax: 26.6, tMin: 14.8 }, 45.72)).toBeCloseTo(5, 1));
  test('FAO-56, example 17: Bangkok in April, 5.72 mm and 0.04 more without the heat that the soil takes', () => {
    const vapour = (t: number) => 0.6108 * Math.exp((17.27 * t) / (t + 237.3));
    // The example tells 2.85 kPa of vapour; humidities that come to the same.
    const found = et0Of(
      day({
        date: '2026-04-15',
        tMax: 34.8,
        tMin: 25.6,
        rhMax: (2.85 / vapour(25.6)) * 100,
        rhMin: (2.85 / vapour(34.8)) * 100,
        wind: 2 * 3.6,
        sunHours: 8.5,
      }),
      { lat: 13.73, altitude: 2, sensorHeight: 2 },
    );
    expect(Math.abs((found?.value ?? 0) - 5.76)).toBeLessThan(0.05);
  });
  test('both hemispheres have the same sun half a year apart, but for the distance of the Earth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 364 }), (lat, at) => {
        const north = extraterrestrial(lat, addDays('2027-01-01', at)).ra;
        const south = extraterrestrial(-lat, addDays('2027-01-01', at + 182)).ra;
        expect(south / north).toBeGreaterThan(0.88);
        expect(south / north).toBeLessThan(1.14);
      }),
    );
    expect(extraterrestrial(-24.956, '2026-12-21').ra).toBeGreaterThan(
      extraterrestrial(-24.956, '2026-06-21').ra,
    );
  });
  test('unknown without temperatures', () => expect(et0Of(day({ tMax: 30 }), west)).toBeNull());
});

describe('the balance of five days', () => {
  test('Thornthwaite and Mather with 100 mm', () => {
    const found = fiveDayBalance(
      [
        { rain: 10, et0: 25 },
        { rain: 0, et0: 28 },
        { rain: 60, et0: 26 },
        { rain: 40, et0: 24 },
      ],
      100,
    );
    const shown = (field: 'store' | 'deficit' | 'excess') =>
      found.map((one) => Number(one[field].toFixed(2)));
    expect(shown('store')).toEqual([86.07, 65.05, 99.05, 100]);
    expect(shown('deficit')).toEqual([1.07, 6.98, 0, 0]);
    expect(shown('excess')).toEqual([0, 0, 0, 15.05]);
  });
  test('every year has 73 fifths of five days; that of the leap day has six', () => {
    for (const year of [2027, 2028]) {
      const counts = new Map<number, number>();
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
        counts.set(pentadOf(day), (counts.get(pentadOf(day)) ?? 0) + 1);
      expect([...counts.keys()]).toEqual(Array.from({ length: 73 }, (_, at) => at));
      const others = [...counts].filter(([pentad]) => pentad !== pentadOf('2028-02-29'));
      expect(others.every(([, days]) => days === 5)).toBe(true);
      expect(counts.get(pentadOf('2028-02-29'))).toBe(year === 2028 ? 6 : 5);
    }
  });
  test('a leap day joins its fifth', () => {
    expect(pentadOf('2028-01-01')).toBe(0);
    expect(pentadOf('2028-02-29')).toBe(pentadOf('2028-02-28'));
    expect(pentadOf('2028-03-02')).toBe(pentadOf('2027-03-02'));
    expect(pentadOf('2027-12-31')).toBe(72);
  });
});

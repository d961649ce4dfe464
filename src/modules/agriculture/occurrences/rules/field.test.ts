import { expect, it } from 'vitest';
import {
  irrigationVolume,
  nutrientsOf,
  perTank,
  sacksOf,
  seedKgPerHectare,
  seedsPerHectare,
  sprayReasons,
  tanksOf,
} from './field';

it('computes seeds: 15 a metre at 50 cm are 300 000 a hectare, 54 kg at 180 g per thousand', () => {
  expect(seedsPerHectare(15, 50)).toBe(300_000);
  expect(seedKgPerHectare(300_000, 180)).toBeCloseTo(54, 9);
  expect(seedsPerHectare(15, 0)).toBeNull();
});

it('mixes the last tank for what is left: 120 L/ha on 42,5 ha in tanks of 2 000 L', () => {
  const tanks = tanksOf(120, 42.5, 2000);
  expect(tanks).toEqual({ litres: 5100, full: 2, last: 1100 });
  const mixed = tanks && perTank(tanks, 2000, 120, 0.6);
  expect(mixed?.full).toBeCloseTo(10, 9);
  expect(mixed?.last).toBeCloseTo(5.5, 9);
  expect(tanksOf(100, 40, 2000)).toEqual({ litres: 4000, full: 2, last: null });
  expect(tanksOf(0, 40, 2000)).toBeNull();
});

it('tells nutrients as oxides, whatever the bag says: 300 kg of 04-14-08', () => {
  expect(nutrientsOf(300, { n: 4, p: 14, k: 8 }, 'oxide')).toEqual({ n: 12, p2o5: 42, k2o: 24 });
  expect(nutrientsOf(100, { n: 0, p: 10, k: 10 }, 'element')).toEqual({ n: 0, p2o5: 22.91, k2o: 12.05 });
});

it('says each reason why an hour does not suit spraying, its limits included', () => {
  const good = { temperature: 29.9, humidity: 55.1, wind: 3, rain: 0 };
  expect(sprayReasons(good)).toEqual([]);
  expect(sprayReasons({ ...good, wind: 10 })).toEqual([]);
  expect(sprayReasons({ temperature: 30, humidity: 55, wind: 10.1, rain: 0.2 })).toEqual([
    'humidity',
    'windy',
    'hot',
    'rain',
  ]);
  expect(sprayReasons({ temperature: null, humidity: null, wind: 2.9, rain: null })).toEqual(['calm']);
});

it('computes water and sacks', () => {
  expect(irrigationVolume(12, 35)).toBe(4200);
  expect(sacksOf(62_000, 60, 20)).toEqual({ sacks: 62_000 / 60, perHa: 62_000 / 60 / 20 });
  expect(sacksOf(60, 60, null)).toEqual({ sacks: 1, perHa: null });
});

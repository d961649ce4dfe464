import { expect, it } from 'vitest';
import { MAGNITUDES, magnitudeOf } from './magnitudes';

it('is found by its name, and none by a name that is not known', () => {
  expect(magnitudeOf('TEMPERATURE')).toBe(MAGNITUDES.TEMPERATURE);
  for (const name of ['temperature', 'toString', '', null, undefined])
    expect(magnitudeOf(name)).toBeUndefined();
});

it('the usual probes measure down to 40 °C of frost and 100 Pa of suction', () => {
  expect([MAGNITUDES.TEMPERATURE.min, MAGNITUDES.TEMPERATURE.max]).toEqual([-40, 85]);
  expect([MAGNITUDES.STATIC_PRESSURE.min, MAGNITUDES.STATIC_PRESSURE.max]).toEqual([-100, 100]);
});

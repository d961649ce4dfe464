import { describe, expect, it } from 'vitest';
import { cityOfCar, isCaepf, isCar, isCcir, isCib, overlappingPeriod, sharesAboveWhole } from './landNumbers';

describe('numbers of a rural property', () => {
  it('are taken with and without their marks', () => {
    expect([isCib('1.234.567-8'), isCib('12345678'), isCib('ABC1234-5'), isCib('1234567')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([isCcir('712.034.008.141-5'), isCcir('71203400814')]).toEqual([true, false]);
    expect([isCaepf('123.456.789/001-34'), isCaepf('123456789')]).toEqual([true, false]);
  });

  it('of the CAR name a city', () => {
    const car = 'PR-4127700-E1B3.8F2A.77C0.4D19.9A55.06BE.D3F1.2C48';
    expect(isCar(car)).toBe(true);
    expect(cityOfCar(car)).toBe(4_127_700);
    expect(isCar('PR-4127700')).toBe(false);
  });
});

describe('periods of exploration', () => {
  const year = (start: string, end: string | null) => ({ startDate: start, endDate: end });

  it('follow one another', () => {
    expect(overlappingPeriod([year('2024-01-01', '2024-12-31'), year('2025-01-01', null)])).toBeNull();
    expect(overlappingPeriod([year('2025-01-01', null), year('2024-01-01', '2024-12-31')])).toBeNull();
  });

  it('do not overlap, an open end lasting', () => {
    expect(overlappingPeriod([year('2024-01-01', null), year('2025-01-01', null)])).toBe(1);
    expect(overlappingPeriod([year('2024-01-01', '2024-12-31'), year('2024-12-31', null)])).toBe(1);
  });
});

it('adds shares with their decimals', () => {
  expect(sharesAboveWhole([33.33, 33.33, 33.34])).toBe(false);
  expect(sharesAboveWhole([60, 40.0001])).toBe(true);
  expect(sharesAboveWhole([null, 100])).toBe(false);
});

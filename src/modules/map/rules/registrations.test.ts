import { describe, expect, it } from 'vitest';
import {
  coversLess,
  registrationFault,
  registrationPool,
  remainder,
  usedArea,
  type UsedRegistration,
} from './registrations';

const row = (realEstatePatrimonyId: number, apportionedAreaSize: number, id = 0): UsedRegistration => ({
  id,
  realEstatePatrimonyId,
  name: `MATRICULA ${realEstatePatrimonyId}`,
  apportionedAreaSize,
});
const option = (id: number) => ({ id, name: `MATRICULA ${id}` });
const fault = (changes: object) =>
  registrationFault({
    realEstatePatrimonyId: 9,
    used: 1,
    remainder: 100,
    area: 100,
    rows: [],
    ...changes,
  });

describe('adding a registration', () => {
  it('refuses one that is listed already', () => {
    expect(fault({ rows: [row(9, 3)] })).toBe('repeated');
    expect(fault({ rows: [row(8, 3)] })).toBeNull();
  });

  it('takes at most useful and common area: of 10 and 2 ha, 12 but not 12,01', () => {
    expect(fault({ area: 12, used: 12 })).toBeNull();
    expect(fault({ area: 12, used: 12.01 })).toBe('aboveArea');
  });

  it('takes at most the remainder: of 5 ha, 5 but not 5,01', () => {
    expect(fault({ remainder: 5, used: 5 })).toBeNull();
    expect(fault({ remainder: 5, used: 5.01 })).toBe('aboveRemainder');
  });

  it('refuses nothing at all', () => {
    expect(fault({ used: 0 })).toBe('zero');
  });
});

describe('the remainder', () => {
  it('is what no cost center uses', () => {
    expect(remainder({ totalAreaSize: 24.2, totalApportionedAreaSize: 9.1 }, 0)).toBe(15.1);
  });

  it('counts back what this cost center had saved and took out', () => {
    expect(remainder({ totalAreaSize: 24.2, totalApportionedAreaSize: 24.2 }, 9.1)).toBe(9.1);
  });
});

describe('what may be picked', () => {
  const options = [option(1), option(2), option(3)];

  it('leaves out what is saved here and listed', () => {
    const saved = [row(2, 5, 70)];
    expect(registrationPool(options, saved, saved)).toEqual([option(1), option(3)]);
  });

  it('keeps one that was just added, so that adding it again says so', () => {
    expect(registrationPool(options, [row(1, 5)], [])).toEqual(options);
  });

  it('takes a removed saved one back, whether the server still lists it or not', () => {
    expect(registrationPool(options, [], [row(2, 5, 70)])).toEqual(options);
    expect(registrationPool([option(1)], [], [row(2, 5, 70)])).toEqual([option(1), option(2)]);
  });
});

describe('the sum of registrations', () => {
  it('is asked about when it is lower: 8 of 10 ha, not 10 of 10', () => {
    expect(coversLess([row(1, 8)], 10)).toBe(true);
    expect(coversLess([row(1, 8), row(2, 2)], 10)).toBe(false);
  });

  it('adds up to two decimals', () => {
    expect(usedArea([row(1, 0.1), row(2, 0.2)])).toBe(0.3);
  });
});

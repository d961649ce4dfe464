import { describe, expect, it } from 'vitest';
import { type DerivedFigures, derivedBy, housedOf, startingKg, unitGrams } from './derivedFigures';

const lot: DerivedFigures = {
  housingDate: '2026-11-02',
  durationDays: 42,
  expectedEndDate: '2026-12-14',
  quantityReceived: 24_400,
  discardedOnDelivery: 100,
  averageUnitWeight: 42,
  startingWeight: 1020.6,
};

describe('duration and end', () => {
  it('answer each other', () => {
    expect(derivedBy('durationDays', { ...lot, durationDays: 45 })).toEqual({
      expectedEndDate: '2026-12-17',
    });
    expect(derivedBy('expectedEndDate', { ...lot, expectedEndDate: '2026-12-20' })).toEqual({
      durationDays: 48,
    });
  });

  it('keep the duration when the housing moves, and the end when only that is known', () => {
    expect(derivedBy('housingDate', { ...lot, housingDate: '2026-11-05' })).toEqual({
      expectedEndDate: '2026-12-17',
    });
    expect(derivedBy('housingDate', { ...lot, housingDate: '2026-11-05', durationDays: null })).toEqual({
      durationDays: 39,
    });
  });

  it('know no end before the housing, nor without a duration', () => {
    expect(derivedBy('housingDate', { ...lot, housingDate: null })).toEqual({ expectedEndDate: null });
    expect(derivedBy('durationDays', { ...lot, durationDays: null })).toEqual({ expectedEndDate: null });
  });

  it('cross the turn of the year', () => {
    const late = { ...lot, housingDate: '2026-12-20', durationDays: 42 };
    expect(derivedBy('durationDays', late)).toEqual({ expectedEndDate: '2027-01-31' });
  });
});

describe('chick and sum', () => {
  it('answer each other', () => {
    // 24 300 housed chicks of 42 g.
    expect(housedOf(lot)).toBe(24_300);
    expect(derivedBy('averageUnitWeight', lot)).toEqual({ startingWeight: 1020.6 });
    expect(derivedBy('startingWeight', { ...lot, startingWeight: 1069.2 })).toEqual({
      averageUnitWeight: 44,
    });
  });

  it('follow the birds, the chick leading', () => {
    expect(derivedBy('discardedOnDelivery', { ...lot, discardedOnDelivery: 400 })).toEqual({
      startingWeight: 1008,
    });
    const sumAlone = { ...lot, averageUnitWeight: null };
    expect(derivedBy('quantityReceived', sumAlone)).toEqual({ averageUnitWeight: 42 });
  });

  it('are unknown without birds, never 0', () => {
    expect(startingKg(null, 42)).toBeNull();
    expect(unitGrams(housedOf({ quantityReceived: 100, discardedOnDelivery: 100 }), 5)).toBeNull();
    expect(derivedBy('averageUnitWeight', { ...lot, averageUnitWeight: null })).toEqual({
      startingWeight: null,
    });
  });

  it('nothing follows from other fields', () => {
    expect(derivedBy('number', lot)).toEqual({});
  });
});

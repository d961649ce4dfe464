import { describe, expect, it } from 'vitest';
import { contributionsOf, ratePeriods } from './contributions';

const sale = (value: number, date: string, more: object = {}) =>
  contributionsOf({ value, date, kind: 'INDIVIDUAL', base: 'SALES', ...more });

describe('contributions on rural sales', () => {
  it('hold from their day', () => {
    expect(sale(10_000_000, '2026-03-31')).toEqual({
      contribution: 120_000,
      rat: 10_000,
      senar: 20_000,
      total: 150_000,
    });
    expect(sale(10_000_000, '2026-04-01')).toEqual({
      contribution: 132_000,
      rat: 11_000,
      senar: 20_000,
      total: 163_000,
    });
    expect(sale(10_000_000, '2026-04-01', { kind: 'COMPANY' })?.total).toBe(223_000);
    expect(sale(10_000_000, '2018-12-31')).toBeNull();
  });

  it('are rounded part by part, so that the total is that of the parts', () => {
    expect(sale(33_333, '2026-04-01')).toEqual({ contribution: 440, rat: 37, senar: 67, total: 544 });
  });

  it('leave SENAR alone where the payroll was chosen, and make up no rate for family farmers', () => {
    expect(sale(10_000_000, '2026-04-01', { base: 'PAYROLL' })).toEqual({
      contribution: 0,
      rat: 0,
      senar: 20_000,
      total: 20_000,
    });
    expect(sale(10_000_000, '2026-04-01', { kind: 'SPECIAL' })).toBeNull();
  });

  it('change within a year', () => {
    expect(ratePeriods(2026)).toEqual(['2026-01-01', '2026-04-01']);
    expect(ratePeriods(2027)).toEqual(['2027-01-01']);
  });
});

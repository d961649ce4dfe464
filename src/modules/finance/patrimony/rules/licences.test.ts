import { describe, expect, it } from 'vitest';
import { firstEnd, licenceNotices, renewalDay } from './licences';

const environmental = { kind: 'ENVIRONMENTAL', number: '123/2024', endDate: '2027-06-30T00:00:00' } as const;
const water = { kind: 'WATER', number: null, endDate: '2027-06-30' } as const;

describe('the licences of a property', () => {
  it('an environmental one is renewed 120 days before its end, the others have no such day', () => {
    expect(renewalDay(environmental)).toBe('2027-03-02');
    expect(renewalDay({ kind: 'ENVIRONMENTAL', endDate: '2028-06-28' })).toBe('2028-02-29');
    expect(renewalDay(water)).toBeNull();
    expect(renewalDay({ kind: 'ENVIRONMENTAL', endDate: null })).toBeNull();
  });

  it('the first end is named, and none of what has no end', () => {
    expect(firstEnd([environmental, { endDate: '2026-12-01' }, { endDate: null }])).toBe('2026-12-01');
    expect(firstEnd([{ endDate: null }])).toBeNull();
    expect(firstEnd([])).toBeNull();
  });

  it.each([
    ['2026-12-31', []],
    ['2027-01-01', ['apply 2027-03-02']],
    ['2027-03-02', ['apply 2027-03-02']],
    ['2027-03-03', ['applyLate 2027-03-02']],
    ['2027-06-30', ['applyLate 2027-03-02']],
    ['2027-07-01', ['ended 2027-06-30']],
  ])('of an environmental one is said on %s: %j', (day, said) => {
    expect(licenceNotices([environmental], day).map(({ says, day: at }) => `${says} ${at}`)).toEqual(said);
  });

  it.each([
    ['2027-04-30', []],
    ['2027-05-01', ['ends']],
    ['2027-06-30', ['ends']],
    ['2027-07-01', ['ended']],
  ])('of a water grant is said on %s: %j', (day, said) => {
    expect(licenceNotices([water, { ...water, endDate: null }], day).map(({ says }) => says)).toEqual(said);
  });
});

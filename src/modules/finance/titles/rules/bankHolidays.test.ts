import { describe, expect, it } from 'vitest';
import { bankHolidays, easterOf, isBankDay, lastDayInTime } from './bankHolidays';

describe('bank holidays', () => {
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter of %s is %s', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  // As FEBRABAN published them for the year.
  it.each([
    [2023, '01-01 02-20 02-21 04-07 04-21 05-01 06-08 09-07 10-12 11-02 11-15 12-25'],
    [2024, '01-01 02-12 02-13 03-29 04-21 05-01 05-30 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2025, '01-01 03-03 03-04 04-18 04-21 05-01 06-19 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2026, '01-01 02-16 02-17 04-03 04-21 05-01 06-04 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2027, '01-01 02-08 02-09 03-26 04-21 05-01 05-27 09-07 10-12 11-02 11-15 11-20 12-25'],
  ])('of %s', (year, days) => {
    expect([...bankHolidays(year)].toSorted()).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('closes banks on weekends too', () => {
    expect(isBankDay('2026-11-20')).toBe(false);
    expect(isBankDay('2026-11-21')).toBe(false);
    expect(isBankDay('2026-11-23')).toBe(true);
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-02', '2026-11-03'],
    // Saturday, Sunday, and a Monday on which the dead are remembered.
    ['2026-10-31', '2026-11-03'],
    ['2026-12-25', '2026-12-28'],
    ['2026-02-14', '2026-02-18'],
    ['2022-12-31', '2023-01-02'],
  ])('what is due on %s is in time until %s', (due, last) => {
    expect(lastDayInTime(due)).toBe(last);
  });
});

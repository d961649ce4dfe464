import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDate } from '@/platform/format/date';
import { formatMonth, lastDayOf, addMonths, parseTypedMonth } from '@/platform/format/month';
import { formatDuration, isTime, parseDuration, parseTypedTime } from '@/platform/format/time';
import { maskTypedDate, parseTypedDate } from '@/platform/format/typedDate';

const TODAY = '2026-09-18';
const anyDay = fc.integer({ min: -3_000, max: 7_000 }).map((days) => addDays(TODAY, days));

describe('typed dates', () => {
  it.each([
    ['18/09/2026', '2026-09-18'],
    ['8/9/2026', '2026-09-08'],
    ['180926', '2026-09-18'],
    ['18092026', '2026-09-18'],
    ['18-09-26', '2026-09-18'],
    ['18.09.2026', '2026-09-18'],
    ['18/09', '2026-09-18'],
    ['1809', '2026-09-18'],
    ['010185', '1985-01-01'],
    ['01/01/46', '2046-01-01'],
    ['hoje', '2026-09-18'],
    [' Hoje ', '2026-09-18'],
    ['ontem', '2026-09-17'],
    ['amanhã', '2026-09-19'],
    ['2026-09-18', '2026-09-18'],
    ['2026-09-18T00:00:00', '2026-09-18'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(parseTypedDate(typed, TODAY)).toBe(day);
  });

  it.each(['31/02/2026', '29/02/2026', '00/01/2026', '18/13/2026', '18', '1/2/3', 'depois', '', '18/09/202'])(
    '"%s" is no day',
    (typed) => {
      expect(parseTypedDate(typed, TODAY)).toBeNull();
    },
  );

  it('reads back every day it writes, digit by digit too', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const digits = formatDate(day).replace(/\D/g, '');
        let shown = '';
        for (const digit of digits) shown = maskTypedDate(shown + digit);
        expect(shown).toBe(formatDate(day));
        expect(parseTypedDate(shown, TODAY)).toBe(day);
        expect(parseTypedDate(digits, TODAY)).toBe(day);
      }),
    );
  });

  it('leaves words alone, and a date that is being corrected', () => {
    expect(maskTypedDate('hoj')).toBe('hoj');
    expect(maskTypedDate('18/0/2026')).toBe('18/0/2026');
    expect(maskTypedDate('18/092026')).toBe('18/09/2026');
    expect(maskTypedDate('1/')).toBe('01');
    expect(maskTypedDate('01/9/')).toBe('01/09/');
  });
});

describe('months', () => {
  it.each([
    ['09/2026', '2026-09'],
    ['9/26', '2026-09'],
    ['092026', '2026-09'],
    ['09', '2026-09'],
    ['2026-09', '2026-09'],
    ['13/2026', null],
    ['', null],
  ])('%s is %s', (typed, month) => {
    expect(parseTypedMonth(typed, TODAY)).toBe(month);
  });

  it('writes, adds and ends', () => {
    expect(formatMonth('2026-09')).toBe('09/2026');
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
  });
});

describe('times and durations', () => {
  it.each([
    ['8:30', '08:30'],
    ['0830', '08:30'],
    ['830', '08:30'],
    ['8h30', '08:30'],
    ['8h', '08:00'],
    ['23:59', '23:59'],
    ['24:00', null],
    ['12:60', null],
    ['', null],
  ])('%s is %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });

  it.each([
    ['1:35', 95],
    ['1h35', 95],
    ['1h', 60],
    ['90min', 90],
    ['1,5', 90],
    ['100:00', 6000],
    ['1:75', null],
    ['uma hora', null],
  ])('%s lasts %s minutes', (typed, minutes) => {
    expect(parseDuration(typed)).toBe(minutes);
  });

  it('reads back every duration and knows a time', () => {
    fc.assert(fc.property(fc.nat(100_000), (minutes) => parseDuration(formatDuration(minutes)) === minutes));
    expect(formatDuration(6000)).toBe('100:00');
    expect(isTime('08:30')).toBe(true);
    expect(isTime('8:30')).toBe(false);
  });
});

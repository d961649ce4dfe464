import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  dateToLocalDate,
  daysBetween,
  formatDate,
  isLocalDate,
  localDateToDate,
  toLocalDate,
  today,
} from '@/platform/format/date';
import {
  endOfDayInstant,
  formatDateTime,
  formatTimeOfDay,
  startOfDayInstant,
} from '@/platform/format/instant';

const anyDay = fc.integer({ min: -25_567, max: 47_481 }).map((days) => addDays('1970-01-01', days));

describe.each([
  ['America/Sao_Paulo', 180],
  ['America/Rio_Branco', 300],
])('dates in %s', (zone, offset) => {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = zone;
  });
  afterAll(() => {
    process.env['TZ'] = before;
  });

  it('stands in the zone it claims', () => {
    expect(new Date(2026, 8, 18).getTimezoneOffset()).toBe(offset);
  });

  it.each([
    ['2026-09-18T00:00:00', '2026-09-18'],
    ['2026-09-18', '2026-09-18'],
    ['2026-09-18 13:03:34.742', '2026-09-18'],
    ['2026-02-30T00:00:00', null],
    ['0001-01-01T00:00:00', null],
    ['soon', null],
    ['', null],
    [null, null],
  ])('the server’s %s is the day %s', (wire, day) => {
    expect(toLocalDate(wire)).toBe(day);
  });

  it('shows an instant with a zone on the day and hour it has here', () => {
    const sao = zone === 'America/Sao_Paulo';
    expect(formatDateTime('2026-09-18T16:03:34Z')).toBe(sao ? '18/09/2026 13:03' : '18/09/2026 11:03');
    expect(formatDate('2026-09-18T04:00:00Z')).toBe(sao ? '18/09/2026' : '17/09/2026');
    expect(formatTimeOfDay('2026-09-18T13:03:34-03:00')).toBe(sao ? '13:03' : '11:03');
  });

  it('shows a time without a zone as it is written', () => {
    expect(formatDateTime('2026-09-18 13:03:34.742')).toBe('18/09/2026 13:03');
    expect(formatDateTime('2026-09-18')).toBe('18/09/2026 00:00');
    expect(formatDateTime('')).toBe('');
  });

  it('knows today late in the evening, when it is tomorrow in Greenwich', () => {
    expect(today(new Date(2026, 8, 18, 23, 30))).toBe('2026-09-18');
  });

  it('brackets a day in instants', () => {
    const hour = offset / 60;
    expect(startOfDayInstant('2026-09-18')).toBe(`2026-09-18T0${hour}:00:00.000Z`);
    expect(endOfDayInstant('2026-09-18')).toBe(`2026-09-19T0${hour - 1}:59:59.999Z`);
  });

  it('keeps the day through a Date, on every day from 1900 to 2099', () => {
    fc.assert(fc.property(anyDay, (day) => dateToLocalDate(localDateToDate(day)) === day));
  });

  it('keeps the day where summer time has no midnight', () => {
    expect(dateToLocalDate(localDateToDate('2018-11-04'))).toBe('2018-11-04');
  });
});

describe('calendar', () => {
  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-9-1', false],
    ['2026-09-18T00:00:00', false],
    [20260918, false],
  ])('%s is a day: %s', (value, valid) => {
    expect(isLocalDate(value)).toBe(valid);
  });

  it('counts days across months, leap years and summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04');
    expect(daysBetween('2026-01-01', '2026-12-31')).toBe(364);
  });

  it('counts months and keeps to their last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2026-08-31', 13)).toBe('2027-09-30');
  });

  it('writes dd/MM/yyyy', () => {
    expect(formatDate('2026-09-18')).toBe('18/09/2026');
    expect(formatDate('31/02/2026')).toBe('');
  });

  it('adds up', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
        const other = addDays(day, count);
        expect(daysBetween(day, other)).toBe(count);
        expect(Math.sign(compareDates(other, day))).toBe(Math.sign(count));
        expect(isLocalDate(other)).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { dayAfterKey, monthWeeks, ownDays, turnPeriod, viewMonths } from './agendaPeriod';
import { stripMonths, stripPages } from './stripDays';

describe('the strip of fourteen days', () => {
  it('has today to six days on, then the next seven', () => {
    const [first, second] = stripPages('2026-11-20');
    expect([first[0], first[6], first.length]).toEqual(['2026-11-20', '2026-11-26', 7]);
    expect([second[0], second[6], second.length]).toEqual(['2026-11-27', '2026-12-03', 7]);
  });

  it.each([
    ['2026-11-01', ['2026-11']],
    ['2026-11-17', ['2026-11']],
    ['2026-11-18', ['2026-11', '2026-12']],
    ['2026-11-25', ['2026-11', '2026-12']],
    ['2026-12-20', ['2026-12', '2027-01']],
    // February of a common year ends with day 28.
    ['2026-02-15', ['2026-02']],
    ['2026-02-16', ['2026-02', '2026-03']],
  ])('from %s asks for %j', (today, months) => expect(stripMonths(today)).toEqual(months));
});

describe('the month view', () => {
  it('holds whole weeks from Sunday to Saturday', () => {
    const weeks = monthWeeks('2026-11-20');
    expect(weeks).toHaveLength(5);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-11-01', '2026-12-05']);
  });

  it.each([
    // February 2026 begins on a Sunday and has 28 days.
    ['2026-02-10', 4],
    ['2026-08-10', 6],
  ])('around %s has %i rows', (day, rows) => expect(monthWeeks(day)).toHaveLength(rows));

  it('asks for every month it shows a day of', () => {
    expect(viewMonths('mes', '2026-02-10')).toEqual(['2026-02']);
    expect(viewMonths('mes', '2026-08-10')).toEqual(['2026-07', '2026-08', '2026-09']);
    expect(viewMonths('semana', '2026-11-30')).toEqual(['2026-11', '2026-12']);
    expect(viewMonths('lista', '2026-08-10')).toEqual(['2026-08']);
  });

  it('is of its own days', () => {
    expect([ownDays('mes', '2028-02-10').length, ownDays('semana', '2028-02-10').length]).toEqual([29, 7]);
  });
});

describe('going on', () => {
  it('turns a month to the same day, or to its last', () => {
    expect(turnPeriod('mes', '2026-01-31', 1)).toBe('2026-02-28');
    expect(turnPeriod('lista', '2026-01-15', -1)).toBe('2025-12-15');
    expect(turnPeriod('semana', '2026-02-26', 1)).toBe('2026-03-05');
  });

  it.each([
    ['ArrowLeft', false, '2026-11-30'],
    ['ArrowRight', false, '2026-12-02'],
    ['ArrowUp', false, '2026-11-24'],
    ['ArrowDown', false, '2026-12-08'],
    ['Home', false, '2026-11-29'],
    ['End', false, '2026-12-05'],
    ['PageUp', false, '2026-11-01'],
    ['PageDown', false, '2027-01-01'],
    ['PageUp', true, '2025-12-01'],
    ['PageDown', true, '2027-12-01'],
    ['a', false, null],
  ])('by %s (shift %s) from Tuesday 1 December leads to %s', (key, shift, day) =>
    expect(dayAfterKey(key, shift, '2026-12-01', 'mes')).toBe(day),
  );

  it('by key in the week keeps to days and weeks', () => {
    const after = (key: string) => dayAfterKey(key, false, '2026-12-01', 'semana');
    expect(['ArrowUp', 'ArrowRight', 'PageDown'].map(after)).toEqual([null, '2026-12-02', '2026-12-08']);
  });
});

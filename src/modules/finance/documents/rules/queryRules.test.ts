import { describe, expect, it } from 'vitest';
import { daysBetween } from '@/platform/format/date';
import type { DocumentRow } from '../documentTypes';
import { LONGEST_DAYS, queryPeriod } from './queryPeriod';
import { openSums } from './querySums';

const TODAY = '2026-11-22';

describe('the period of a query', () => {
  it('is the year until today unless one is chosen', () => {
    expect(queryPeriod(null, TODAY)).toEqual({ from: '2025-11-23', to: TODAY });
    expect(queryPeriod({ from: 'ontem', to: 7 }, TODAY)).toEqual({ from: '2025-11-23', to: TODAY });
    expect(queryPeriod(null, '2028-02-29')).toEqual({ from: '2027-03-01', to: '2028-02-29' });
  });

  it('is the chosen one, whichever end was typed first', () => {
    const days = { from: '2026-03-01', to: '2026-03-31' };
    expect(queryPeriod(days, TODAY)).toEqual(days);
    expect(queryPeriod({ from: days.to, to: days.from }, TODAY)).toEqual(days);
    expect(queryPeriod({ from: TODAY, to: TODAY }, TODAY)).toEqual({ from: TODAY, to: TODAY });
  });

  it('is never longer than a year', () => {
    const whole = { from: '2027-03-01', to: '2028-02-29' };
    expect(queryPeriod(whole, TODAY)).toEqual(whole);
    for (const odd of [
      { from: '2020-01-01', to: '2026-11-22' },
      { from: '2024-01-01', to: null },
      { from: null, to: '2024-12-31' },
      { from: '2026-11-22', to: '2020-01-01' },
    ]) {
      const { from, to } = queryPeriod(odd, TODAY);
      expect(daysBetween(from, to)).toBe(LONGEST_DAYS - 1);
    }
  });
});

it('what is open of both sides is summed apart, in whole cents', () => {
  const row = (movement: DocumentRow['movement'], open: number | null) => ({ movement, open }) as DocumentRow;
  const rows = [row('EXPENSE', 10), row('EXPENSE', 20), row('INCOME', 5), row(null, 99), row('INCOME', null)];
  expect(openSums(rows)).toEqual({ toPay: 30, toReceive: 5 });
});

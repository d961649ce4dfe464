import { expect, it } from 'vitest';
import { addDays } from '@/platform/format/date';
import type { Quote } from './quotes';
import { buyTrend, within } from './trend';

const at = (buy: number, day = '2026-09-18'): Quote => ({
  moment: `${day} 13:03`,
  day,
  time: '13:03',
  buy,
  sell: buy + 0.0006,
  bulletin: '',
});

it.each([
  [5.4127, 5.3987, 'up', '+0,0140 (+0,26%)'],
  [5.3987, 5.4127, 'down', '-0,0140 (-0,26%)'],
  [5.1, 5.1, 'flat', '0,0000 (0,00%)'],
  // Binary dust: 5.3 − 5.2 is 0.09999999999999964.
  [5.3, 5.2, 'up', '+0,1000 (+1,92%)'],
])('%d after %d goes %s by %s', (shown, before, direction, text) => {
  expect(buyTrend(at(shown), at(before))).toEqual({ direction, text });
});

it('says nothing without a quote before', () => {
  expect(buyTrend(at(5.4), null)).toBeUndefined();
});

it('keeps the days of the chosen period, counted back from the last quote', () => {
  const history = Array.from({ length: 100 }, (_, index) => at(5, addDays('2026-06-11', index)));
  expect(history.at(-1)?.day).toBe('2026-09-18');
  expect(within(history, '7').map(({ day }) => day)).toEqual(
    ['12', '13', '14', '15', '16', '17', '18'].map((day) => `2026-09-${day}`),
  );
  expect(within(history, '30')).toHaveLength(30);
  expect(within(history, 'all')).toHaveLength(100);
  expect(within([], '7')).toEqual([]);
});

import { addDays } from '@/platform/format/date';
import { formatNumber, roundHalfAway } from '@/platform/format/number';
import type { Trend } from '@/platform/ui/MetricTile';
import type { Quote } from './quotes';

/** Prices of the dollar have four decimals. */
export const PRICE = { decimals: 4 } as const;

/** The mini-chart draws so many. */
export const MINI_POINTS = 7;

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/** How the buy quote moved against the one before: arrow, difference and percentage. */
export function buyTrend(shown: Quote, previous: Quote | null): Trend | undefined {
  if (!previous) return undefined;
  const change = roundHalfAway(shown.buy - previous.buy, 4);
  const percent = previous.buy === 0 ? 0 : (change / previous.buy) * 100;
  return {
    direction: change > 0 ? 'up' : change < 0 ? 'down' : 'flat',
    text: `${signed(change, formatNumber(change, PRICE))} (${signed(change, formatNumber(percent))}%)`,
  };
}

export const PERIODS = ['7', '30', '90', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** The quotes of so many days up to the last one. */
export function within(history: readonly Quote[], period: Period): readonly Quote[] {
  const last = history.at(-1);
  if (period === 'all' || !last) return history;
  const after = addDays(last.day, -Number(period));
  return history.filter(({ day }) => day > after);
}

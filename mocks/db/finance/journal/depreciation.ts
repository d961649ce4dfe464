import type { Asset } from '../patrimonyTypes';

const inCents = (value: number) => Math.round(value * 100);

/** The same day some months on, or the last one of a shorter month. */
export function monthsOn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The last day of a month that is so many months after that of a day. */
const monthEnd = (day: string, months: number) => monthsOn(`${day.slice(0, 7)}-31`, months);

type Wearing = Pick<
  Asset,
  'purchasePrice' | 'residualValue' | 'usefulLifeMonths' | 'depreciationStart' | 'purchaseDate'
>;

/**
 * What an asset loses at the end of each month, in cents: (price − residual value) ÷ months, the last one taking what
 * rounding leaves (finance decisions §4.4: 300 000, 60 000 and 120 months give 2 000,00).
 * @param until last day that counts, yyyy-MM-dd
 */
export function quotasOf(
  { purchasePrice, residualValue, usefulLifeMonths: life, depreciationStart, purchaseDate }: Wearing,
  until: string,
): { day: string; cents: number }[] {
  const start = depreciationStart ?? purchaseDate;
  if (purchasePrice === null || life === null || start === null) return [];
  const total = inCents(purchasePrice) - inCents(residualValue ?? purchasePrice);
  if (total <= 0) return [];
  const even = Math.round(total / life);
  const quotas: { day: string; cents: number }[] = [];
  let worn = 0;
  for (let at = 0; at < life; at += 1) {
    const day = monthEnd(start, at);
    if (day > until) break;
    const cents = at + 1 === life ? total - worn : Math.min(even, total - worn);
    worn += cents;
    quotas.push({ day, cents });
  }
  return quotas;
}

/** A number of a series that was used, by an invoice in whatever state or by a void range. */
export interface UsedNumber {
  readonly series: string;
  /** Digits; '' where the invoice has no number yet. */
  readonly number: string;
}

/** Numbers from one to another, both of them included. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}
export interface SeriesRange extends NumberRange {
  readonly series: string;
}
export interface SeriesGaps {
  readonly series: string;
  readonly first: number;
  readonly last: number;
  readonly gaps: readonly NumberRange[];
}

const LARGEST = 999_999_999;
const plainSeries = (series: string) => series.trim().replace(/^0+(?=\d)/, '');

/** The whole number that a text of digits is, between 1 and the largest that an invoice may have; else null. */
export function invoiceNumber(text: string): number | null {
  const digits = text.replace(/[.\s]/g, '');
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= LARGEST ? value : null;
}

/**
 * Numbers that a series skipped: those between the first and the last that are known, which no invoice has and which
 * were not made void. What lies before the first known number is of another system, what lies after the last is still
 * to come; neither is a gap.
 */
export function numberGaps(
  used: readonly UsedNumber[],
  voided: readonly SeriesRange[] = [],
): readonly SeriesGaps[] {
  const bySeries = new Map<string, NumberRange[]>();
  const put = (series: string, range: NumberRange) => {
    const key = plainSeries(series);
    bySeries.set(key, [...(bySeries.get(key) ?? []), range]);
  };
  for (const { series, number } of used) {
    const value = invoiceNumber(number);
    if (value !== null && series.trim() !== '') put(series, { from: value, to: value });
  }
  for (const { series, from, to } of voided) if (from <= to) put(series, { from, to });
  return [...bySeries]
    .map(([series, ranges]): SeriesGaps => {
      const sorted = ranges.toSorted((a, b) => a.from - b.from);
      const gaps: NumberRange[] = [];
      let last = (sorted[0]?.from ?? 1) - 1;
      for (const { from, to } of sorted) {
        if (from > last + 1) gaps.push({ from: last + 1, to: from - 1 });
        last = Math.max(last, to);
      }
      return { series, first: sorted[0]?.from ?? 0, last, gaps };
    })
    .toSorted((a, b) => Number(a.series) - Number(b.series));
}

export type VoidFault = 'number' | 'order' | 'used' | 'voided' | 'ahead';

/**
 * Why a range may not be made void; null when it may. A number that an invoice has is used, also when it was rejected
 * and waits for another sending; numbers after the last used one are still to be given.
 */
export function voidFault(
  { series, from, to }: { readonly series: string; readonly from: number | null; readonly to: number | null },
  used: readonly UsedNumber[],
  voided: readonly SeriesRange[] = [],
): VoidFault | null {
  if (from === null || to === null) return 'number';
  if (from > to) return 'order';
  const same = (other: string) => plainSeries(other) === plainSeries(series);
  const numbers = used.flatMap((row) => (same(row.series) ? (invoiceNumber(row.number) ?? []) : []));
  if (numbers.some((number) => number >= from && number <= to)) return 'used';
  if (voided.some((range) => same(range.series) && range.from <= to && range.to >= from)) return 'voided';
  return to > Math.max(0, ...numbers) ? 'ahead' : null;
}

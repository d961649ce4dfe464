import { formatCents } from '@/platform/format/money';
import { formatNumber, roundHalfAway } from '@/platform/format/number';

/** A difference is read by its sign: what is more carries its plus. What rounds to nothing has none. */
const withSign = (value: number, decimals: number, text: string) =>
  roundHalfAway(value, decimals) > 0 ? `+${text}` : text;

/** 123456 → '+1.234,56'. */
export const signedCents = (cents: number): string => withSign(cents, 0, formatCents(cents));

/** 12.34 → '+12,3'. */
export const signedPercent = (percent: number): string =>
  withSign(percent, 1, formatNumber(percent, { decimals: 1 }));

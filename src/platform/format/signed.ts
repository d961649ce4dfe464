import { formatCents } from './money';
import { formatNumber, roundHalfAway } from './number';
import { formatPercent } from './percent';

/** A difference is read by its sign: what is more carries its plus. What rounds to nothing has none. */
const withSign = (value: number, decimals: number, text: string) =>
  roundHalfAway(value, decimals) > 0 ? `+${text}` : text;

/** 12.34 with one decimal → '+12,3'; without decimals '+12', '-8', '0'. */
export const signedNumber = (value: number, decimals = 0): string =>
  withSign(value, decimals, formatNumber(value, { decimals }));

/** 12.34 with one decimal → '+12,3%'. */
export const signedPercent = (value: number, decimals = 2): string =>
  withSign(value, decimals, formatPercent(value, { decimals }));

/** 123456 → '+1.234,56'. */
export const signedCents = (cents: number): string => withSign(cents, 0, formatCents(cents));

import { formatNumber } from '@/platform/format/number';

export const UNKNOWN = '–';

/** A figure as it is written; a dash where it is not known. */
export const figureText = (value: number | null, decimals = 2) =>
  value === null ? UNKNOWN : formatNumber(value, { decimals });

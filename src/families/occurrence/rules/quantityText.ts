import { formatNumber } from '@/platform/format/number';

/** Decimals of a quantity that is typed: a millilitre of a cubic metre. */
export const QUANTITY_DECIMALS = 6;

/** A quantity of goods; a small one keeps three digits: '0,0267'. */
export const quantityText = (value: number, minDecimals = 0): string =>
  formatNumber(value, { decimals: 2, minDecimals, significant: 3 });

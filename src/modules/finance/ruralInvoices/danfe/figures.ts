/** Figures of the paper are Brazilian whatever the language of the page. */
const figures = (least: number, most: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most });

const MONEY = figures(2, 2);
const QUANTITY = figures(0, 4);
/** A unit's price has up to ten decimals in the layout; what a file says beyond that is rounded there. */
const PRICE = figures(2, 10);
const WEIGHT = figures(3, 3);
const RATE = figures(2, 4);

type Figure = number | null;
const written = (format: Intl.NumberFormat) => (value: Figure) =>
  value === null || !Number.isFinite(value) ? '' : format.format(value);

/** Of cents: 123456 → '1.234,56'. Null is unknown and stays empty. */
export const moneyText = (cents: Figure) => written(MONEY)(cents === null ? null : cents / 100);
export const quantityText = written(QUANTITY);
export const priceText = written(PRICE);
export const weightText = written(WEIGHT);
export const rateText = written(RATE);
/** '000.000.123' as the manual writes numbers; '' without one. */
export function numberText(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits === '' ? '' : digits.padStart(9, '0').replace(/\B(?=(\d{3})+$)/g, '.');
}

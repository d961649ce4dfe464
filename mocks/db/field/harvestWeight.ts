const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Per cent of moisture and impurity up to which nothing is discounted. */
const LIMITS: Readonly<Record<string, readonly [moisture: number, impurity: number]>> = {
  SOY: [14, 1],
  MAIZE: [14, 1],
  WHEAT: [13, 1],
};

/** Kilograms that count as harvested: what the discounts leave of the net weight; null without one. */
export function finalKg(values: Readonly<Record<string, unknown>>): number | null {
  const { netKg, standard, discountOrder, otherDiscountKg } = values;
  if (!isNumber(netKg)) return null;
  const base = (name: string) => (isNumber(values[name]) ? values[name] : Infinity);
  const [moist, impure] = LIMITS[String(standard)] ?? [base('moistureBase'), base('impurityBase')];
  const part = (found: unknown, limit: number) =>
    isNumber(found) && found > limit ? (found - limit) / (100 - limit) : 0;
  const [moisture, impurity] = [part(values['moisture'], moist), part(values['impurity'], impure)];
  const parts = discountOrder === 'MOISTURE_FIRST' ? [moisture, impurity] : [impurity, moisture];
  const left = parts.reduce((kg, share) => kg - kg * share, netKg);
  return Math.round((left - (isNumber(otherDiscountKg) ? otherDiscountKg : 0)) * 100) / 100;
}

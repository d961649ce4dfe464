import type { AgreementLine, PriceFixing } from './agreementTypes';

const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** How much of a contract has a price. */
export const fixedQuantity = (fixings: readonly PriceFixing[]) =>
  round(
    fixings.reduce((sum, { quantity }) => sum + quantity, 0),
    3,
  );

/** The mean price of what was fixed, by quantity; null where nothing was. */
export function fixedMean(fixings: readonly PriceFixing[]): number | null {
  const all = fixedQuantity(fixings);
  const value = fixings.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  return all === 0 ? null : round(value / all, 4);
}

/** Deliveries in their order take the prices in theirs; one that is not wholly priced has no value. */
export function valuedDeliveries(
  deliveries: readonly AgreementLine[],
  fixings: readonly PriceFixing[],
): AgreementLine[] {
  const left = fixings.map(({ quantity, unitPrice }) => ({ quantity, unitPrice }));
  return deliveries.map((line) => {
    if (line.quantity === null) return line;
    let [open, value] = [line.quantity, 0];
    for (const part of left) {
      const taken = Math.min(open, part.quantity);
      part.quantity = round(part.quantity - taken, 3);
      open = round(open - taken, 3);
      value += taken * part.unitPrice;
    }
    return { ...line, value: open > 0 ? null : round(value, 2) };
  });
}

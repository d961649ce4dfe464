/** Without a cost, as in a plan whose expenses are not entered yet, there is nothing to break even with. */
const hasCost = (cost: number | null): cost is number => cost !== null && cost > 0;

/** Units that must be sold at a price (reais) to pay for a cost (cents); null where there is no cost or no price. */
export function breakEvenUnits(cost: number | null, price: number | null): number | null {
  return !hasCost(cost) || !price || price <= 0 ? null : cost / 100 / price;
}

/** Price (reais) at which a quantity pays for a cost (cents); null where there is no cost or no quantity. */
export function breakEvenPrice(cost: number | null, quantity: number | null): number | null {
  return !hasCost(cost) || !quantity || quantity <= 0 ? null : cost / 100 / quantity;
}

/** Units that must be sold at a price (reais) to pay for a cost (cents); null where there is no price. */
export function breakEvenUnits(cost: number | null, price: number | null): number | null {
  return cost === null || !price || price <= 0 ? null : cost / 100 / price;
}

/** Price (reais) at which a quantity pays for a cost (cents); null for no quantity. */
export function breakEvenPrice(cost: number | null, quantity: number | null): number | null {
  return cost === null || !quantity || quantity <= 0 ? null : cost / 100 / quantity;
}

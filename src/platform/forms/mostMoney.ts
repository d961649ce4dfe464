/**
 * The greatest amount of money that is taken, in cents: R$ 99.999.999.999,99. Sums of some hundred such amounts are still
 * exact to the cent, and each can be read in a cell.
 */
export const MOST_CENTS = 9_999_999_999_999;

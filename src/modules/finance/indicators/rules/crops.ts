import type { Parts } from '@/families/report/board/boardTypes';
import { quotient } from '@/families/report/board/rules/indicatorFigures';

/** Mean price of a sack in cents: what was received ÷ sacks sold. */
export const sackPrice = ({ income, sold }: Parts) => quotient(income, sold);

/** Cents: yield × price − cost of a hectare. */
export function marginPerHectare(parts: Parts): number | null {
  const { sacks, area, cost } = parts;
  const [yielded, price, spent] = [quotient(sacks, area), sackPrice(parts), quotient(cost, area)];
  return yielded === null || price === null || spent === null ? null : yielded * price - spent;
}

/** Sacks of a hectare that pay its cost: cost of a hectare ÷ price. */
export const breakEven = (parts: Parts) => quotient(quotient(parts.cost, parts.area), sackPrice(parts));

/** Sacks that buy a tonne of fertilizer. */
export const exchange = (parts: Parts) =>
  quotient(quotient(parts.fertilizerCost, parts.fertilizer), sackPrice(parts));

import { deliveredResult } from '@/domain/lots/performance';
import type { Parts } from '@/families/report/board/boardTypes';
import { quotient } from '@/families/report/board/rules/indicatorFigures';

/** Live weight of one animal unit, kg. */
const UNIT_KG = 450;

type Quantity = number | null | undefined;

/** Animal units: live weight in kg ÷ 450. */
export const animalUnits = (liveWeight: Quantity) => quotient(liveWeight, UNIT_KG);

/** Offtake in per cent: (sold − bought + closing − opening heads) ÷ opening heads × 100. */
export function offtake({ sold, bought, opening, closing }: Parts): number | null {
  if (sold == null || bought == null || opening == null || closing == null) return null;
  return quotient(sold - bought + closing - opening, opening, 100);
}

/** Feed conversion by delivered weight: kg of feed ÷ kg delivered alive. */
export const feedConversion = (feed: Quantity, delivered: Quantity) => quotient(feed, delivered);

/** Heads left of those housed or stocked, in per cent. */
export const survival = (left: Quantity, housed: Quantity) => quotient(left, housed, 100);

/**
 * European production efficiency factor (IEP) by delivered weight, of all lots together.
 * Heads are weighed by number: `ageDays` is the sum over the heads delivered.
 */
export function efficiencyFactor({ delivered, deliveredHeads, housed, feed, ageDays }: Parts): number | null {
  if (delivered == null || deliveredHeads == null || housed == null || feed == null || ageDays == null)
    return null;
  const result = deliveredResult({
    housed,
    lost: housed - deliveredHeads,
    birds: deliveredHeads,
    kg: delivered,
    birdDays: ageDays,
    feedKg: feed,
  });
  return result?.efficiency ?? null;
}

/**
 * Specific growth rate in % a day: (ln final − ln initial mean weight) ÷ days × 100, the mean weight being biomass ÷ heads.
 */
export function growthRate({
  initialBiomass,
  fishStocked,
  finalBiomass,
  fishLeft,
  days,
}: Parts): number | null {
  const [initial, final] = [quotient(initialBiomass, fishStocked), quotient(finalBiomass, fishLeft)];
  if (initial === null || final === null || initial <= 0 || final <= 0) return null;
  return quotient(Math.log(final) - Math.log(initial), days, 100);
}

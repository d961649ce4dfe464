import type { LineValues } from '../activityValues';
import { type PlannedProduct, sameName } from './barter';

/** A product of this plan that another planning of the same crop year has in the same cost center. */
export interface PlannedTwice {
  readonly productName: string;
  readonly centerId: number;
  readonly title: string;
}

/** Products that other plannings have in the same center already, each of them once. */
export function plannedElsewhere(
  lines: readonly Pick<LineValues, 'productName' | 'centerId'>[],
  others: readonly PlannedProduct[],
): readonly PlannedTwice[] {
  const found = others.flatMap(({ productName, centerId, title }) => {
    const isHere = (line: Pick<LineValues, 'productName' | 'centerId'>) =>
      line.centerId === centerId && sameName(line.productName, productName);
    return centerId !== null && productName !== '' && lines.some(isHere)
      ? [{ productName, centerId, title }]
      : [];
  });
  return found.filter(
    (one, at) =>
      found.findIndex(
        (each) =>
          each.centerId === one.centerId &&
          each.title === one.title &&
          sameName(each.productName, one.productName),
      ) === at,
  );
}

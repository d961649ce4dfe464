import { roundHalfAway } from '@/platform/format/number';

/**
 * How many decimals a column needs so that each of its figures is whole, between `min` and `max`: all of a column stand
 * with as many, and none with needless zeros.
 */
export function decimalsNeeded(
  figures: readonly (number | null)[],
  { min, max }: { readonly min: number; readonly max: number },
): number {
  for (let decimals = min; decimals < max; decimals += 1)
    if (figures.every((figure) => figure === null || roundHalfAway(figure, decimals) === figure))
      return decimals;
  return max;
}

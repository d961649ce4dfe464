import { roundHalfAway } from '@/platform/format/number';

/** The sum of some reais, without the dust of binary sums. */
export function sumOf(values: readonly number[]): number {
  return roundHalfAway(
    values.reduce((sum, value) => sum + value, 0),
    2,
  );
}

import { numberOf } from '@/platform/http/loose';
import { seedKgPerHectare, seedsPerHectare } from '../../occurrences/rules/field';
import type { PlotWork } from '../analysisTypes';

/** Seeds sown and plants expected, of what the planting tells. */
export function sowingOf(works: readonly PlotWork[], plantingId: number) {
  const values = works.find(({ record }) => record.id === plantingId)?.record.values;
  const [perMetre, row] = [numberOf(values?.['seedsPerMetre']), numberOf(values?.['rowCm'])];
  const seeds = perMetre === null || row === null ? null : seedsPerHectare(perMetre, row);
  const [germination, weight] = [numberOf(values?.['germination']), numberOf(values?.['thousandWeight'])];
  return {
    seeds,
    plants: seeds === null || germination === null ? null : (seeds * germination) / 100,
    kg: seeds === null || weight === null ? null : seedKgPerHectare(seeds, weight),
  };
}

/** The mean yield of former harvests whose yield is known, and how many they are; null where there is none. */
export function formerYield(former: readonly { readonly yield: number | null }[]) {
  const yields = former.flatMap(({ yield: sacks }) => sacks ?? []);
  if (yields.length === 0) return null;
  return { mean: yields.reduce((sum, sacks) => sum + sacks, 0) / yields.length, count: yields.length };
}

import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { FISH, amountOf } from '../parts/shared';

const average = (values: Readonly<Record<string, unknown>>) => {
  const { weightKg, fish } = values;
  if (typeof weightKg !== 'number' || typeof fish !== 'number' || fish <= 0) return {};
  return { averageWeight: Math.round(((weightKg * 1000) / fish) * 100) / 100 };
};

/** Fish of a net, weighed together: 12,6 kg of 90 fish are 140 g each. */
export const fishSampling = defineOccurrence({
  slug: 'amostragem-de-peixes',
  where: FISH,
  needsAnimals: true,
  subject: 'one',
  fields: [
    {
      name: 'weightKg',
      kind: 'number',
      unit: 'kg',
      decimals: 3,
      min: 0,
      above: true,
      required: true,
      derive: average,
    },
    { name: 'fish', kind: 'integer', min: 1, max: 100_000, required: true, derive: average },
    { name: 'averageWeight', kind: 'number', unit: 'g', min: 0, above: true, required: true },
  ],
  emptyValues: { weightKg: null, fish: null, averageWeight: null },
  effects: (values) =>
    typeof values['averageWeight'] === 'number'
      ? [{ figure: 'weight', value: values['averageWeight'], meanOf: amountOf(values['fish']) }]
      : [],
  summary: (values, { word, figure }) =>
    word('summary', { weight: figure(values['averageWeight']), fish: figure(values['fish']) }),
});

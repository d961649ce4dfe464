import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { rowsIn } from '@/families/occurrence/occurrenceFields';
import { roundHalfAway } from '@/platform/format/number';
import { numberOf } from '@/platform/http/loose';
import { expectedNotes, fishWeightDoubt, netDoubts } from '../parts/fishWeight';
import { FISH, amountOf } from '../parts/shared';

type Values = Readonly<Record<string, unknown>>;

/** Σ kg ÷ Σ fish, g: 12,6 kg of 90 fish are 140 g each; null while either is missing. */
function meanOf({ weightKg, fish }: Values): number | null {
  if (typeof weightKg !== 'number' || typeof fish !== 'number' || fish <= 0) return null;
  return roundHalfAway((weightKg * 1000) / fish, 2);
}

const withMean = (values: Values): Values => {
  const mean = meanOf(values);
  return mean === null ? {} : { averageWeight: mean };
};

/** What all nets held together; null without nets. */
function pooled(values: Values): { readonly weightKg: number; readonly fish: number } | null {
  const nets = rowsIn(values['nets']);
  if (nets.length === 0) return null;
  const sum = (name: string) => nets.reduce((all, net) => all + amountOf(net[name]), 0);
  return { weightKg: roundHalfAway(sum('weightKg'), 3), fish: sum('fish') };
}

/** Fish of one or several nets, weighed together: the mean counts each net with its fish. */
export const fishSampling = defineOccurrence({
  slug: 'amostragem-de-peixes',
  where: FISH,
  needsAnimals: true,
  subject: 'one',
  fields: [
    {
      name: 'nets',
      kind: 'rows',
      span: 12,
      columns: [
        { name: 'weightKg', kind: 'number', unit: 'kg', decimals: 3, min: 0, above: true, max: 100_000 },
        { name: 'fish', kind: 'integer', min: 1, max: 100_000 },
      ],
      derive: (values) => {
        const all = pooled(values);
        return all ? { ...all, ...withMean(all) } : {};
      },
    },
    {
      name: 'weightKg',
      kind: 'number',
      unit: 'kg',
      decimals: 3,
      min: 0,
      above: true,
      required: true,
      span: 4,
      derive: withMean,
    },
    { name: 'fish', kind: 'integer', min: 1, max: 1_000_000, required: true, span: 4, derive: withMean },
    { name: 'averageWeight', kind: 'number', unit: 'g', min: 0, above: true, required: true, span: 4 },
  ],
  emptyValues: { nets: [], weightKg: null, fish: null, averageWeight: null },
  check: (values) => {
    const all = pooled(values);
    if (all && all.fish !== values['fish'])
      return [{ field: 'fish', key: 'netsFish', values: { fish: all.fish } }];
    if (all && all.weightKg !== values['weightKg'])
      return [{ field: 'weightKg', key: 'netsKg', values: { kg: all.weightKg } }];
    const mean = meanOf(values);
    if (mean === null || Math.abs(mean - amountOf(values['averageWeight'])) <= 0.02) return [];
    return [{ field: 'averageWeight', key: 'fishMean', values: { mean } }];
  },
  doubts: (values, context) => {
    const nets = rowsIn(values['nets']).map(({ weightKg, fish }) => ({
      weightKg: numberOf(weightKg),
      fish: numberOf(fish),
    }));
    const mixed = nets.length > 1 ? netDoubts(nets, values, context) : [];
    if (mixed.length > 0) return mixed;
    return fishWeightDoubt('averageWeight', numberOf(values['averageWeight']), values, context, {
      tooLittle: 't',
      tooMuch: 'g',
    });
  },
  notes: expectedNotes,
  effects: (values) =>
    typeof values['averageWeight'] === 'number'
      ? [{ figure: 'weight', value: values['averageWeight'], meanOf: amountOf(values['fish']) }]
      : [],
  summary: (values, { word, figure }) =>
    word('summary', { weight: figure(values['averageWeight']), fish: figure(values['fish']) }),
});

import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import type {
  OccurrenceFault,
  OccurrenceSubject,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { partsIn, restOfParts, sumOfParts } from '@/families/occurrence/rules/parts';
import { formatNumber } from '@/platform/format/number';
import { numberOf } from '@/platform/http/loose';
import { costNote } from '../parts/feedCost';
import { biomassOn, dayIn, fishOf, needOf, pricesOf, weightOn } from '../parts/fishSubject';
import { FISH, amountOf } from '../parts/shared';

const KG = 'KG';
const TAKEN = 'depletion.0.quantity';

/** kg that a lot needs on a day; null where that is not known. */
export const needKg = (subject: OccurrenceSubject, values: OccurrenceValues): number | null => {
  const need = needOf(subject, values);
  return need.kind === 'ration' ? need.kg : null;
};

/** What a lot needs on that day with its arithmetic, or why nothing is known of it. */
export function needNote(subject: OccurrenceSubject, values: OccurrenceValues): OccurrenceFault | null {
  if (fishOf(subject) === null) return null;
  const need = needOf(subject, values);
  const field = 'parts';
  if (need.kind === 'noTemperature')
    return { field, key: 'need.noTemperature', values: { below: need.below } };
  if (need.kind !== 'ration') return { field, key: `need.${need.kind}` };
  const { kg, biomass, biomassPercent, correction } = need;
  const grams = weightOn(subject, dayIn(subject, values))?.grams ?? 0;
  const figures = {
    kg: kilograms(kg),
    biomass: formatNumber(biomass, { decimals: 1 }),
    percent: biomassPercent,
    grams: formatNumber(grams, { decimals: grams < 10 ? 2 : 0 }),
  };
  if (correction === null) return { field, key: 'need.uncorrected', values: figures };
  const { temperature, percent: corrected } = correction;
  return { field, key: 'need.corrected', values: { ...figures, temperature, corrected } };
}

const kilograms = (value: number) => formatNumber(value, { decimals: 3 });

/** How fish took their feed, the best first. */
export const APPETITES = ['bom', 'medio', 'ruim'] as const;
export type Appetite = (typeof APPETITES)[number];

/** Feed given to one or several tanks: proposed by what they need, by biomass or equally. */
export const feedSupply = defineOccurrence({
  slug: 'fornecimento-de-racao',
  where: FISH,
  needsAnimals: true,
  subject: 'several',
  shared: true,
  partsField: 'parts',
  depletes: 'one',
  fields: [
    { name: 'feed', kind: 'text', maxLength: 60, required: true },
    {
      name: 'quantityKg',
      kind: 'number',
      unit: 'kg',
      decimals: 3,
      min: 0,
      above: true,
      required: true,
      // What is taken out of stock is what is given, where that is counted in kg.
      followsSubjects: true,
      derive: ({ depletion, quantityKg }) =>
        (depletion[0]?.unit ?? KG) === KG ? { [TAKEN]: numberOf(quantityKg) } : {},
    },
    {
      name: 'waterTemperature',
      kind: 'number',
      unit: '°C',
      decimals: 1,
      min: 5,
      max: 40,
      helper: true,
    },
    {
      name: 'appetite',
      kind: 'select',
      options: APPETITES,
      // Of several tanks each had its own.
      shownWhen: ({ subjectIds }) => subjectIds.length < 2,
    },
    {
      name: 'parts',
      kind: 'parts',
      of: 'quantityKg',
      unit: 'kg',
      decimals: 3,
      span: 12,
      about: needNote,
      ways: [
        { id: 'need', shareOf: needKg, makesTotal: true, proposed: true },
        {
          id: 'biomass',
          shareOf: (subject, values) =>
            fishOf(subject) === null ? subject.share : biomassOn(subject, dayIn(subject, values)),
          proposed: true,
        },
        { id: 'equally', shareOf: () => 1 },
      ],
    },
  ],
  emptyValues: { feed: '', quantityKg: null, waterTemperature: null, appetite: null, parts: [] },
  // What the tanks had makes the whole to the gram: 30,044 + 19,978 + 49,978 = 100 kg.
  check: (values, { subjects }) => {
    if (subjects.length < 2) return [];
    const parts = partsIn(values['parts']);
    const missing = parts.findIndex(({ value }) => value === null);
    if (missing >= 0 || parts.length !== subjects.length)
      return [{ field: `parts.${Math.max(0, missing)}.value`, key: 'partMissing' }];
    const negative = parts.findIndex(({ value }) => (value ?? 0) < 0);
    if (negative >= 0) return [{ field: `parts.${negative}.value`, key: 'partNegative' }];
    const rest = restOfParts(amountOf(values['quantityKg']), parts);
    if (rest === 0) return [];
    const figures = { sum: kilograms(sumOfParts(parts)), rest: kilograms(Math.abs(rest)) };
    return [{ field: 'quantityKg', key: rest > 0 ? 'partsShort' : 'partsOver', values: figures }];
  },
  // Of several lots it stands at the part of each.
  notes: (values, { subjects: [subject, ...others] }) => {
    const need = subject && others.length === 0 ? needNote(subject, values) : null;
    const costs = [subject, ...others].map((one) => costNote(one, values, pricesOf(one)));
    // Of several lots each has a cost of its own, which stands once where it is the same.
    const cost = new Set(costs.map((note) => JSON.stringify(note))).size === 1 ? costs[0] : null;
    return [need, cost].filter((note) => note != null);
  },
  effects: (values) => [{ figure: 'feed', value: amountOf(values['quantityKg']) }],
  summary: (values, { word, figure, named }) =>
    [
      `${named('feed')} · ${figure(values['quantityKg'])} kg`,
      ...(values['appetite'] ? [word('appetite', { appetite: named('appetite') })] : []),
    ].join(' · '),
});

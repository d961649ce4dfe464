import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { partsIn, restOfParts, sumOfParts } from '@/families/occurrence/rules/parts';
import { formatNumber } from '@/platform/format/number';
import { FISH, amountOf } from '../parts/shared';

const kilograms = (value: number) => formatNumber(value, { decimals: 3 });

/** Feed given to one or several tanks. */
export const feedSupply = defineOccurrence({
  slug: 'fornecimento-de-racao',
  where: FISH,
  needsAnimals: true,
  subject: 'several',
  shared: true,
  partsField: 'parts',
  fields: [
    { name: 'feed', kind: 'text', maxLength: 60, required: true },
    { name: 'quantityKg', kind: 'number', unit: 'kg', decimals: 3, min: 0, above: true, required: true },
    { name: 'parts', kind: 'parts', of: 'quantityKg', unit: 'kg', decimals: 3, span: 12 },
  ],
  emptyValues: { feed: '', quantityKg: null, parts: [] },
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
  effects: (values) => [{ figure: 'feed', value: amountOf(values['quantityKg']) }],
  summary: (values, { figure, named }) => `${named('feed')} · ${figure(values['quantityKg'])} kg`,
});

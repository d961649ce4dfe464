import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { FISH, numberOf } from '../parts/shared';

/** Feed given to one or several tanks. */
export const feedSupply = defineOccurrence({
  slug: 'fornecimento-de-racao',
  where: FISH,
  needsAnimals: true,
  subject: 'several',
  shared: true,
  fields: [
    { name: 'feed', kind: 'text', maxLength: 60, required: true },
    { name: 'quantityKg', kind: 'number', unit: 'kg', decimals: 3, min: 0, above: true, required: true },
  ],
  emptyValues: { feed: '', quantityKg: null },
  effects: (values) => [{ figure: 'feed', value: numberOf(values['quantityKg']) }],
  summary: (values, { figure, named }) => `${named('feed')} · ${figure(values['quantityKg'])} kg`,
});

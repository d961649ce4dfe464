import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { aliveWithout, FISH, amountOf } from '../parts/shared';

/** Fish that leave the tank: a part of them, or all. */
export const fishHarvest = defineOccurrence({
  slug: 'despesca',
  where: FISH,
  needsAnimals: true,
  subject: 'one',
  fields: [
    { name: 'kind', kind: 'radio', options: ['parcial', 'total'], required: true },
    { name: 'quantity', kind: 'integer', min: 1, required: true },
    { name: 'weightKg', kind: 'number', unit: 'kg', decimals: 3, min: 0, above: true, required: true },
    { name: 'gta', kind: 'text', maxLength: 30 },
  ],
  emptyValues: { kind: 'parcial', quantity: null, weightKg: null, gta: '' },
  check: (values, context) => {
    const alive = aliveWithout(context, 'quantity');
    if (alive === null || amountOf(values['quantity']) <= alive) return [];
    return [{ field: 'quantity', key: 'moreThanAlive', values: { alive } }];
  },
  effects: (values) => [
    { figure: 'harvested', value: amountOf(values['quantity']) },
    { figure: 'alive', value: -amountOf(values['quantity']), whole: true },
  ],
  summary: (values, { word, figure, named }) =>
    word('summary', {
      kind: named('kind'),
      quantity: figure(values['quantity']),
      weight: figure(values['weightKg']),
    }),
});

import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { BOTH } from '../parts/shared';
import { freeFromText, graceWarning, TREATMENT_EMPTY, TREATMENT_FIELDS } from '../parts/treatment';

/** A treatment by feed, water, bath or injection. */
export const treatment = defineOccurrence({
  slug: 'tratamentos',
  where: BOTH,
  needsAnimals: true,
  subject: 'one',
  depletes: 'one',
  fields: [
    { name: 'via', kind: 'select', options: ['racao', 'agua', 'banho', 'injetavel'], required: true },
    { name: 'product', kind: 'text', maxLength: 100, required: true },
    ...TREATMENT_FIELDS,
  ],
  emptyValues: { via: null, product: '', ...TREATMENT_EMPTY },
  warn: graceWarning,
  effects: () => [],
  summary: (values, { word, named }) =>
    word('summary', { via: named('via'), product: named('product'), date: freeFromText(values) }),
});

import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { BOTH } from '../parts/shared';
import { freeFromText, graceWarning, TREATMENT_EMPTY, TREATMENT_FIELDS } from '../parts/treatment';

/** A disease, its medication, and until when nothing may be slaughtered. */
export const disease = defineOccurrence({
  slug: 'doencas',
  where: BOTH,
  needsAnimals: true,
  subject: 'one',
  depletes: 'one',
  fields: [
    { name: 'disease', kind: 'text', maxLength: 100, required: true },
    { name: 'medication', kind: 'text', maxLength: 100, required: true },
    { name: 'principle', kind: 'text', maxLength: 100 },
    { name: 'dosage', kind: 'text', maxLength: 60, required: true },
    ...TREATMENT_FIELDS,
  ],
  emptyValues: { disease: '', medication: '', principle: '', dosage: '', ...TREATMENT_EMPTY },
  warn: graceWarning,
  effects: () => [],
  summary: (values, { word, named }) =>
    word('summary', {
      disease: named('disease'),
      medication: named('medication'),
      date: freeFromText(values),
    }),
});

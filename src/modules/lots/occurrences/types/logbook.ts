import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { EVERY } from '../parts/shared';

/** Whatever is worth remembering. */
export const logbook = defineOccurrence({
  slug: 'diario-de-bordo',
  where: EVERY,
  needsAnimals: false,
  subject: 'one',
  fields: [{ name: 'text', kind: 'multiline', maxLength: 1000, format: false, required: true, span: 12 }],
  emptyValues: { text: '' },
  effects: () => [],
  summary: (_values, { named }) => named('text'),
});

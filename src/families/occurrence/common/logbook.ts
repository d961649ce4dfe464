import { defineOccurrence } from '../defineOccurrence';

/** Whatever is worth remembering. */
export const logbook = (where: readonly string[]) =>
  defineOccurrence({
    slug: 'diario-de-bordo',
    where,
    needsAnimals: false,
    subject: 'one',
    fields: [{ name: 'text', kind: 'multiline', maxLength: 1000, format: false, required: true, span: 12 }],
    emptyValues: { text: '' },
    effects: () => [],
    summary: (_values, { named }) => named('text'),
  });

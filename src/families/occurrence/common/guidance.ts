import { defineOccurrence } from '../defineOccurrence';

/** What the technician advised. */
export const guidance = (where: readonly string[]) =>
  defineOccurrence({
    slug: 'orientacao-tecnica',
    where,
    needsAnimals: false,
    subject: 'one',
    fields: [
      { name: 'technician', kind: 'text', maxLength: 100, required: true },
      { name: 'done', kind: 'switch' },
      { name: 'text', kind: 'multiline', maxLength: 1000, format: false, required: true, span: 12 },
    ],
    emptyValues: { technician: '', done: false, text: '' },
    effects: () => [],
    summary: (_values, { named }) => `${named('technician')}: ${named('text')}`,
  });

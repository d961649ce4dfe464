import { defineOccurrence } from '../defineOccurrence';

/** What people were taught. */
export const training = (where: readonly string[]) =>
  defineOccurrence({
    slug: 'treinamento',
    where,
    needsAnimals: false,
    subject: 'one',
    fields: [
      { name: 'topic', kind: 'text', maxLength: 100, required: true, span: 12 },
      { name: 'people', kind: 'multiline', maxLength: 500, required: true, span: 8 },
      { name: 'hours', kind: 'number', unit: 'h', min: 0, above: true, max: 100, required: true, span: 4 },
    ],
    emptyValues: { topic: '', people: '', hours: null },
    effects: () => [],
    summary: (values, { figure, named }) => `${named('topic')} · ${figure(values['hours'])} h`,
  });

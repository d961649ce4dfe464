import { defineOccurrence } from '../defineOccurrence';

/** What was found not to be as it must, and who sees to it. */
export const checklist = (where: readonly string[]) =>
  defineOccurrence({
    slug: 'checklist',
    where,
    needsAnimals: false,
    subject: 'one',
    fields: [
      { name: 'item', kind: 'text', maxLength: 100, required: true, span: 12 },
      { name: 'nonConformities', kind: 'multiline', maxLength: 1000, span: 12 },
      { name: 'deadline', kind: 'date', span: 4 },
      { name: 'responsible', kind: 'text', maxLength: 100, span: 4 },
      { name: 'done', kind: 'switch', span: 4 },
    ],
    emptyValues: { item: '', nonConformities: '', deadline: null, responsible: '', done: false },
    effects: () => [],
    summary: (values, { word, named }) =>
      word(values['done'] === true ? 'summaryDone' : 'summary', { item: named('item') }),
  });

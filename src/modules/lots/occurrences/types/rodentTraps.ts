import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { BOTH } from '../parts/shared';

/** A look at a trap for rodents. */
export const rodentTraps = defineOccurrence({
  slug: 'armadilhas-para-roedores',
  where: BOTH,
  needsAnimals: false,
  subject: 'one',
  depletes: 'one',
  fields: [
    { name: 'identification', kind: 'text', maxLength: 30, required: true },
    { name: 'location', kind: 'text', maxLength: 100, required: true },
    { name: 'deaths', kind: 'integer', min: 0, max: 1000, required: true },
    { name: 'baitReplaced', kind: 'switch' },
  ],
  emptyValues: { identification: '', location: '', deaths: 0, baitReplaced: false },
  effects: () => [],
  summary: (values, { word, figure, named }) =>
    word(values['baitReplaced'] === true ? 'summaryReplaced' : 'summary', {
      trap: named('identification'),
      deaths: figure(values['deaths']),
    }),
});

import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { BOTH, daysSince, othersOf } from '../parts/shared';

/** Days after which a test is late. */
const LATE = 7;

/** Whether the generator started. */
export const generatorTest = defineOccurrence({
  slug: 'teste-de-gerador',
  where: BOTH,
  needsAnimals: false,
  subject: 'one',
  fields: [
    { name: 'status', kind: 'radio', options: ['partiu', 'nao-partiu'], required: true },
    { name: 'minutes', kind: 'integer', unit: 'min', min: 0, max: 1440 },
  ],
  emptyValues: { status: 'partiu', minutes: null },
  warn: (values, context) => {
    const at = values.happenedAt;
    const before = othersOf(context, 'teste-de-gerador').flatMap(({ happenedAt }) =>
      at !== null && happenedAt !== null && happenedAt <= at ? [daysSince(happenedAt, at)] : [],
    );
    const days = Math.min(...before);
    return before.length > 0 && days > LATE
      ? [{ field: 'status', key: 'generatorLate', values: { days } }]
      : [];
  },
  effects: () => [],
  summary: (values, { word, figure, named }) =>
    typeof values['minutes'] === 'number'
      ? word('summary', { status: named('status'), minutes: figure(values['minutes']) })
      : named('status'),
});

import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { daysBetween, isLocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { textOf } from '@/platform/http/loose';
import { BOTH } from '../parts/shared';

const daysOf = ({ startDate, endDate }: Readonly<Record<string, unknown>>) =>
  isLocalDate(startDate) && isLocalDate(endDate) ? daysBetween(startDate, endDate) : null;

/** The days that an aviary or tank stands empty between two lots. */
export const sanitaryBreak = defineOccurrence({
  slug: 'vazio-sanitario',
  where: BOTH,
  needsAnimals: false,
  subject: 'one',
  fields: [
    { name: 'startDate', kind: 'date', required: true },
    { name: 'endDate', kind: 'date' },
  ],
  emptyValues: { startDate: null, endDate: null },
  check: (values) => ((daysOf(values) ?? 0) < 0 ? [{ field: 'endDate', key: 'endBeforeStart' }] : []),
  effects: () => [],
  summary: (values, { word, figure }) =>
    word('summary', {
      start: dayText(textOf(values['startDate'])),
      end: dayText(textOf(values['endDate'])) || '–',
      days: figure(daysOf(values)),
    }),
});

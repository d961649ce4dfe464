import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { aliveWithout, BOTH, hoursBetween, amountOf, othersOf } from '../parts/shared';

const HOURS = 72;
const NOTIFIED = 0.1;
const lost = (values: Readonly<Record<string, unknown>>) =>
  amountOf(values['dead']) + amountOf(values['eliminated']);

/** Dead and eliminated of a day. */
export const mortality = defineOccurrence({
  slug: 'mortos-e-eliminados',
  where: BOTH,
  needsAnimals: true,
  subject: 'one',
  fields: [
    { name: 'dead', kind: 'integer', min: 0, required: true },
    { name: 'eliminated', kind: 'integer', min: 0, required: true },
    { name: 'cause', kind: 'text', maxLength: 100, span: 12 },
  ],
  emptyValues: { dead: null, eliminated: 0, cause: '' },
  check: (values, context) => {
    if (lost(values) < 1) return [{ field: 'dead', key: 'noAnimal' }];
    const alive = aliveWithout(context, 'dead', 'eliminated');
    if (alive === null || lost(values) <= alive) return [];
    return [{ field: 'dead', key: 'moreThanAlive', values: { alive } }];
  },
  // More than a tenth within 72 hours is notified to the veterinary service.
  warn: (values, context) => {
    const at = values.happenedAt;
    const alive = aliveWithout(context, 'dead', 'eliminated');
    if (at === null || alive === null) return [];
    const near = othersOf(context, 'mortos-e-eliminados').filter(({ happenedAt }) => {
      const hours = happenedAt === null ? HOURS : Math.abs(hoursBetween(happenedAt, at));
      return hours < HOURS;
    });
    const before = near.reduce((sum, row) => sum + lost(row.values), 0);
    return before + lost(values) > (alive + before) * NOTIFIED ? [{ field: 'dead', key: 'loss72' }] : [];
  },
  effects: (values) => [
    { figure: 'mortality', value: amountOf(values['dead']) },
    { figure: 'elimination', value: amountOf(values['eliminated']) },
    { figure: 'alive', value: -lost(values), whole: true },
  ],
  summary: (values, { word, figure, named }) =>
    [
      word('summary', { dead: figure(values['dead']), eliminated: figure(values['eliminated']) }),
      ...(values['cause'] ? [named('cause')] : []),
    ].join(' · '),
});

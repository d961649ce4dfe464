import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { BOTH, amountOf, othersOf } from '../parts/shared';

/** Feed eaten and water drunk on a day; where both report by themselves, it stands in their place for a reason. */
export const consumption = defineOccurrence({
  slug: 'consumo',
  where: BOTH,
  needsAnimals: true,
  subject: 'one',
  fields: [
    { name: 'feedKg', kind: 'number', unit: 'kg', min: 0, max: 1_000_000 },
    { name: 'waterLitres', kind: 'number', unit: 'L', min: 0, max: 10_000_000 },
    { name: 'reason', kind: 'text', maxLength: 100, span: 12, helper: true },
  ],
  emptyValues: { feedKg: null, waterLitres: null, reason: '' },
  check: (values, context) => {
    if (values['feedKg'] === null && values['waterLitres'] === null)
      return [{ field: 'feedKg', key: 'feedOrWater' }];
    const day = values.happenedAt?.slice(0, 10);
    if (othersOf(context, 'consumo').some(({ happenedAt }) => happenedAt?.slice(0, 10) === day))
      return [{ field: 'happenedAt', key: 'oncePerDay' }];
    const automatic = context.subjects.some(({ figures }) => figures['automatic'] === 1);
    return automatic && !values['reason'] ? [{ field: 'reason', key: 'automaticReason' }] : [];
  },
  effects: (values) => [
    ...(typeof values['feedKg'] === 'number' ? [{ figure: 'feed', value: amountOf(values['feedKg']) }] : []),
    ...(typeof values['waterLitres'] === 'number'
      ? [{ figure: 'water', value: amountOf(values['waterLitres']) }]
      : []),
  ],
  summary: (values, { word, figure }) =>
    word('summary', { feed: figure(values['feedKg']), water: figure(values['waterLitres']) }),
});

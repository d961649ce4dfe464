import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import { dayOf, isLocalDateTime } from '@/platform/format/dateTime';
import { numberOf } from '@/platform/http/loose';
import { weightDoubt } from '../parts/weightDoubt';
import { inGrace } from '../parts/treatment';
import { aliveWithout, amountOf, POULTRY } from '../parts/shared';

/** Birds that leave for slaughter; the last load may close the lot. */
export const loading = defineOccurrence({
  slug: 'carregamento',
  where: POULTRY,
  needsAnimals: true,
  lasts: true,
  subject: 'one',
  fields: [
    { name: 'quantity', kind: 'integer', min: 1, max: 200_000, required: true },
    { name: 'weightKg', kind: 'number', unit: 'kg', min: 0, above: true, max: 1_000_000 },
    { name: 'feedOffAt', kind: 'dateTime' },
    { name: 'gta', kind: 'text', maxLength: 30 },
    { name: 'plate', kind: 'plate' },
    { name: 'closesLot', kind: 'switch', helper: true },
    {
      name: 'restReason',
      kind: 'text',
      maxLength: 100,
      span: 12,
      shownWhen: (values) => values['closesLot'] === true,
    },
  ],
  emptyValues: {
    quantity: null,
    weightKg: null,
    feedOffAt: null,
    gta: '',
    plate: '',
    closesLot: false,
    restReason: '',
  },
  check: (values, context) => {
    const alive = aliveWithout(context, 'quantity');
    const feedOff: unknown = values['feedOffAt'];
    if (typeof feedOff === 'string' && values.happenedAt !== null && feedOff > values.happenedAt)
      return [{ field: 'feedOffAt', key: 'feedOffLater' }];
    if (alive === null) return [];
    const rest = alive - amountOf(values['quantity']);
    if (rest < 0) return [{ field: 'quantity', key: 'moreThanAlive', values: { alive } }];
    if (values['closesLot'] === true && rest > 0 && !values['restReason'])
      return [{ field: 'restReason', key: 'restReason', values: { rest } }];
    return [];
  },
  warn: (values, context) => [
    ...(isLocalDateTime(values.happenedAt)
      ? inGrace(context, values.subjectIds[0], dayOf(values.happenedAt))
      : []),
    // Its closing was reversed: what is corrected here closes it again.
    ...(context.record?.values['closesLot'] === true && values['closesLot'] === true
      ? [{ field: 'closesLot', key: 'closesAgain' }]
      : []),
  ],
  doubts: (values, context) => {
    const [birds, kg] = [amountOf(values['quantity']), numberOf(values['weightKg'])];
    const mean = kg === null || birds <= 0 ? null : (kg * 1000) / birds;
    return weightDoubt('weightKg', mean, values, context, { tooLittle: 't', tooMuch: 'g' });
  },
  effects: (values) => [
    { figure: 'loaded', value: amountOf(values['quantity']) },
    { figure: 'alive', value: -amountOf(values['quantity']), whole: true },
  ],
  summary: (values, { word, figure }) =>
    word(values['closesLot'] === true ? 'summaryClosing' : 'summary', {
      quantity: figure(values['quantity']),
      weight: figure(values['weightKg']),
    }),
});

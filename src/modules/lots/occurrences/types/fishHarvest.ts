import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import type {
  OccurrenceContext,
  OccurrenceFault,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { dayOf, isLocalDateTime } from '@/platform/format/dateTime';
import { roundHalfAway } from '@/platform/format/number';
import { numberOf } from '@/platform/http/loose';
import { missingFish } from '../../fishRules/fishFigures';
import { movedOf } from '../../fishRules/transfers';
import { fishOf } from '../parts/fishSubject';
import { fishWeightDoubt } from '../parts/fishWeight';
import { aliveWithout, FISH, amountOf } from '../parts/shared';
import { inGrace } from '../parts/treatment';

const isTotal = (values: Readonly<Record<string, unknown>>) => values['kind'] === 'total';
const isRecounted = (values: Readonly<Record<string, unknown>>) => values['recounted'] === true;

/** Fish that are there by estimate, the record that is changed not counted; null when unknown, as under a count of its own. */
const estimated = (context: OccurrenceContext) =>
  context.record && isRecounted(context.record.values) ? null : aliveWithout(context, 'quantity');

const meanGrams = (values: OccurrenceValues): number | null => {
  const kg = numberOf(values['weightKg']);
  const fish = amountOf(values['quantity']);
  return kg === null || fish <= 0 ? null : (kg * 1000) / fish;
};

/** Fish that a total harvest leaves unexplained: those written down as dead, and those that nobody found. */
function missing(values: OccurrenceValues, context: OccurrenceContext): OccurrenceFault[] {
  const known = fishOf(context.subjects[0]);
  if (!known || known.start === null) return [];
  const own = context.record ? amountOf(context.record.values['quantity']) : 0;
  const gone = (known.harvested ?? 0) - own + amountOf(values['quantity']);
  const moved = movedOf(known.transfers);
  const stocked = known.start + (known.found ?? 0) + moved.inFish - moved.outFish;
  const found = missingFish(stocked, gone, known.lost ?? 0);
  if (!found || found.notFound < 0) return [];
  const { all, dead, notFound } = found;
  return [{ field: 'quantity', key: 'missingFish', values: { all, dead, notFound } }];
}

/** Fish that leave the tank: a part of them, or all, which closes the lot. */
export const fishHarvest = defineOccurrence({
  slug: 'despesca',
  where: FISH,
  needsAnimals: true,
  subject: 'one',
  fields: [
    { name: 'kind', kind: 'radio', options: ['parcial', 'total'], required: true, span: 12 },
    { name: 'quantity', kind: 'integer', min: 1, max: 10_000_000, required: true },
    { name: 'weightKg', kind: 'number', unit: 'kg', decimals: 3, min: 0, above: true, required: true },
    { name: 'buyer', kind: 'text', maxLength: 100 },
    { name: 'gta', kind: 'text', maxLength: 30 },
    { name: 'recounted', kind: 'switch', helper: true, span: 12 },
    {
      name: 'counted',
      kind: 'integer',
      min: 1,
      max: 10_000_000,
      helper: true,
      shownWhen: (values) => isRecounted(values) && !isTotal(values),
    },
    { name: 'reason', kind: 'text', maxLength: 100, shownWhen: isRecounted },
    {
      name: 'restReason',
      kind: 'text',
      maxLength: 100,
      span: 12,
      shownWhen: (values) => isTotal(values) && !isRecounted(values),
    },
  ],
  emptyValues: {
    kind: 'parcial',
    quantity: null,
    weightKg: null,
    buyer: '',
    gta: '',
    recounted: false,
    counted: null,
    reason: '',
    restReason: '',
  },
  check: (values, context) => {
    const faults: OccurrenceFault[] = [];
    const fish = amountOf(values['quantity']);
    const alive = estimated(context);
    if (isLocalDateTime(values.happenedAt)) {
      const [grace] = inGrace(
        context,
        values.subjectIds[0] ?? values.subjectId ?? undefined,
        dayOf(values.happenedAt),
      );
      if (grace) faults.push({ ...grace, field: 'happenedAt', key: 'fishInGrace' });
    }
    if (isRecounted(values)) {
      if (!values['reason']) faults.push({ field: 'reason', key: 'countReason' });
      if (!isTotal(values) && amountOf(values['counted']) < fish)
        faults.push({ field: 'counted', key: 'countedLess' });
      return faults;
    }
    if (alive === null) return faults;
    if (fish > alive) faults.push({ field: 'quantity', key: 'moreThanEstimated', values: { alive } });
    else if (isTotal(values) && fish < alive && !values['restReason'])
      faults.push({ field: 'restReason', key: 'fishRestReason', values: { rest: alive - fish } });
    return faults;
  },
  warn: (_values, context) =>
    // Its closing was reversed: what is corrected here closes it again.
    context.record && isTotal(context.record.values) ? [{ field: 'kind', key: 'harvestClosesAgain' }] : [],
  doubts: (values, context) =>
    fishWeightDoubt('weightKg', meanGrams(values), values, context, { tooLittle: 't', tooMuch: 'g' }, true),
  notes: (values, context) => {
    const mean = meanGrams(values);
    const alive = estimated(context);
    const fish = amountOf(values['quantity']);
    const counted = isRecounted(values) ? numberOf(values['counted']) : alive;
    const rest = counted === null || fish <= 0 || fish > counted ? null : counted - fish;
    return [
      ...(mean === null
        ? []
        : [{ field: 'weightKg', key: 'harvestMean', values: { grams: roundHalfAway(mean, 0) } }]),
      ...(!isTotal(values) && rest !== null
        ? [{ field: 'quantity', key: 'harvestLeaves', values: { rest } }]
        : []),
      ...(isTotal(values) ? [{ field: 'kind', key: 'harvestCloses' }] : []),
      ...(isTotal(values) && !isRecounted(values) && fish > 0 ? missing(values, context) : []),
    ];
  },
  effects: (values) => [
    { figure: 'harvested', value: amountOf(values['quantity']) },
    // A new count says itself how many are left.
    ...(isRecounted(values)
      ? []
      : [{ figure: 'alive', value: -amountOf(values['quantity']), whole: true as const }]),
  ],
  summary: (values, { word, figure, named }) =>
    [
      word(isRecounted(values) ? 'summaryRecounted' : 'summary', {
        kind: named('kind'),
        quantity: figure(values['quantity']),
        weight: figure(values['weightKg']),
      }),
      ...(values['buyer'] ? [named('buyer')] : []),
    ].join(' · '),
});

import { defineOccurrence } from '@/families/occurrence/defineOccurrence';
import type {
  OccurrenceFault,
  OccurrenceSubject,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { isLocalDateTime, dayOf } from '@/platform/format/dateTime';
import { formatNumber, roundHalfAway } from '@/platform/format/number';
import { numberOf } from '@/platform/http/loose';
import { carriedFeed, eatenByFish } from '../../fishRules/transfers';
import { biomassOn, dayIn, fishOf } from '../parts/fishSubject';
import { fishWeightDoubt } from '../parts/fishWeight';
import { aliveWithout, FISH, amountOf } from '../parts/shared';
import { inGrace } from '../parts/treatment';

type Values = Readonly<Record<string, unknown>>;

const toLot = ({ toLotId }: Values): number | null => numberOf(toLotId);

const meanGrams = (values: Values): number | null => {
  const kg = numberOf(values['weightKg']);
  const fish = amountOf(values['quantity']);
  return kg === null || fish <= 0 ? null : (kg * 1000) / fish;
};

/** kg of feed that go along, of what the fish of the lot have eaten until that day; null where a part is not known. */
function carriedBy(values: OccurrenceValues, subject: OccurrenceSubject | undefined): number | null {
  const known = fishOf(subject);
  const day = dayIn(subject, values);
  if (!subject || known === null || day === null) return null;
  const fed = known.days.filter((row) => row.day <= day && row.feedKg !== null);
  const own = fed.length === 0 ? null : fed.reduce((sum, { feedKg }) => sum + (feedKg ?? 0), 0);
  const eaten = eatenByFish(
    own,
    known.transfers.filter((one) => one.day < day),
  );
  const kg = carriedFeed(eaten, numberOf(values['weightKg']), biomassOn(subject, day));
  return kg === null ? null : roundHalfAway(kg, 3);
}

const withFeed = (values: OccurrenceValues, subjects: readonly OccurrenceSubject[]): Values => {
  const feedKg = carriedBy(
    values,
    subjects.find(({ id }) => id === values.subjectId),
  );
  return feedKg === null ? {} : { feedKg };
};

/** Fish that go to another pond, all or those of a grade: fish, kg and what they have eaten go along. */
export const fishTransfer = defineOccurrence({
  slug: 'transferencia',
  where: FISH,
  needsAnimals: true,
  subject: 'one',
  reaches: (values) => {
    const to = toLot(values);
    return to === null ? [] : [to];
  },
  fields: [
    { name: 'toLotId', kind: 'lookup', source: 'fishLots', required: true, span: 12 },
    { name: 'quantity', kind: 'integer', min: 1, max: 10_000_000, required: true },
    {
      name: 'weightKg',
      kind: 'number',
      unit: 'kg',
      decimals: 3,
      min: 0,
      above: true,
      required: true,
      derive: withFeed,
      followsSubjects: true,
    },
    { name: 'grade', kind: 'text', maxLength: 60, helper: true },
    { name: 'feedKg', kind: 'number', unit: 'kg', decimals: 3, min: 0, helper: true },
  ],
  emptyValues: { toLotId: null, quantity: null, weightKg: null, grade: '', feedKg: null },
  check: (values, context) => {
    const faults: OccurrenceFault[] = [];
    const alive = aliveWithout(context, 'quantity');
    if (toLot(values) !== null && toLot(values) === context.subjects[0]?.id)
      faults.push({ field: 'toLotId', key: 'sameLot' });
    if (alive !== null && amountOf(values['quantity']) > alive)
      faults.push({ field: 'quantity', key: 'moreThanPond', values: { alive } });
    return faults;
  },
  warn: (values, context) => {
    if (!isLocalDateTime(values.happenedAt)) return [];
    const [grace] = inGrace(context, context.subjects[0]?.id, dayOf(values.happenedAt));
    return grace ? [{ ...grace, key: 'graceGoesAlong' }] : [];
  },
  doubts: (values, context) =>
    fishWeightDoubt('weightKg', meanGrams(values), values, context, { tooLittle: 't', tooMuch: 'g' }, true),
  notes: (values, context) => {
    const [subject] = context.subjects;
    const mean = meanGrams(values);
    const alive = aliveWithout(context, 'quantity');
    const fish = amountOf(values['quantity']);
    const biomass = subject ? biomassOn(subject, dayIn(subject, values)) : null;
    const kg = numberOf(values['weightKg']);
    return [
      ...(mean === null
        ? []
        : [
            {
              field: 'weightKg',
              key: 'harvestMean',
              values: { grams: roundHalfAway(mean, mean < 10 ? 2 : 0) },
            },
          ]),
      ...(alive === null || fish <= 0 || fish > alive
        ? []
        : [{ field: 'quantity', key: 'harvestLeaves', values: { rest: alive - fish } }]),
      ...(biomass === null || kg === null || biomass <= 0
        ? []
        : [
            {
              field: 'weightKg',
              key: 'transferShare',
              values: {
                percent: formatNumber(Math.min(100, (kg / biomass) * 100), { decimals: 1 }),
                biomass: formatNumber(biomass, { decimals: 1 }),
              },
            },
          ]),
    ];
  },
  effects: (values) => {
    const fish = amountOf(values['quantity']);
    const to = toLot(values);
    if (to === null) return [{ figure: 'alive', value: -fish, whole: true }];
    return [
      { figure: 'alive', value: -fish, whole: true, except: to },
      { figure: 'alive', value: fish, whole: true, only: to },
    ];
  },
  summary: (values, { word, figure, named }) =>
    [
      word('summary', {
        quantity: figure(values['quantity']),
        weight: figure(values['weightKg']),
        to: named('toLotId'),
      }),
      ...(values['grade'] ? [named('grade')] : []),
    ].join(' · '),
});

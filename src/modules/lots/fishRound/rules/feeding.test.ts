import { describe, expect, it } from 'vitest';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { fedOn, lastFeedOf, unlikelyFeeding, waitingKg } from './feeding';

const DAY = '2026-04-30';
let id = 0;
const record = (more: Partial<OccurrenceRecord>): OccurrenceRecord => ({
  id: (id += 1),
  type: 'fornecimento-de-racao',
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: `${DAY}T08:00`,
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: '',
  values: { feed: '36%', quantityKg: 20 },
  ...more,
});

describe('what a pond had on a day', () => {
  it('is the sum of its meals, of a shared one its part, and its consumption', () => {
    const records = [
      record({ values: { feed: '36%', quantityKg: 20.1, appetite: 'bom' } }),
      record({
        subjectIds: [1, 2],
        happenedAt: `${DAY}T12:00`,
        values: {
          feed: '36%',
          quantityKg: 100,
          parts: [
            { subjectId: 1, value: 30.044 },
            { subjectId: 2, value: 69.956 },
          ],
        },
      }),
      record({ type: 'consumo', values: { feedKg: 0.2 } }),
      record({ happenedAt: '2026-04-29T12:00' }),
      record({ subjectIds: [3] }),
    ];
    expect(fedOn(records, 1, DAY)).toEqual({ figures: { givenKg: 50.344 }, appetite: 'bom' });
    expect(fedOn(records, 2, DAY).figures.givenKg).toBe(69.956);
  });

  it('is unknown without a record, and with one whose kg are missing', () => {
    expect(fedOn([], 1, DAY).figures.givenKg).toBeNull();
    expect(fedOn([record({}), record({ values: { quantityKg: null } })], 1, DAY).figures.givenKg).toBeNull();
  });

  it('says how the last meal was taken', () => {
    const meal = (hour: string, appetite: string | null) =>
      record({ happenedAt: `${DAY}T${hour}:00`, values: { quantityKg: 1, appetite } });
    expect(fedOn([meal('16', null), meal('12', 'ruim'), meal('08', 'bom')], 1, DAY).appetite).toBe('ruim');
  });
});

it('the last feed is that of the newest meal, with the product that it was', () => {
  const line = { productId: 12, unit: 'KG', quantity: 5, farmId: null };
  const records = [
    record({ happenedAt: '2026-04-28T08:00', values: { feed: '45%', quantityKg: 5 } }),
    record({ happenedAt: '2026-04-29T08:00', values: { feed: '36%', quantityKg: 5 }, depletion: [line] }),
  ];
  expect(lastFeedOf(records, 1)).toEqual({ feed: '36%', line });
  expect(lastFeedOf(records, 9)).toBeNull();
});

it('what waits unsent adds up, of its lot and day alone', () => {
  const entry = (lotId: number, day: string, givenKg: number) => ({
    key: `${lotId}${day}${givenKg}`,
    at: 1,
    refusal: null,
    values: {
      name: '',
      lotId,
      day,
      figures: { givenKg },
      type: 'fornecimento-de-racao',
      recordId: null,
      body: {},
    },
  });
  const waiting = [entry(1, DAY, 10.1), entry(1, DAY, 0.2), entry(1, '2026-04-29', 7), entry(2, DAY, 8)];
  expect(waitingKg(waiting, 1, DAY)).toBe(10.3);
  expect(waitingKg(waiting, 3, DAY)).toBeNull();
});

describe('feed that a pond can hardly have had', () => {
  const of = (givenKg: number | null, more: object = {}) =>
    unlikelyFeeding({ givenKg }, { already: null, planned: 54.32, before: 50, ...more });

  it('is more than 40 % beyond the ration, with what the day had already', () => {
    expect(of(76)).toBeNull();
    expect(of(76.1)).toMatchObject({ key: 'moreThanPlanned', total: 76.1, compared: 54.32 });
    expect(of(30, { already: 50 })).toMatchObject({ key: 'moreThanPlanned', total: 80 });
  });

  it('is compared with the day before where there is no ration, and with nothing where neither is known', () => {
    expect(of(71, { planned: null })).toMatchObject({ key: 'moreThanBefore', compared: 50 });
    expect(of(71, { planned: null, before: null })).toBeNull();
  });

  it('may be grams, and is never too little', () => {
    expect(of(54_320)).toMatchObject({ key: 'unit' });
    expect(of(1)).toBeNull();
    expect(of(0)).toBeNull();
    expect(of(null)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { valuesOf } from '@/families/occurrence/occurrenceValues';
import type {
  OccurrenceContext,
  OccurrenceRecord,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { faultsOf } from '@/families/occurrence/rules/faults';
import { spreadParts } from '@/families/occurrence/rules/figures';
import { emptyRange } from '../../fishReferences/rules/ranges';
import { feedSupply } from '../types/feedSupply';
import { fishHarvest } from '../types/fishHarvest';
import { fishSampling } from '../types/fishSampling';
import { biomassOn, type FishKnown, type FishSubject, needOf } from './fishSubject';

/** Housed on the first of March; day 60 is the 30th of April. LD §5.9: 9 700 fish of 140 g. */
const UFMG = {
  name: 'TILAPIA UFMG',
  ranges: [
    { ...emptyRange(0), to: 130, biomassPercent: 5 },
    { ...emptyRange(130), to: 250, biomassPercent: 4, feedConversion: 1.3 },
    { ...emptyRange(250), biomassPercent: 3.5 },
  ],
  temperatures: [
    { temperature: 22, percent: 70 },
    { temperature: 26, percent: 100 },
  ],
};
const known = (more: Partial<FishKnown> = {}): FishKnown => ({
  start: 9880,
  lost: 180,
  found: 0,
  harvested: 0,
  transfers: [],
  startGrams: 30,
  days: Array.from({ length: 71 }, (_, day) => ({ day, present: day < 60 ? 9880 : 9700, feedKg: 25.22 })),
  samplings: [{ day: 60, fish: 90, grams: 140 }],
  water: null,
  set: UFMG,
  isSetRead: true,
  ...more,
});
const lot = (id: number, fish: FishKnown | null): FishSubject => ({
  id,
  name: `LOTE ${id}`,
  world: 'fish',
  startDate: '2026-03-01',
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share: null,
  figures: { alive: 9700 },
  fish,
});
const at = (day: string, more: object = {}): OccurrenceValues => ({
  ...valuesOf(feedSupply, null, [1]),
  subjectId: 1,
  happenedAt: `${day}T08:00`,
  ...more,
});
const contextOf = (subject: FishSubject, records: readonly object[] = [], record: object | null = null) =>
  ({ subjects: [subject], record, records, now: '2026-05-10T12:00' }) as unknown as OccurrenceContext;
const keysOf = (found: readonly { readonly key: string }[] | undefined) =>
  (found ?? []).map(({ key }) => key);

describe('what a lot needs', () => {
  test('1 358 kg of 140 g: 54,32 kg, at 22 °C 38,02 kg', () => {
    expect(biomassOn(lot(1, known()), 60)).toBeCloseTo(1358, 6);
    const need = (values: object, fish = known()) => {
      const found = needOf(lot(1, fish), at('2026-04-30', values));
      return found.kind === 'ration' ? found.kg : found.kind;
    };
    expect(need({})).toBeCloseTo(54.32, 6);
    expect(need({ waterTemperature: 22 })).toBeCloseTo(38.024, 6);
    expect(need({}, known({ water: { celsius: 22, at: '2026-04-29T09:00' } }))).toBeCloseTo(38.024, 6);
    // A measure of last week says nothing of today's water.
    expect(need({}, known({ water: { celsius: 22, at: '2026-04-22T08:00' } }))).toBeCloseTo(54.32, 6);
    expect(need({ waterTemperature: 20 })).toBe('noTemperature');
    expect(need({}, known({ set: null }))).toBe('noSet');
    expect(need({}, known({ set: null, isSetRead: false }))).toBe('setUnread');
    expect(need({}, known({ startGrams: null, samplings: [] }))).toBe('noWeight');
    expect(needOf(lot(1, null), at('2026-04-30')).kind).toBe('noFish');
  });

  test('100 kg over 1 358, 903 and 2 259 kg make the whole to the gram', () => {
    const lots = [1, 2, 3].map((id) => lot(id, null));
    expect(spreadParts(100, lots, [1358, 903, 2259]).map(({ value }) => value)).toEqual([
      30.044, 19.978, 49.978,
    ]);
    expect(spreadParts(100, lots, [1358, null, 2259]).map(({ value }) => value)).toEqual([null, null, null]);
  });
});

describe('a sampling', () => {
  const sampling = (grams: number, subject = lot(1, known()), day = '2026-05-10') => {
    const values = at(day, { weightKg: grams / 10, fish: 100, averageWeight: grams });
    return keysOf(fishSampling.doubts?.(values, contextOf(subject)));
  };

  test('that fell, doubled or has another unit is asked back; one that grew is not', () => {
    // Ten days after 140 g, each with 25,22 kg of feed at 1,3: 160 g.
    expect(sampling(162)).toEqual([]);
    expect(sampling(139)).toEqual(['fishWeightFell']);
    expect(sampling(321)).toEqual(['fishWeightDoubled']);
    expect(sampling(162_000)).toEqual(['fishWeightUnit']);
    expect(sampling(0.16)).toEqual(['fishWeightUnit']);
    // Nothing is known: nothing is doubted.
    expect(sampling(500, lot(1, null))).toEqual([]);
  });

  test('whose one net has another unit names that net', () => {
    const nets = [
      { weightKg: 6400, fish: 40 },
      { weightKg: 8, fish: 50 },
    ];
    const values = at('2026-05-10', { nets, weightKg: 6408, fish: 90, averageWeight: 71_200 });
    const found = fishSampling.doubts?.(values, contextOf(lot(1, known()))) ?? [];
    expect(found.map(({ key, values: said }) => [key, said?.['net']])).toEqual([['netUnit', 1]]);
  });

  test('is not compared with the nets of its own day', () => {
    const subject = lot(
      1,
      known({
        samplings: [
          { day: 60, fish: 90, grams: 140 },
          { day: 70, fish: 9, grams: 400 },
        ],
      }),
    );
    expect(sampling(162, subject)).toEqual([]);
    const notes = fishSampling.notes?.(at('2026-05-10'), contextOf(subject)) ?? [];
    expect(notes.map(({ key, values }) => [key, values])).toEqual([
      ['lastWeight', { grams: 140, day: 60 }],
      ['expected.feed', { grams: 160, day: 70 }],
    ]);
  });

  test('of several nets is Σ kg ÷ Σ fish, and of no fish none', () => {
    const nets = [
      { weightKg: 5.6, fish: 40 },
      { weightKg: 7, fish: 50 },
    ];
    const [field] = fishSampling.fields;
    expect(field?.derive?.(at('2026-05-10', { nets }), [])).toEqual({
      weightKg: 12.6,
      fish: 90,
      averageWeight: 140,
    });
    const faults = (more: object) =>
      faultsOf(
        fishSampling,
        at('2026-05-10', { nets, weightKg: 12.6, fish: 90, averageWeight: 140, ...more }),
        contextOf(lot(1, known())),
        'x',
      ).map(({ path }) => path);
    expect(faults({})).toEqual([]);
    expect(faults({ fish: 91 })).toEqual(['fish']);
    expect(faults({ averageWeight: 141 })).toEqual(['averageWeight']);
    expect(
      faults({
        nets: [
          { weightKg: 12.6, fish: 0 },
          { weightKg: null, fish: 90 },
        ],
      }),
    ).toEqual(['nets.0.fish', 'nets.1.weightKg']);
    expect(faults({ nets: [], fish: 0 })).toContain('fish');
  });
});

describe('a harvest', () => {
  const values = (more: object) =>
    at('2026-05-10', { ...fishHarvest.emptyValues, quantity: 2000, weightKg: 320, ...more });
  const check = (more: object, records: readonly object[] = [], record: object | null = null) =>
    (fishHarvest.check?.(values(more), contextOf(lot(1, known()), records, record)) ?? []).map(
      ({ field, key }) => `${field} ${key}`,
    );

  test('takes no more than there are, unless they were counted anew with a reason', () => {
    expect(check({})).toEqual([]);
    expect(check({ quantity: 9701 })).toEqual(['quantity moreThanEstimated']);
    const recounted = { quantity: 9701, recounted: true };
    expect(check(recounted)).toEqual(['reason countReason', 'counted countedLess']);
    expect(check({ ...recounted, counted: 9800, reason: 'REDE' })).toEqual([]);
    expect(check({ ...recounted, kind: 'total', reason: 'REDE' })).toEqual([]);
  });

  test('gives its own fish back before it is changed', () => {
    const record = { subjectIds: [1], values: { quantity: 2000 } };
    expect(check({ quantity: 11_700 }, [], record)).toEqual([]);
    expect(check({ quantity: 11_701 }, [], record)).toEqual(['quantity moreThanEstimated']);
  });

  test('under grace is refused, from its last day on not', () => {
    const drug = (graceDays: number) => ({
      type: 'tratamentos',
      state: 'DONE',
      id: 9,
      subjectIds: [1],
      values: { product: 'SAL', startDate: '2026-05-08', treatmentDays: 1, graceDays },
    });
    expect(check({}, [drug(3)])).toEqual(['happenedAt fishInGrace']);
    expect(check({}, [drug(2)])).toEqual([]);
  });

  test('that is total names the missing fish and wants a reason for the rest', () => {
    const total = { kind: 'total', quantity: 9500 };
    expect(check(total)).toEqual(['restReason fishRestReason']);
    expect(check({ ...total, restReason: 'AVES' })).toEqual([]);
    const notes = fishHarvest.notes?.(values(total), contextOf(lot(1, known()))) ?? [];
    expect(notes.find(({ key }) => key === 'missingFish')?.values).toEqual({
      all: 380,
      dead: 180,
      notFound: 200,
    });
  });

  test('of fish far from the last weight is asked back', () => {
    const doubts = (weightKg: number) =>
      keysOf(fishHarvest.doubts?.(values({ weightKg }), contextOf(lot(1, known()))));
    expect(doubts(320)).toEqual([]);
    expect(doubts(200)).toEqual(['fishWeightFar']);
    expect(doubts(0.32)).toEqual(['fishWeightUnit']);
  });
});

test('a record of a type is whole without the fields that came later', () => {
  const record = {
    values: { weightKg: 12.6, fish: 90, averageWeight: 140 },
    subjectIds: [1],
  } as unknown as OccurrenceRecord;
  expect(valuesOf(fishSampling, record, [])['nets']).toEqual([]);
});

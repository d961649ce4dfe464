import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineOccurrence } from '../defineOccurrence';
import type { OccurrenceRecord, OccurrenceSubject, OccurrenceValues } from '../occurrenceTypes';
import { faultsOf } from './faults';
import { changesOf, figuresOf, sharesOf, spreadParts } from './figures';
import { keptParts, partsIn, restOfParts, sumOfParts } from './parts';

const deaths = defineOccurrence({
  slug: 'mortos',
  where: ['poultry'],
  needsAnimals: true,
  subject: 'one',
  fields: [{ name: 'dead', kind: 'integer', min: 1, required: true }],
  emptyValues: { dead: null },
  check: ({ dead }, { subjects }) =>
    Number(dead) > (subjects[0]?.figures['alive'] ?? 0) ? [{ field: 'dead', key: 'moreThanAlive' }] : [],
  effects: ({ dead }) => [
    { figure: 'lost', value: Number(dead) },
    { figure: 'alive', value: -Number(dead), whole: true },
  ],
  summary: () => '',
});
const feed = defineOccurrence({
  ...deaths,
  slug: 'racao',
  subject: 'several',
  shared: true,
  partsField: 'parts',
  fields: [],
  emptyValues: { quantity: null, parts: [] },
  effects: ({ quantity }) => [{ figure: 'feed', value: Number(quantity) }],
});
const descriptorOf = (slug: string) => [deaths, feed].find((one) => one.slug === slug);
const subject = (id: number, share: number, alive = 20_000): OccurrenceSubject => ({
  id,
  name: `Lote ${id}`,
  world: 'poultry',
  startDate: '2026-03-01',
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share,
  figures: { alive },
});
const record = (id: number, day: number, dead: number): OccurrenceRecord => ({
  id,
  type: 'mortos',
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: `2026-03-${String(day).padStart(2, '0')}T07:00`,
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: '',
  values: { dead },
});
const records = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 500 })), { maxLength: 30 })
  .map((all) => all.map(([day, dead], at) => record(at + 1, day, dead)));
const figures = (rows: readonly OccurrenceRecord[]) =>
  [...figuresOf(subject(1, 1), rows, descriptorOf).values()].toSorted(
    (a, b) => a.figure.localeCompare(b.figure) || (a.day ?? -1) - (b.day ?? -1),
  );

describe('figures', () => {
  test('are the same in whatever order their occurrences come', () => {
    fc.assert(
      fc.property(
        records.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, mixed]) => {
          expect(figures(mixed)).toEqual(figures(rows));
        },
      ),
    );
  });

  test('a deletion undoes its creation', () => {
    fc.assert(
      fc.property(
        records,
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1, max: 500 }),
        (rows, day, dead) => {
          const added = [...rows, record(999, day, dead)];
          const done = changesOf(subject(1, 1), rows, added, descriptorOf);
          const undone = changesOf(subject(1, 1, 20_000 - dead), added, rows, descriptorOf);
          expect(undone.map(({ before, after }) => [after, before])).toEqual(
            done.map(({ before, after }) => [before, after]),
          );
        },
      ),
    );
  });

  test('what is accepted never leaves less than nothing alive', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 20 }), (requested) => {
        let alive = 2000;
        for (const dead of requested) {
          const values: OccurrenceValues = {
            ...record(1, 10, dead),
            subjectId: 1,
            dead,
            happenedAt: '2026-03-10T07:00',
          };
          const context = {
            subjects: [subject(1, 1, alive)],
            record: null,
            records: [],
            now: '2026-03-20T07:00',
          };
          const isAccepted = faultsOf(deaths, values, context, 'x').length === 0;
          expect(isAccepted).toBe(dead <= alive);
          if (isAccepted) alive -= dead;
        }
        expect(alive).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('shares', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 12 });
  const total = fc.integer({ min: 0, max: 10_000_000 }).map((grams) => grams / 1000);

  test('keep the sum to the gram', () => {
    fc.assert(
      fc.property(total, weights, (quantity, shares) => {
        const subjects = shares.map((share, at) => subject(at + 1, share));
        const sum = sharesOf(quantity, subjects).reduce((all, one) => all + Math.round(one * 1000), 0);
        expect(sum).toBe(Math.round(quantity * 1000));
        expect(restOfParts(quantity, spreadParts(quantity, subjects))).toBe(0);
      }),
    );
  });

  test('are read from a list of them alone, without what is no part', () => {
    const parts = [
      { subjectId: 1, value: 2.5 },
      { subjectId: 2, value: null },
    ];
    expect(partsIn([null, ...parts, 'x', 7, undefined, {}, { subjectId: 3 }, { value: 3 }])).toEqual(parts);
    expect(['x', null, undefined, parts[0]].map(partsIn)).toEqual([[], [], [], []]);
  });

  test('100 kg over 1 358, 903 and 2 259 kg of fish; what was typed counts instead', () => {
    const tanks = [subject(1, 1358), subject(2, 903), subject(3, 2259)];
    const parts = spreadParts(100, tanks);
    expect(parts.map(({ value }) => value)).toEqual([30.044, 19.978, 49.978]);
    expect(sumOfParts(parts)).toBe(100);
    expect(restOfParts(100, [...parts.slice(0, 2), { subjectId: 3, value: 49.934 }])).toBe(0.044);
    expect(spreadParts(null, tanks).map(({ value }) => value)).toEqual([null, null, null]);
    expect(keptParts(parts, [3, 4])).toEqual([
      { subjectId: 3, value: 49.978 },
      { subjectId: 4, value: null },
    ]);
    const fed: OccurrenceRecord = {
      ...record(1, 10, 0),
      type: 'racao',
      subjectIds: [1, 2, 3],
      values: {
        quantity: 100,
        parts: [
          { subjectId: 1, value: 50 },
          { subjectId: 2, value: 0 },
          { subjectId: 3, value: 50 },
        ],
      },
    };
    const fedTo = (id: number) => {
      const tank = tanks.find((one) => one.id === id);
      if (!tank) throw new Error(String(id));
      return [...figuresOf(tank, [fed], descriptorOf, tanks).values()].map(({ value }) => value);
    };
    expect([1, 2, 3].map(fedTo)).toEqual([[50], [0], [50]]);
    const byShare = { ...fed, values: { quantity: 100, parts: [] } };
    expect([...figuresOf(tanks[0] ?? subject(1, 1), [byShare], descriptorOf, tanks).values()][0]?.value).toBe(
      30.044,
    );
  });
});

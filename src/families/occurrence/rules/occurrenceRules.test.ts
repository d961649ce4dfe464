import { describe, expect, test } from 'vitest';
import { defineOccurrence } from '../defineOccurrence';
import type { OccurrenceRecord, OccurrenceSubject } from '../occurrenceTypes';
import { valuesOf } from '../occurrenceValues';
import { byDay, daysOfWeek, onEachDay, sundayOf, weeksOf } from './days';
import { costOf, depletionFault, takenWith } from './depletion';
import { faultsOf } from './faults';
import { changesOf, figuresOf, sharesOf } from './figures';
import { movedTo } from './moving';

const deaths = defineOccurrence({
  slug: 'mortos',
  where: ['poultry'],
  needsAnimals: true,
  subject: 'one',
  fields: [{ name: 'dead', kind: 'integer', min: 0, required: true }],
  emptyValues: { dead: null },
  effects: ({ dead }) => [
    { figure: 'lost', value: Number(dead) },
    { figure: 'alive', value: -Number(dead), whole: true },
  ],
  summary: () => '',
});
// Expressed as farming would: several plots at once, planned, products shared by area.
const spraying = defineOccurrence({
  ...deaths,
  slug: 'pulverizacao',
  where: ['agriculture'],
  needsAnimals: false,
  subject: 'several',
  plannable: true,
  shared: true,
  depletes: 'several',
  fields: [{ name: 'litres', kind: 'number', min: 0, above: true, required: true }],
  emptyValues: { litres: null },
  effects: ({ litres }) => [{ figure: 'litres', value: Number(litres) }],
});
const descriptorOf = (slug: string) => [deaths, spraying].find((one) => one.slug === slug);

const subject = (changes: Partial<OccurrenceSubject> = {}): OccurrenceSubject => ({
  id: 1,
  name: 'Lote 31',
  world: 'poultry',
  startDate: '2026-03-01',
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share: null,
  figures: { alive: 23_400 },
  ...changes,
});
const record = (id: number, changes: Partial<OccurrenceRecord> = {}): OccurrenceRecord => ({
  id,
  type: 'mortos',
  subjectIds: [1],
  state: 'DONE',
  plannedAt: null,
  happenedAt: '2026-03-13T07:00',
  observation: '',
  files: [],
  depletion: [],
  document: null,
  userName: '',
  values: { dead: 34 },
  ...changes,
});

describe('figures', () => {
  test('a change says which day it changes and what is alive after it', () => {
    const changes = changesOf(
      subject(),
      [record(1)],
      [record(1), record(2, { values: { dead: 9 } })],
      descriptorOf,
    );
    expect(changes).toEqual([
      { figure: 'lost', day: 12, before: 34, after: 43 },
      { figure: 'alive', day: null, before: 23_400, after: 23_391 },
    ]);
  });
  test('deleting undoes creating, and the order says nothing', () => {
    const [a, b] = [record(1), record(2, { values: { dead: 9 } })];
    expect(figuresOf(subject(), [b, a], descriptorOf)).toEqual(figuresOf(subject(), [a, b], descriptorOf));
    expect(changesOf(subject(), [a, b], [a], descriptorOf)[0]).toMatchObject({ before: 43, after: 34 });
  });
  test('what is only planned changes nothing', () => {
    const planned = record(2, { state: 'PLANNED', happenedAt: null, plannedAt: '2026-03-14T07:00' });
    expect(changesOf(subject(), [], [planned], descriptorOf)).toEqual([]);
  });
  test('weighings of a day are one mean, each with its animals, in any order', () => {
    const weighing = defineOccurrence({
      ...deaths,
      slug: 'pesagem',
      effects: ({ mean, animals }) => [{ figure: 'weight', value: Number(mean), meanOf: Number(animals) }],
    });
    const [first, second] = [
      record(1, { type: 'pesagem', values: { mean: 1000, animals: 10 } }),
      record(2, { type: 'pesagem', values: { mean: 970, animals: 20 } }),
    ];
    const weightIn = (all: readonly OccurrenceRecord[]) =>
      [...figuresOf(subject(), all, () => weighing).values()].map(({ value }) => value);
    expect([weightIn([first]), weightIn([first, second]), weightIn([second, first])]).toEqual([
      [1000],
      [980],
      [980],
    ]);
  });
  test('shares keep the sum to the gram', () => {
    const parts = [1358, 903, 2259].map((share, id) => subject({ id, share }));
    expect(sharesOf(100, parts)).toEqual([30.044, 19.978, 49.978]);
  });
  test('an effect on several plots falls to each by its area', () => {
    const plots = [subject({ id: 1, share: 30 }), subject({ id: 2, share: 10 })];
    const spray = record(5, { type: 'pulverizacao', subjectIds: [1, 2], values: { litres: 80 } });
    const [first] = plots;
    if (!first) throw new Error('no plot');
    expect([...figuresOf(first, [spray], descriptorOf, plots).values()]).toMatchObject([{ value: 60 }]);
  });
});

describe('faults', () => {
  const context = (one: OccurrenceSubject) => ({
    subjects: [one],
    record: null,
    records: [],
    now: '2026-03-20T10:00',
  });
  const values = { ...valuesOf(deaths, record(1), []), subjectId: 1 };
  test.each([
    ['nothing', {}, {}, []],
    ['after now', { happenedAt: '2026-03-20T10:01' }, {}, ['happenedAt']],
    ['before housing', { happenedAt: '2026-02-28T10:00' }, {}, ['happenedAt']],
    ['no number', { dead: null }, {}, ['dead']],
    ['half a bird', { dead: 1.5 }, {}, ['dead']],
    ['blocked', {}, { lockedReason: 'Lote bloqueado.' }, ['subjectId']],
    ['awaiting', {}, { awaiting: true, startDate: null }, ['subjectId']],
    ['after closing', {}, { endDate: '2026-03-10' }, ['happenedAt']],
  ])('%s', (_name, typed, lot, paths) => {
    const found = faultsOf(deaths, { ...values, ...typed }, context(subject(lot)), 'x');
    expect(found.map(({ path }) => path)).toEqual(paths);
  });
  test('a planned one may lie ahead', () => {
    const planned = { ...values, subjectIds: [1], litres: 10, state: 'PLANNED' as const };
    const ahead = { ...planned, plannedAt: '2026-04-01T08:00', happenedAt: null };
    expect(faultsOf(spraying, ahead, context(subject()), 'x')).toEqual([]);
  });
  test('a line of stock is whole or empty', () => {
    const line = { productId: 1, unit: 'L', quantity: null, farmId: null };
    const found = faultsOf(deaths, { ...values, depletion: [line] }, context(subject()), 'x');
    expect(found.map(({ path }) => path)).toEqual(['depletion.0.quantity']);
  });
});

describe('stock', () => {
  const stock = { hasProduct: true, hasUnit: true, available: 12.5, unitCost: null, others: [] };
  test('counts the lines of one product, unit and property together', () => {
    const line = { productId: 1, unit: 'L', quantity: 30, farmId: null };
    const lines = [line, { ...line, quantity: 15 }, { ...line, farmId: 2 }, { ...line, unit: 'KG' }];
    expect(takenWith(line, lines)).toBe(45);
  });
  test('what is available passes, a hundredth more does not', () => {
    expect(depletionFault(stock, 12.5)).toBeNull();
    expect(depletionFault(stock, 12.51)).toBe('quantity');
    expect(depletionFault({ ...stock, hasUnit: false }, 1)).toBe('unit');
    expect(depletionFault({ ...stock, hasProduct: false, hasUnit: false }, 1)).toBe('product');
  });
});

test('days and weeks', () => {
  expect(byDay([record(1), record(2, { happenedAt: '2026-03-14T06:00' })]).map(({ date }) => date)).toEqual([
    '2026-03-14',
    '2026-03-13',
  ]);
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
});

test('a calendar shows work of several days on each of them', () => {
  const lasting = (slug: string) =>
    slug === 'irrigacao' ? { ...spraying, endField: 'endAt' } : descriptorOf(slug);
  const watered = record(1, { type: 'irrigacao', values: { endAt: '2026-03-15T06:00' } });
  const open = record(2, { type: 'irrigacao', happenedAt: '2026-03-14T08:00', values: { endAt: null } });
  const counted = record(3, { values: { dead: 1, endAt: '2026-03-15T06:00' } });
  const days = onEachDay([watered, open, counted], daysOfWeek('2026-03-12').slice(0, 5), lasting);
  expect([...days].map(([date, of]) => [date.slice(8), of.map(({ id }) => id)])).toEqual([
    ['12', []],
    ['13', [3, 1]],
    ['14', [2, 1]],
    ['15', [1]],
    ['16', []],
  ]);
});

test('a week begins on the Sunday on or before a day', () => {
  expect(sundayOf('2026-11-25')).toBe('2026-11-22');
  expect(sundayOf('2026-11-22')).toBe('2026-11-22');
  expect(daysOfWeek('2026-12-27').at(-1)).toBe('2027-01-02');
});

describe('a planned record that is moved', () => {
  const timed = defineOccurrence({
    ...spraying,
    fields: [
      ...spraying.fields,
      { name: 'opened', kind: 'dateTime' },
      { name: 'periods', kind: 'periods' },
      { name: 'until', kind: 'date' },
    ],
    emptyValues: { litres: null, opened: null, periods: [], until: null },
  });
  const planned = record(7, {
    type: 'pulverizacao',
    state: 'PLANNED',
    plannedAt: '2026-03-30T06:30',
    happenedAt: null,
    values: {
      litres: 40,
      opened: '2026-03-30T07:00',
      periods: [{ from: '2026-03-30T07:00', to: '2026-03-31T09:00' }],
      until: '2026-04-02',
    },
  });

  test('keeps its hour, and takes its own hours and days with it', () => {
    expect(movedTo(timed, planned, '2026-04-01')).toMatchObject({
      state: 'PLANNED',
      plannedAt: '2026-04-01T06:30',
      happenedAt: null,
      litres: 40,
      opened: '2026-04-01T07:00',
      periods: [{ from: '2026-04-01T07:00', to: '2026-04-02T09:00' }],
      until: '2026-04-04',
    });
  });

  test('goes to another hour as a whole', () => {
    expect(movedTo(timed, planned, '2026-03-30T17:00')).toMatchObject({
      plannedAt: '2026-03-30T17:00',
      opened: '2026-03-30T17:30',
      periods: [{ from: '2026-03-30T17:30', to: '2026-03-31T19:30' }],
      until: '2026-04-02',
    });
  });
});

describe('cost of what is taken out of stock', () => {
  const line = (productId: number | null, quantity: number | null) => ({
    productId,
    unit: 'L',
    quantity,
    farmId: null,
  });
  const costs = { '1/L/': 31.4, '2/L/': 148.333, '3/L/': null };

  test('is the sum of its lines, each in whole cents', () => {
    expect(costOf([line(1, 85), line(2, 0.5)], costs)).toEqual({ cents: 266_900 + 7417, unknown: 0 });
  });

  test('is not known while one of them is not, and says how many', () => {
    expect(costOf([line(1, 85), line(3, 1), line(4, 1)], costs)).toEqual({ cents: null, unknown: 2 });
  });

  test('is none before a line is whole', () => {
    expect(costOf([line(1, null), line(null, 2)], costs)).toEqual({ cents: null, unknown: 0 });
  });
});

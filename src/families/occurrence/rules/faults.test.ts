import { describe, expect, it } from 'vitest';
import { defineOccurrence } from '../defineOccurrence';
import type { OccurrenceField } from '../occurrenceFields';
import type { OccurrenceDescriptor, OccurrenceSubject } from '../occurrenceTypes';
import { valuesOf } from '../occurrenceValues';
import { faultsOf } from './faults';

const typeOf = (over: Partial<OccurrenceDescriptor> = {}) =>
  defineOccurrence({
    slug: 'preparo',
    where: ['agriculture'],
    needsAnimals: false,
    subject: 'several',
    fields: [],
    emptyValues: {},
    effects: () => [],
    summary: () => '',
    ...over,
  });
const plot = (over: Partial<OccurrenceSubject> = {}): OccurrenceSubject => ({
  id: 1,
  name: 'T1',
  world: 'agriculture',
  startDate: null,
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share: null,
  figures: {},
  ...over,
});
const CONTEXT = { subjects: [plot()], record: null, records: [], now: '2026-03-13T08:00' };
const faultsIn = (descriptor: OccurrenceDescriptor, values: object, around: object = {}) =>
  faultsOf(
    descriptor,
    { ...valuesOf(descriptor, null, [1]), happenedAt: '2026-03-13T07:00', ...values },
    { ...CONTEXT, ...around },
    'probe',
  );
const said = (...given: Parameters<typeof faultsIn>) =>
  faultsIn(...given).map(({ path, message }) => [path, 'says' in message ? message.says : message.key]);

describe('a value of a field', () => {
  it.each<[OccurrenceField, unknown, string | null]>([
    [{ name: 'own', kind: 'text', maxLength: 3 }, 'abc', null],
    [{ name: 'own', kind: 'text', maxLength: 3 }, 'abcd', 'maxLength'],
    [{ name: 'own', kind: 'text', maxLength: 3 }, '', null],
    [{ name: 'own', kind: 'text', maxLength: 3, required: true }, '', 'required'],
    [{ name: 'own', kind: 'number' }, 7, null],
    [{ name: 'own', kind: 'number' }, Number.NaN, 'numeric'],
    [{ name: 'own', kind: 'number' }, '7', 'numeric'],
    [{ name: 'own', kind: 'number' }, 1.5, null],
    [{ name: 'own', kind: 'integer' }, 1.5, 'integer'],
    [{ name: 'own', kind: 'number', min: 2 }, 2, null],
    [{ name: 'own', kind: 'number', min: 2 }, 1.9, 'min'],
    [{ name: 'own', kind: 'number', min: 2, above: true }, 2, 'min'],
    [{ name: 'own', kind: 'number', min: 2, above: true }, 2.1, null],
    [{ name: 'own', kind: 'number', min: 0, above: true }, 0, 'biggerThanZero'],
    [{ name: 'own', kind: 'number', min: 0, above: true }, 0.5, null],
    [{ name: 'own', kind: 'number', max: 5 }, 5, null],
    [{ name: 'own', kind: 'number', max: 5 }, 5.1, 'max'],
    [{ name: 'own', kind: 'date' }, '2026-03-13', null],
    [{ name: 'own', kind: 'date' }, '2026-02-30', 'validDate'],
    [{ name: 'own', kind: 'dateTime' }, '2026-03-13T07:00', null],
    [{ name: 'own', kind: 'dateTime' }, '2026-03-13', 'validDateTime'],
    [{ name: 'own', kind: 'time' }, '07:30', null],
    [{ name: 'own', kind: 'time' }, '27:30', 'time'],
    [{ name: 'own', kind: 'plate' }, 'ABC1D23', null],
    [{ name: 'own', kind: 'plate' }, 'ABC', 'plate'],
    [{ name: 'own', kind: 'plate' }, 5, 'plate'],
    [{ name: 'own', kind: 'readings', min: 1, max: 9 }, '1 9', null],
    [{ name: 'own', kind: 'readings', min: 1, max: 9 }, '1 0,9', 'between'],
    [{ name: 'own', kind: 'readings', min: 1, max: 9 }, '9,1', 'between'],
    [{ name: 'own', kind: 'readings', min: 1, max: 9 }, '2 x', 'between'],
    [{ name: 'own', kind: 'lookups', source: 'x', required: true }, [], 'required'],
    [{ name: 'own', kind: 'lookups', source: 'x', required: true }, [3], null],
    [{ name: 'own', kind: 'text', maxLength: 3, required: true, shownWhen: () => false }, '', null],
  ])('%o takes %o: %s', (field, own, fault) => {
    expect(said(typeOf({ fields: [field] }), { own })).toEqual(fault === null ? [] : [['own', fault]]);
  });

  it('is judged by several rules together once each is right by itself', () => {
    const descriptor = typeOf({
      fields: [{ name: 'own', kind: 'number', required: true }],
      check: () => [{ field: 'own', key: 'odd' }],
    });
    expect(said(descriptor, { own: null })).toEqual([['own', 'required']]);
    expect(said(descriptor, { own: 1 })).toEqual([['own', 'probe:faults.odd']]);
  });

  it('in a note has a thousand letters at most', () => {
    expect(said(typeOf(), { observation: 'a'.repeat(1000) })).toEqual([]);
    expect(said(typeOf(), { observation: 'a'.repeat(1001) })).toEqual([['observation', 'maxLength']]);
    expect(said(typeOf(), { observation: null })).toEqual([]);
  });
});

describe('the moment', () => {
  it('may be now, the first day and the last', () => {
    const subjects = [plot({ startDate: '2026-03-13', endDate: '2026-03-13' })];
    const housed = typeOf({ needsAnimals: true });
    expect(said(housed, { happenedAt: '2026-03-13T08:00' }, { subjects })).toEqual([]);
    expect(said(housed, { happenedAt: '2026-03-12T08:00' }, { subjects })).toEqual([
      ['happenedAt', 'occurrence:faults.beforeStart'],
    ]);
    expect(said(typeOf(), { happenedAt: '2026-03-12T08:00' }, { subjects })).toEqual([]);
    expect(said(typeOf(), { happenedAt: '2026-03-13T08:01' })).toEqual([
      ['happenedAt', 'occurrence:faults.future'],
    ]);
  });

  it('is needed, and has to be one', () => {
    expect(said(typeOf(), { happenedAt: null })).toEqual([['happenedAt', 'required']]);
    expect(said(typeOf(), { happenedAt: 'ontem' })).toEqual([['happenedAt', 'validDateTime']]);
  });

  it('is that of the plan where a type can be planned', () => {
    const planned = { state: 'PLANNED', plannedAt: null };
    expect(said(typeOf({ plannable: true }), planned)).toEqual([['plannedAt', 'required']]);
    expect(said(typeOf({ plannable: true }), { ...planned, state: 'DONE' })).toEqual([]);
    expect(said(typeOf(), planned)).toEqual([]);
  });
});

describe('the subject', () => {
  it('is needed', () => {
    expect(said(typeOf(), {}, { subjects: [] })).toEqual([['subjectIds', 'required']]);
    expect(said(typeOf({ subject: 'one' }), {}, { subjects: [] })).toEqual([['subjectId', 'required']]);
  });

  it('that is no more stays with its record, and is no choice for another', () => {
    const former = plot({ former: true, lockedReason: 'Excluído' });
    const record = (subjectIds: readonly number[]) => ({ record: { subjectIds }, subjects: [former] });
    expect(said(typeOf(), {}, record([1]))).toEqual([]);
    expect(said(typeOf(), {}, record([2]))).toEqual([['subjectIds', 'occurrence:faults.locked']]);
    const blocked = { ...record([1]), subjects: [plot({ lockedReason: 'Safra encerrada' })] };
    const [fault] = faultsIn(typeOf(), {}, blocked);
    expect(fault?.message).toMatchObject({ values: { name: 'T1', reason: 'Safra encerrada' } });
  });

  it('that waits for its animals takes what needs none', () => {
    const subjects = [plot({ awaiting: true })];
    expect(said(typeOf(), {}, { subjects })).toEqual([]);
    expect(said(typeOf({ needsAnimals: true }), {}, { subjects })).toEqual([
      ['subjectIds', 'occurrence:faults.awaiting'],
    ]);
  });
});

describe('a line of stock', () => {
  const line = { productId: null, unit: null, quantity: null, farmId: null };
  const paths = (descriptor: OccurrenceDescriptor, ...depletion: object[]) =>
    said(descriptor, { depletion }).map(([path]) => path);

  it('is empty, or names product, unit and quantity', () => {
    expect(paths(typeOf(), line)).toEqual([]);
    expect(paths(typeOf(), { ...line, productId: 3 })).toEqual(['depletion.0.unit', 'depletion.0.quantity']);
    expect(paths(typeOf(), line, { ...line, unit: 'kg' })).toEqual([
      'depletion.1.productId',
      'depletion.1.quantity',
    ]);
    expect(paths(typeOf(), { ...line, quantity: 2 })).toEqual(['depletion.0.productId', 'depletion.0.unit']);
    expect(paths(typeOf(), { productId: 3, unit: 'kg', quantity: 0.5, farmId: null })).toEqual([]);
    expect(said(typeOf(), { depletion: [{ productId: 3, unit: 'kg', quantity: 0, farmId: null }] })).toEqual([
      ['depletion.0.quantity', 'biggerThanZero'],
    ]);
  });

  it('is empty too where its quantity only follows from another field', () => {
    const descriptor = typeOf({
      fields: [
        {
          name: 'dose',
          kind: 'number',
          followsSubjects: true,
          derive: () => ({ 'depletion.0.quantity': 8 }),
        },
      ],
    });
    expect(paths(descriptor, { ...line, quantity: 8 })).toEqual([]);
    expect(paths(descriptor, { ...line, quantity: 9 })).not.toEqual([]);
    expect(paths(descriptor, line, { ...line, quantity: 8 })).not.toEqual([]);
  });
});

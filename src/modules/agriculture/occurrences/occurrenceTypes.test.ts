import { describe, expect, it, test } from 'vitest';
import pt from '@locales/pt-BR/agricultureOccurrences.json';
import en from '@locales/en-US/agricultureOccurrences.json';
import type { OccurrenceDescriptor } from '@/families/occurrence/occurrenceTypes';
import { valuesOf } from '@/families/occurrence/occurrenceValues';
import { derivedBy, derivedByQuantity, derivedBySubjects } from '@/families/occurrence/rules/derived';
import { faultsOf } from '@/families/occurrence/rules/faults';
import { addDays, today } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import { OCCURRENCES } from './occurrences';
import { EXAMPLES } from './occurrences.test.kit';
import { harvesting } from './types/harvesting';
import { irrigating } from './types/irrigating';
import { planting } from './types/planting';
import { soilSampling } from './types/soilSampling';
import { spraying } from './types/spraying';

const subject = (more: object = {}) => ({
  id: 1,
  name: 'Talhão 1',
  world: 'agriculture',
  startDate: null,
  endDate: null,
  awaiting: false,
  lockedReason: null,
  share: 20,
  figures: {},
  ...more,
});
const context = (records: Parameters<typeof faultsOf>[2]['records'] = []) => ({
  subjects: [subject()],
  record: null,
  records,
  now: nowHere(),
});
const faults = (descriptor: OccurrenceDescriptor, values: Record<string, unknown>) =>
  faultsOf(
    descriptor,
    { ...valuesOf(descriptor, null, [1]), happenedAt: nowHere(), ...EXAMPLES[descriptor.slug], ...values },
    context(),
    'agricultureOccurrences',
  );

describe.each(OCCURRENCES.map((one) => [one.slug, one] as const))('%s', (slug, descriptor) => {
  test('has its words in both languages', () => {
    for (const words of [pt, en]) {
      const types: Record<string, { title?: string; short?: string; fields?: object }> = words.types;
      const { title, short, fields = {} } = types[slug] ?? {};
      expect([title, short]).toEqual([expect.any(String), expect.any(String)]);
      const named: Record<string, { label?: string; helper?: string; options?: object }> = { ...fields };
      const missing = descriptor.fields.flatMap((field) => {
        const own = named[field.name];
        const options = Object.keys(own?.options ?? {});
        return [
          ...(own?.label ? [] : [field.name]),
          ...(field.helper && !own?.helper ? [`${field.name}.helper`] : []),
          ...('options' in field ? field.options.filter((id) => !options.includes(id)) : []),
        ];
      });
      expect(missing).toEqual([]);
    }
  });

  test('takes right values, says what is missing, and has a line that sums it up', () => {
    const empty = { ...valuesOf(descriptor, null, [1]), happenedAt: nowHere() };
    expect(faultsOf(descriptor, empty, context(), 'agricultureOccurrences').length).toBeGreaterThan(0);
    expect(faults(descriptor, {})).toEqual([]);
  });
});

describe('rules', () => {
  it('no more hectares than the plots have', () => {
    expect(faults(spraying, { area: 20 })).toEqual([]);
    expect(faults(spraying, { area: 20.01 })).toMatchObject([{ path: 'area' }]);
  });

  it('a quantity led by the dose alone takes nothing out of stock; one that was typed needs its product', () => {
    const line = (quantity: number) => [{ productId: null, unit: null, quantity, farmId: null }];
    expect(faults(spraying, { dose: 0.6, area: null, depletion: line(12) })).toEqual([]);
    expect(faults(spraying, { dose: 0.6, area: null, depletion: line(13) })).toMatchObject([
      { path: 'depletion.0.productId' },
      { path: 'depletion.0.unit' },
    ]);
  });

  it('dose, hectares and quantity follow each other, and the plots that are chosen', () => {
    const more = [subject(), subject({ id: 2, share: 5.5 })];
    const typed = {
      ...valuesOf(spraying, null, [1]),
      dose: 0.6,
      doseUnit: 'L',
      depletion: [{ productId: 1, unit: 'L', quantity: 10, farmId: null }],
    };
    expect(derivedBy(spraying, 'dose', typed, more)).toEqual({ 'depletion.0.quantity': 12 });
    expect(derivedBy(spraying, 'area', { ...typed, area: 10 }, more)).toEqual({ 'depletion.0.quantity': 6 });
    expect(derivedBySubjects(spraying, { ...typed, subjectIds: [1, 2] }, more)).toEqual({
      'depletion.0.quantity': 15.3,
    });
    expect(derivedByQuantity(spraying, typed, more)).toEqual({ dose: 0.5 });
    expect(derivedByQuantity(spraying, { ...typed, subjectIds: [] }, more)).toEqual({});
  });

  it('work ends after it begins, and what is done has ended; what is planned may end later', () => {
    const day = addDays(today(), -2);
    const begun = { happenedAt: `${day}T06:00` };
    expect(faults(irrigating, { ...begun, endAt: `${addDays(day, 1)}T18:00` })).toEqual([]);
    expect(faults(irrigating, { ...begun, endAt: `${day}T05:59` })).toMatchObject([{ path: 'endAt' }]);
    const tomorrow = `${addDays(today(), 1)}T08:00`;
    expect(faults(irrigating, { ...begun, endAt: tomorrow })).toMatchObject([{ path: 'endAt' }]);
    const planned = { state: 'PLANNED', plannedAt: `${today()}T08:00`, happenedAt: null };
    expect(faults(irrigating, { ...planned, endAt: tomorrow })).toEqual([]);
  });

  it('a copy keeps what was typed but its moments', () => {
    const copied = {
      id: 3,
      type: spraying.slug,
      subjectIds: [1],
      plannedAt: null,
      happenedAt: '2026-01-02T08:00',
      state: 'DONE',
      observation: 'X',
      files: [],
      depletion: [],
      document: null,
      userName: '',
      values: { ...EXAMPLES['pulverizacao'], endAt: '2026-01-02T10:00', periods: [{}] },
    } as const;
    const begun = valuesOf(spraying, null, [], copied);
    expect(begun).toMatchObject({ ...EXAMPLES['pulverizacao'], endAt: null, periods: [], observation: 'X' });
    expect(faultsOf(spraying, begun, context(), 'agricultureOccurrences')).toEqual([]);
  });

  it('a dose of seed leads what is taken out of stock, as any dose does', () => {
    const typed = {
      ...valuesOf(planting, null, [1]),
      dose: 54,
      doseUnit: 'kg',
      depletion: [{ productId: 1, unit: 'KG', quantity: null, farmId: null }],
    };
    expect(derivedBy(planting, 'dose', typed, [subject()])).toEqual({ 'depletion.0.quantity': 1080 });
  });

  it('soil is sampled downwards, and its report comes after it', () => {
    expect(faults(soilSampling, { depthFrom: 20, depthTo: 20 })).toMatchObject([{ path: 'depthTo' }]);
    expect(faults(soilSampling, { resultAt: addDays(today(), -1) })).toMatchObject([{ path: 'resultAt' }]);
    expect(faults(soilSampling, { resultAt: today() })).toEqual([]);
  });

  it('periods of a spraying are held against its start, and an overlap is said beside the period (FA-287–289)', () => {
    const day = addDays(today(), -2);
    const period = (from: string, to: string) => ({ from: `${day}T${from}`, to: `${day}T${to}` });
    const begun = { happenedAt: `${day}T06:00` };
    const four = ['06', '07', '08', '09'].map((hour) => period(`${hour}:00`, `${hour}:45`));
    expect(faults(spraying, { ...begun, periods: four })).toEqual([]);
    expect(faults(spraying, { ...begun, periods: [...four, period('09:44', '10:00')] })).toMatchObject([
      { path: 'periods.4.from', message: { values: { number: 4 } } },
    ]);
    expect(faults(spraying, { ...begun, periods: [{ from: '6h', to: null }] })).toMatchObject([
      { path: 'periods.0.from', message: { key: 'validDateTime' } },
    ]);
  });

  it('what is done has no period after now and no end before its last period; what is planned may have them', () => {
    const day = addDays(today(), -2);
    const tomorrow = addDays(today(), 1);
    const early = { from: `${day}T06:00`, to: `${day}T07:00` };
    const late = { from: `${tomorrow}T06:00`, to: `${tomorrow}T07:00` };
    const begun = { happenedAt: `${day}T06:00` };
    expect(faults(spraying, { ...begun, periods: [early, late] })).toMatchObject([
      { path: 'periods.1.to', message: { says: 'agricultureOccurrences:faults.periodLater' } },
    ]);
    expect(faults(spraying, { ...begun, endAt: `${day}T06:59`, periods: [early] })).toMatchObject([
      { path: 'endAt', message: { says: 'agricultureOccurrences:faults.endBeforePeriod' } },
    ]);
    expect(faults(spraying, { ...begun, endAt: `${day}T07:00`, periods: [early] })).toEqual([]);
    const planned = { state: 'PLANNED', plannedAt: `${tomorrow}T06:00`, happenedAt: null };
    expect(faults(spraying, { ...planned, periods: [late] })).toEqual([]);
    expect(faults(spraying, { ...planned, endAt: `${tomorrow}T06:30`, periods: [late] })).toMatchObject([
      { path: 'endAt' },
    ]);
  });

  it('every type that has periods holds them against now', () => {
    const tomorrow = addDays(today(), 1);
    const late = [{ from: `${tomorrow}T06:00`, to: `${tomorrow}T07:00` }];
    const begun = { happenedAt: `${addDays(today(), -2)}T06:00`, periods: late };
    const withPeriods = OCCURRENCES.filter(({ fields }) => fields.some(({ kind }) => kind === 'periods'));
    expect(withPeriods).not.toEqual([]);
    for (const type of withPeriods) expect(faults(type, begun)).toMatchObject([{ path: 'periods.0.to' }]);
  });

  it('says in one round what is missing and what does not fit together', () => {
    const day = addDays(today(), -2);
    const found = faults(spraying, {
      happenedAt: `${day}T06:00`,
      endAt: `${day}T05:00`,
      target: '',
      area: 21,
    });
    expect(found.map(({ path }) => path).toSorted()).toEqual(['area', 'endAt', 'target']);
  });

  it('warns of a harvest while the interval after a spraying still runs', () => {
    const day = addDays(today(), -10);
    const sprayed = {
      id: 5,
      type: 'pulverizacao',
      subjectIds: [1],
      state: 'DONE',
      plannedAt: null,
      happenedAt: `${day}T08:00`,
      observation: '',
      files: [],
      depletion: [],
      document: null,
      userName: '',
      values: { product: 'FUNGICIDA', graceDays: 10 },
    } as const;
    const harvestOn = (date: string) =>
      harvesting.warn?.(
        { ...valuesOf(harvesting, null, [1]), happenedAt: `${date}T10:00` },
        context([sprayed]),
      );
    expect(harvestOn(addDays(day, 9))).toMatchObject([{ key: 'grace', values: { product: 'FUNGICIDA' } }]);
    expect(harvestOn(addDays(day, 10))).toEqual([]);
  });
});

test('what was done on the whole of a plot can still be changed once the plot is smaller', () => {
  const values = {
    ...valuesOf(planting, null, [1]),
    ...EXAMPLES['plantio'],
    state: 'DONE' as const,
    happenedAt: nowHere(),
    area: 40,
  };
  const record = {
    id: 5,
    type: 'plantio',
    subjectIds: [1],
    state: 'DONE' as const,
    plannedAt: null,
    happenedAt: nowHere(),
    observation: '',
    files: [],
    depletion: [],
    document: null,
    userName: 'ANA',
    values: { area: 40 },
  };
  const of = (change: object, saved: object | null) =>
    faultsOf(
      planting,
      { ...values, ...change },
      { ...context(), record: saved as never },
      'agricultureOccurrences',
    ).map(({ path }) => path);
  expect(of({}, null)).toContain('area');
  expect(of({ observation: 'Visto' }, record)).not.toContain('area');
  expect(of({ area: 41 }, record)).toContain('area');
  expect(of({ subjectIds: [1, 2] }, record)).toContain('area');
});

import { describe, expect, it } from 'vitest';
import type { Report, ReportFilter } from '../reportTypes';
import {
  faultOf,
  faultsOf,
  questionParams,
  rawKind,
  usualFilters,
  withListedDays,
  withNeededDays,
} from './questions';

const day = (today: string) => ({ from: today, to: today });
const period = (over: object = {}): ReportFilter => ({
  kind: 'period',
  name: 'p',
  longest: 'year',
  usual: day,
  ...over,
});
const date = (over: object = {}): ReportFilter => ({ kind: 'date', name: 'd', wire: 'day', ...over });
const reportOf = (...filters: ReportFilter[]) => ({ filters }) as unknown as Report;
const nothing = () => undefined;

describe('what is wrong with a filter', () => {
  it('a period may be empty unless another filter needs it', () => {
    const free = period({ freeUnless: { filter: 'side', is: 'PAID' } });
    expect(faultOf(free, null, () => 'OPEN')).toBeNull();
    expect(faultOf(free, null, () => 'PAID')).toBe('periodMissing');
    expect(faultOf(free, { from: '2026-01-02', to: '2026-01-01' }, () => 'OPEN')).toBe('backwards');
    expect(faultOf(period(), null, () => 'OPEN')).toBe('periodMissing');
  });

  it('a period is of one day at least, and of 30 days or a year at most', () => {
    const days = (to: string) => ({ from: '2026-01-01', to });
    const choice = period({ longest: 'choice' });
    expect(faultOf(period(), days('2026-01-01'), nothing)).toBeNull();
    expect(faultOf(choice, days('2026-01-31'), nothing)).toBeNull();
    expect(faultOf(choice, days('2026-02-01'), nothing)).toBe('over30');
    expect(faultOf(choice, days('2026-02-01'), () => '365')).toBeNull();
    expect(faultOf(period(), days('2026-02-01'), nothing)).toBeNull();
    expect(faultOf(period(), days('2027-01-01'), nothing)).toBeNull();
    expect(faultOf(period(), days('2027-01-02'), nothing)).toBe('overYear');
  });

  it('a day may be empty where it is free, and is another one than those beside it', () => {
    expect(faultOf(date(), null, nothing)).toBe('dateMissing');
    expect(faultOf(date({ among: { list: 'days' } }), null, nothing)).toBe('choiceMissing');
    expect(faultOf(date({ free: {} }), null, () => 'x')).toBeNull();
    expect(faultOf(date({ free: { unless: 'e' } }), null, nothing)).toBeNull();
    expect(faultOf(date({ free: { unless: 'e' } }), null, () => '2026-01-01')).toBe('dateMissing');
    const unlike = date({ unlike: ['e', 'f'] });
    const chosen = (name: string) => (name === 'f' ? '2026-01-01' : undefined);
    expect(faultOf(unlike, '2026-01-01', chosen)).toBe('sameDate');
    expect(faultOf(unlike, '2026-01-02', chosen)).toBeNull();
  });

  it.each([
    [{}, [], null],
    [{ least: 1 }, [], 'leastOne'],
    [{ least: 1 }, ['1'], null],
    [{ least: 1, most: 1 }, ['1', '2'], 'exactlyOne'],
    [{ least: 1, most: 1 }, ['1'], null],
    [{ least: 1, most: 1, one: 'record' }, [], 'exactlyOneRecord'],
    [{ least: 1, most: 2, one: 'record' }, [], 'leastOne'],
  ] as const)('of a list of %j, %j chosen are %s', (over, value, expected) => {
    expect(faultOf({ kind: 'list', name: 'l', wire: 'l', list: 'x', ...over }, value, nothing)).toBe(
      expected,
    );
  });

  it('a year and a lasting choice are needed, another choice and a text are not', () => {
    const choice = { kind: 'choice', name: 'c', wire: 'c', words: 'w', values: ['A'] } as const;
    expect(faultOf({ kind: 'year', name: 'y', wire: 'y' }, null, nothing)).toBe('choiceMissing');
    expect(faultOf({ kind: 'year', name: 'y', wire: 'y' }, '2026', nothing)).toBeNull();
    expect(faultOf(choice, null, nothing)).toBeNull();
    expect(faultOf({ ...choice, usual: 'A' }, null, nothing)).toBe('choiceMissing');
    expect(faultOf({ ...choice, usual: 'A' }, 'A', nothing)).toBeNull();
    expect(faultOf({ kind: 'text', name: 't', wire: 't' }, null, nothing)).toBeNull();
  });
});

it('names only filters at which something is wrong, those of another time too', () => {
  const report = reportOf({ kind: 'year', name: 'ano', wire: 'year' }, date());
  expect([...faultsOf(report, { ano: '2026', d: '2026-01-01' })]).toEqual([]);
  expect([...faultsOf(report, { ano: '2026', d: '', 'comparacao.ano': '2026' })]).toEqual([
    ['d', 'dateMissing'],
    ['comparacao.ano', 'sameTime'],
  ]);
});

it('begins with what is usual, and leaves empty what may be', () => {
  const choice = { kind: 'choice', name: 'c', wire: 'c', words: 'w', values: ['A'] } as const;
  const usual = (filter: ReportFilter) => usualFilters(reportOf(filter), '2026-09-18');
  expect(usual(period())).toEqual({ p: '2026-09-18..2026-09-18' });
  expect(usual(period({ freeUnless: { filter: 'x', is: 'y' } }))).toEqual({});
  expect(usual(date())).toEqual({ d: '2026-09-18' });
  expect(usual(date({ usual: () => '2026-01-01' }))).toEqual({ d: '2026-01-01' });
  expect(usual(date({ free: {} }))).toEqual({});
  expect(usual(date({ free: {}, usual: () => '2026-01-01' }))).toEqual({ d: '2026-01-01' });
  expect(usual(date({ among: { list: 'days' }, usual: () => '2026-01-01' }))).toEqual({});
  expect(usual({ kind: 'year', name: 'y', wire: 'y' })).toEqual({ y: '2026' });
  expect([usual(choice), usual({ ...choice, usual: 'A' })]).toEqual([{}, { c: 'A' }]);
  expect(rawKind(date({ among: { list: 'days' } }))).toBe('select');
});

it('sends days, years and texts under their names, and nothing that is empty', () => {
  const report = reportOf(period(), date(), { kind: 'year', name: 'y', wire: 'year' }, date({ name: 'e' }));
  expect(questionParams(report, { d: '2026-01-02', y: '2026' }).toString()).toBe('day=2026-01-02&year=2026');
});

it('takes the day of a list at the place that the filter names', () => {
  const report = reportOf(date({ among: { list: 'days', first: 1 } }), period());
  const raw = { p: 'x' };
  expect(withListedDays(report, raw, () => ['a', 'b'])).toEqual({ p: 'x', d: 'b' });
  expect(withListedDays(report, raw, () => ['a'])).toBe(raw);
});

it('an address without a period that the report needs takes the usual one, never one that may be left out', () => {
  const report = reportOf(period());
  const raw = withNeededDays(report, {}, '2026-09-18');
  expect(raw).toEqual({ p: '2026-09-18..2026-09-18' });
  const free = reportOf(period({ freeUnless: { filter: 'situacao', is: 'PAID' } }));
  expect(withNeededDays(free, {}, '2026-09-18')).toEqual({});
});

it('an address without a date that the report needs takes today, never one that may be left out', () => {
  const day: ReportFilter = { name: 'posicao', kind: 'date', wire: 'date' };
  const free: ReportFilter = { name: 'comparar', kind: 'date', wire: 'comparedDate', free: {} };
  const report = { ...reportOf(day), filters: [day, free] };
  expect(withNeededDays(report, { situacao: 'OPEN' }, '2026-09-18')).toEqual({
    situacao: 'OPEN',
    posicao: '2026-09-18',
  });
  const written = { posicao: '2026-03-31' };
  expect(withNeededDays(report, written, '2026-09-18')).toBe(written);
});

import { describe, expect, it } from 'vitest';
import { comparedColumns, comparedFoot, partField } from '../comparison/comparedColumns';
import type { Report, ReportFilter, ReportRow } from '../reportTypes';
import {
  aloneFilters,
  besideFilters,
  changeOf,
  dayShift,
  deltaOf,
  otherTimes,
  pairRows,
  timesOf,
} from './comparison';
import { ratioOf, sumOf } from './figures';
import { groupRows } from './grouping';
import { faultsOf } from './questions';

const period: ReportFilter = {
  name: 'periodo',
  kind: 'period',
  longest: 'year',
  usual: (day) => ({ from: day, to: day }),
};
const report: Report = {
  name: 'sample',
  key: 'SAMPLE',
  basis: 'payment',
  filters: [
    period,
    { name: 'safra', kind: 'list', list: 'harvests', wire: 'harvestIds', time: true },
    { name: 'outra', kind: 'date', wire: 'comparedDate', still: true },
    { name: 'banco', kind: 'list', list: 'banks', wire: 'bankIds' },
  ],
  columns: [
    { field: 'account', identifying: true },
    { field: 'date', kind: 'date' },
    { field: 'value', kind: 'money', total: 'sum' },
    { field: 'whole', kind: 'money', total: 'sum' },
    { field: 'share', kind: 'percent', total: ratioOf('value', 'whole') },
    { field: 'rate', kind: 'percent' },
  ],
  groups: [
    { name: 'account', field: 'account' },
    { name: 'month', field: 'date', by: 'month' },
  ],
  ask: () => Promise.resolve([]),
};
const row = (id: number, account: string, date: string, value: number | null, whole = 1000): ReportRow => ({
  id,
  account,
  date,
  value,
  whole,
  share: null,
  rate: null,
});

describe('the times that may stand beside a report', () => {
  it('are its periods, days, years and harvests, but not what is a comparison already', () => {
    expect(timesOf(report).map(({ name }) => name)).toEqual(['periodo', 'safra']);
  });

  it('replace the filter of the report in what is asked', () => {
    const raw = {
      periodo: '2026-01-01..2026-01-31',
      'comparacao.periodo': '2025-01-01..2025-01-31',
      banco: '1',
    };
    expect(besideFilters(report, raw)).toMatchObject({ periodo: '2025-01-01..2025-01-31', banco: '1' });
    expect(besideFilters(report, { periodo: '2026-01-01..2026-01-31' })).toBeNull();
    expect(aloneFilters(raw)).toEqual({ periodo: '2026-01-01..2026-01-31', banco: '1' });
  });

  it('suggest the period before, of as many days or as many whole months, and the same a year before', () => {
    expect(otherTimes(period, '2026-11-01..2026-11-30')).toEqual([
      { name: 'before', value: '2026-10-01..2026-10-31' },
      { name: 'yearBefore', value: '2025-11-01..2025-11-30' },
    ]);
    expect(otherTimes(period, '2026-11-10..2026-11-19')[0]?.value).toBe('2026-10-31..2026-11-09');
    expect(otherTimes(period, '2029-02-01..2029-02-28')[1]?.value).toBe('2028-02-01..2028-02-29');
    expect(otherTimes(period, '2026-01-01..2026-03-31')[0]?.value).toBe('2025-10-01..2025-12-31');
    expect(otherTimes({ name: 'ano', kind: 'year', wire: 'year' }, '2026')).toEqual([
      { name: 'yearBefore', value: '2025' },
    ]);
    expect(otherTimes(period, '2026-13-01..x')).toEqual([]);
  });

  it('are held to the rules of the filter, and are no repetition of it', () => {
    const own = { periodo: '2026-01-01..2026-01-31' };
    const faults = (other: string) =>
      faultsOf({ ...report, filters: [period] }, { ...own, 'comparacao.periodo': other }).get(
        'comparacao.periodo',
      );
    expect(faults('2025-02-02..2025-02-01')).toBe('backwards');
    expect(faults('2026-01-01..2026-01-31')).toBe('sameTime');
    expect(faults('2025-01-01..2025-01-31')).toBeUndefined();
  });

  it('move the days of the other time onto those of the report', () => {
    const shift = dayShift(report, {
      periodo: '2026-01-01..2026-12-31',
      'comparacao.periodo': '2025-01-01..2025-12-31',
    });
    expect(shift?.('2025-03-15')).toBe('2026-03-15');
    // From May 2024 to January 2026 are twenty months.
    const apart = dayShift(report, {
      periodo: '2026-01-01..2026-06-30',
      'comparacao.periodo': '2024-05-01..2024-10-31',
    });
    expect(apart?.('2024-05-31')).toBe('2026-01-31');
    expect(dayShift(report, { safra: '1', 'comparacao.safra': '2' })).toBeNull();
  });
});

describe('another time', () => {
  const year: ReportFilter = { name: 'ano', kind: 'year', wire: 'year' };
  const day: ReportFilter = { name: 'dia', kind: 'date', wire: 'day' };
  const list: ReportFilter = { name: 'banco', kind: 'list', list: 'banks', wire: 'ids' };

  it('is of a year, a day, a period or a harvest', () => {
    const still = { ...day, name: 'parada', still: true };
    const filters = [year, day, still, period, list, { ...list, name: 'safra', time: true }];
    expect(timesOf({ filters }).map(({ name }) => name)).toEqual(['ano', 'dia', 'periodo', 'safra']);
  });

  it('of a day is a month and a year before, of a year the one before', () => {
    expect(otherTimes(day, '2026-03-31').map(({ value }) => value)).toEqual(['2026-02-28', '2025-03-31']);
    expect([otherTimes(day, 'x'), otherTimes(year, '26'), otherTimes(list, '1')]).toEqual([[], [], []]);
  });

  it('of a period is none where it has no days or ends before it begins', () => {
    const values = (text: string) => otherTimes(period, text).map(({ value }) => value);
    expect(values('2026-01-02..2026-01-02')).toEqual(['2026-01-01..2026-01-01', '2025-01-02..2025-01-02']);
    expect([values('2026-01-02..2026-01-01'), values('2026-01-02..'), values('')]).toEqual([[], [], []]);
    // One end alone makes no whole month.
    expect(values('2026-04-01..2026-04-29')[0]).toBe('2026-03-03..2026-03-31');
    expect(values('2026-04-02..2026-04-30')[0]).toBe('2026-03-04..2026-04-01');
  });

  it('moves its days by whole months, or by days where it begins on another day', () => {
    const shift = (of: ReportFilter, own: string, other: string) =>
      dayShift({ filters: [of] }, { [of.name]: own, [`comparacao.${of.name}`]: other });
    expect(shift(year, '2026', '2024')?.('2024-02-29')).toBe('2026-02-28');
    expect(shift(period, '2026-03-10..2026-03-20', '2026-02-08..2026-02-18')?.('2026-02-09')).toBe(
      '2026-03-11',
    );
    expect(shift(period, '2026-03-10..2026-03-20', '')).toBeNull();
    expect(shift(year, '2026', '')).toBeNull();
  });
});

describe('rows of two times', () => {
  const now = [row(1, 'FRETE', '2026-01-10', 300), row(2, 'DIESEL', '2026-02-10', 500)];
  const then = [row(1, 'FRETE', '2025-01-05', 200), row(2, 'ADUBO', '2025-02-05', 70)];
  const words = (part: string, column: string) => `${column} ${part}`;
  const specs = report.columns.map(({ field, kind, total }) => ({
    field,
    header: field,
    kind: kind === 'choice' || kind === 'document' || kind === undefined ? ('text' as const) : kind,
    ...(total === undefined ? {} : { total }),
  }));

  it('stand in one line where they bear one name, and alone where none or several bear it', () => {
    const paired = pairRows({ same: ['account'] }, now, then);
    expect(paired.rows.map(({ id, account }) => [id, account])).toEqual([
      [1, 'FRETE'],
      [2, 'DIESEL'],
      [-1, 'ADUBO'],
    ]);
    expect([...paired.sides.values()].map((sides) => [sides.now?.['value'], sides.was?.['value']])).toEqual([
      [300, 200],
      [500, undefined],
      [undefined, 70],
    ]);
    const twice = pairRows({ same: ['account'] }, now, [...then, row(3, 'FRETE', '2025-01-06', 9)]);
    expect(twice.rows).toHaveLength(5);
    expect(pairRows({}, now, then).rows).toHaveLength(4);
  });

  it('give each figure what it was, the difference and its part; a dash where one is not known', () => {
    const { rows, sides } = pairRows({ same: ['account'] }, now, then);
    const columns = comparedColumns(report, specs, sides, words);
    expect(columns.map(({ field }) => field)).toEqual([
      'account',
      'value',
      'value~was',
      'value~delta',
      'value~change',
      'whole',
      'whole~was',
      'whole~delta',
      'whole~change',
      'share',
      'share~was',
      'share~delta',
      'date',
      'rate',
    ]);
    const of = (field: string) => columns.find((column) => column.field === field);
    const [frete, diesel, adubo] = rows;
    const cell = (field: string, one: ReportRow | undefined) => one && of(field)?.value?.(one);
    expect(cell('value~delta', frete)).toBe(100);
    expect(cell('value~change', frete)).toBe(50);
    expect([cell('value~was', diesel), cell('value~delta', diesel)]).toEqual([null, null]);
    expect([cell('value', adubo), cell('value~was', adubo)]).toEqual([null, 70]);
    const total = (field: string, some = rows) => {
      const column = of(field)?.total;
      return typeof column === 'function' ? column(some) : undefined;
    };
    // 800 now, 270 then.
    expect([total('value'), total('value~was'), total('value~delta')]).toEqual([800, 270, 530]);
    expect(total('value~change')).toBeCloseTo((530 / 270) * 100, 9);
    expect(total('share~delta')).toBeCloseTo(40 - 13.5, 9);
    expect(total('value~delta', [diesel ?? {}])).toBeNull();
  });

  it('compare the lines of the foot', () => {
    const { rows, sides } = pairRows({}, now, then);
    const line = { id: 'all', figures: (some: readonly ReportRow[]) => ({ value: sumOf(some, 'value') }) };
    expect(comparedFoot(report, line, sides)(rows)).toMatchObject({
      value: 800,
      [partField('value', 'was')]: 270,
      [partField('value', 'delta')]: 530,
    });
  });

  it('stand under the headings of the report’s own time', () => {
    const { rows, sides } = pairRows({}, now, then);
    const shift = dayShift(report, {
      periodo: '2026-01-01..2026-12-31',
      'comparacao.periodo': '2025-01-01..2025-12-31',
    });
    const filed = (one: ReportRow) =>
      sides.get(one)?.now ? one : { ...one, date: shift?.(String(one['date'])) ?? null };
    const plain = { unknown: '?', word: (_: string, value: string) => value, language: 'pt-BR' };
    const grouped = groupRows(report, rows, ['month'], plain, filed);
    expect(grouped.rows.map((one) => grouped.path(one)[0]?.key)).toEqual([
      '2026-01',
      '2026-01',
      '2026-02',
      '2026-02',
    ]);
  });
});

it('nothing is divided by nothing, and a rise out of a loss is a rise', () => {
  expect(deltaOf(5, null)).toBeNull();
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(50, -100)).toBe(150);
  expect([deltaOf(null, 5), changeOf(null, 5), changeOf(5, null)]).toEqual([null, null, null]);
  expect([deltaOf(5, 5), changeOf(3, 1)]).toEqual([0, 200]);
});

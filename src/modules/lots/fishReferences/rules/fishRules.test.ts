import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/platform/tableFile/parseCsv';
import { isFault } from '@/platform/tableFile/tableFile';
import { readRows } from '../../references/rules/readRows';
import {
  byStart,
  checkFigures,
  checkRanges,
  emptyRange,
  FILE_COLUMNS,
  type FishRange,
  startsFromEnds,
} from './ranges';
import { rangeOf, rationOf, temperatureRowOf } from './ration';
import { limitAbove, waterMagnitude } from './water';

/** The table of tilapia: up to which weight (g) how much of the biomass (%). */
const UP_TO: readonly (readonly [number | null, number])[] = [
  [10, 10],
  [20, 8],
  [40, 6],
  [130, 5],
  [250, 4],
  [300, 3.5],
  [480, 3],
  [600, 2.5],
  [700, 2],
  [850, 1.5],
  [null, 1],
];
const ranges: readonly FishRange[] = UP_TO.map(([to, biomassPercent], at) => ({
  ...emptyRange(at === 0 ? 0 : (UP_TO[at - 1]?.[0] ?? null)),
  to,
  biomassPercent,
}));
const temperatures = [
  [16, 15],
  [18, 35],
  [20, 50],
  [22, 70],
  [24, 80],
  [26, 100],
  [29, 60],
  [30, 30],
  [31, 0],
].map(([temperature = null, percent = null]) => ({ temperature, percent }));
const tilapia = { ranges, temperatures };
const placed = (...rows: (readonly [number | null, number | null])[]) =>
  rows.map(([from, to], at) => ({ line: at + 1, from, to }));

describe('the ration of a day', () => {
  const kg = (biomass: number, weight: number, temperature: number | null) => {
    const answer = rationOf({ biomass, weight, temperature }, tilapia);
    return answer.kind === 'ration' ? Math.round(answer.kg * 1000) / 1000 : answer;
  };

  it('is biomass × % of the range × % of the temperature', () => {
    expect(kg(1358, 140, null)).toBe(54.32);
    expect(kg(1358, 140, 26)).toBe(54.32);
    expect(kg(1358, 140, 22)).toBe(38.024);
    expect(kg(1358, 140, 31)).toBe(0);
  });

  it('changes at the start of a range, and at a row of the temperature', () => {
    expect([129.99, 130, 249.99, 250].map((weight) => kg(100, weight, null))).toEqual([5, 4, 4, 3.5]);
    expect([0, 850, 5000].map((weight) => kg(100, weight, null))).toEqual([10, 1, 1]);
    expect([21.9, 22, 23.9, 24, 40].map((at) => kg(1000, 140, at))).toEqual([20, 28, 28, 32, 0]);
  });

  it('is unknown where the set does not say it, or something is not known', () => {
    expect(kg(1358, 140, 15.9)).toEqual({ kind: 'noTemperature', below: 16 });
    expect(rationOf({ biomass: null, weight: 140, temperature: 22 }, tilapia)).toEqual({
      kind: 'incomplete',
    });
    expect(rationOf({ biomass: 10, weight: null, temperature: 22 }, tilapia)).toEqual({
      kind: 'incomplete',
    });
    const young = { ranges: ranges.slice(1, 3), temperatures };
    for (const weight of [9, 40])
      expect(rationOf({ biomass: 10, weight, temperature: 22 }, young)).toEqual({ kind: 'noRange' });
    const blank = { ranges: [emptyRange(0)], temperatures: [] };
    expect(rationOf({ biomass: 10, weight: 5, temperature: 22 }, blank)).toEqual({ kind: 'noRange' });
  });

  it('is not corrected where the set has no table of temperatures', () => {
    expect(
      rationOf({ biomass: 100, weight: 140, temperature: 22 }, { ranges, temperatures: [] }),
    ).toMatchObject({
      kg: 4,
      correction: null,
    });
  });

  it('takes the warmest row at or below, in whatever order the rows stand', () => {
    const mixed = [...temperatures].toReversed();
    expect(temperatureRowOf(mixed, 25)).toEqual({ temperature: 24, percent: 80 });
    expect(temperatureRowOf(mixed, 10)).toBeUndefined();
    expect(temperatureRowOf([{ temperature: 20, percent: null }], 22)).toBeUndefined();
  });
});

describe('the ranges of a set', () => {
  it('touch', () => {
    expect(checkRanges(placed([0, 10], [10, 20], [20, null]))).toEqual([]);
    expect(checkRanges(placed([20, null], [0, 10], [10, 20]))).toEqual([]);
    expect(checkRanges(placed([5, 10]))).toEqual([]);
    expect(checkRanges(ranges.map(({ from, to }, at) => ({ line: at, from, to })))).toEqual([]);
  });

  it('leave nothing out between them: a gap stands at the row after it', () => {
    expect(checkRanges(placed([20, 30], [0, 10], [10, 19]))).toEqual([
      { line: 1, field: 'from', why: 'gap', after: 19, from: 20 },
    ]);
  });

  it('do not overlap: neither in part nor as a whole nor as the same', () => {
    const overlap = (line: number, from: number, other: object) => ({
      line,
      field: 'from',
      why: 'overlap',
      from,
      other,
    });
    expect(checkRanges(placed([0, 10], [8, 20]))).toEqual([overlap(2, 8, { line: 1, from: 0, to: 10 })]);
    expect(checkRanges(placed([0, 30], [10, 20], [20, 40]))).toEqual([
      overlap(2, 10, { line: 1, from: 0, to: 30 }),
      overlap(3, 20, { line: 1, from: 0, to: 30 }),
    ]);
    expect(checkRanges(placed([0, 10], [0, 10]))).toEqual([overlap(2, 0, { line: 1, from: 0, to: 10 })]);
  });

  it('end after they start, the last one alone may have no end', () => {
    expect(checkRanges(placed([0, 10], [10, 10], [20, 5]))).toEqual([
      { line: 2, field: 'to', why: 'order', from: 10 },
      { line: 3, field: 'to', why: 'order', from: 20 },
    ]);
    expect(checkRanges(placed([0, null], [10, 20]))).toEqual([{ line: 1, field: 'to', why: 'open' }]);
    expect(checkRanges(placed([null, 10], [10, 20]))).toEqual([]);
  });

  it('are right exactly when every weight between the first and the last has one range', () => {
    const bound = fc.integer({ min: 0, max: 8 });
    const some = fc.array(fc.tuple(bound, fc.option(bound)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(some, (pairs) => {
        const rows = placed(...pairs);
        const right = checkRanges(rows).length === 0;
        const first = Math.min(...rows.map(({ from }) => from ?? 0));
        const last = rows.some(({ to }) => to === null) ? 9 : Math.max(...rows.map(({ to }) => to ?? 0));
        const weights = Array.from({ length: Math.max(0, (last - first) * 2) }, (_, at) => first + at / 2);
        const once = weights.every((g) => rows.filter((row) => rangeOf([row], g)).length === 1);
        const bounded = rows.every(({ from, to }) => to === null || to > (from ?? 0));
        expect(right).toBe(once && bounded);
      }),
    );
  });

  it('are sorted by their start, those without one last', () => {
    expect(byStart(placed([20, 30], [null, 1], [0, 20])).map(({ line }) => line)).toEqual([3, 1, 2]);
  });
});

describe('a file of ranges', () => {
  const read = (text: string) => {
    const file = parseCsv(text, () => undefined);
    if (isFault(file)) throw new Error(file.kind);
    return readRows(file, FILE_COLUMNS, ',', (name) => [name]);
  };

  it('is checked figure by figure', () => {
    const { rows } = read(
      'from;to;biomassPercent;mealsPerDay;feedConversion\n0;10;;2,5;1,2\n10;20;101;3;0\n20;;5;;',
    );
    expect(checkFigures(rows)).toEqual([
      { line: 2, figure: 'biomassPercent', why: 'required' },
      { line: 2, figure: 'mealsPerDay', why: 'whole' },
      { line: 3, figure: 'biomassPercent', why: 'limits', least: 0.01, most: 100 },
      { line: 3, figure: 'feedConversion', why: 'limits', least: 0.1, most: 20 },
    ]);
  });

  it('converts kilograms', () => {
    expect(read('from (kg);to (kg);biomassPercent\n0,13;0,25;4').rows).toMatchObject([
      { from: 130, to: 250 },
    ]);
  });

  it('that only says where ranges end says where they start too', () => {
    const { rows, missing } = read('to;biomassPercent\n10;10\n20;8\n;6');
    expect(missing).toEqual([]);
    expect(read('from;biomassPercent\n0;10').missing).toEqual(['to']);
    expect(startsFromEnds(rows).map(({ from, to }) => [from, to])).toEqual([
      [0, 10],
      [10, 20],
      [20, null],
    ]);
    const some = read('from;to;biomassPercent\n0;10;10\n;20;8').rows;
    expect(startsFromEnds(some)).toBe(some);
  });
});

describe('limits of the water', () => {
  const limits = (
    criticalMin: number | null,
    idealMin: number | null,
    idealMax: number | null,
    criticalMax: number | null,
  ) => ({
    criticalMin,
    idealMin,
    idealMax,
    criticalMax,
  });

  it('stand in order, equal ones too, unknown ones passed over', () => {
    const right = [
      limits(3, 4, null, null),
      limits(20, 26, 30, 34),
      limits(6, 6, 9, 9),
      limits(3, null, null, 3),
    ];
    for (const one of right)
      for (const name of ['criticalMin', 'idealMin', 'idealMax', 'criticalMax'] as const)
        expect(limitAbove(name, one)).toBeNull();
  });

  it('are refused at the first that is below one before it', () => {
    expect(limitAbove('idealMin', limits(5, 4, null, null))).toEqual({ name: 'criticalMin', value: 5 });
    expect(limitAbove('criticalMax', limits(5, null, null, 4))).toEqual({ name: 'criticalMin', value: 5 });
    expect(limitAbove('criticalMax', limits(5, 6, 8, 7))).toEqual({ name: 'idealMax', value: 8 });
  });

  it('are of magnitudes that the application knows', () => {
    expect(waterMagnitude('PH')?.max).toBe(14);
    expect(waterMagnitude('TURBIDITY')).toBeUndefined();
    expect(waterMagnitude('toString')).toBeUndefined();
  });
});

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { setFormatLocale } from '@/platform/format/formatLocale';
import {
  axisName,
  axisValues,
  fullNumber,
  isLone,
  lastMarks,
  plotPoints,
  pointWords,
  shortNumber,
  spreadLabels,
} from '@/platform/chart/chartData';
import { roundTicks, tickDecimals } from '@/platform/chart/chartTicks';
import type { GridTexts } from '@/platform/grid/cellText';
import { sparkPath } from '@/platform/chart/Sparkline';

describe('roundTicks', () => {
  it.each([
    [
      [31.8, 107.5],
      [0, 50, 100, 150],
    ],
    [
      [0, 7],
      [0, 2.5, 5, 7.5],
    ],
    [
      [-28, 40],
      [-50, 0, 50, 100],
    ],
    [
      [-90, -10],
      [-100, -50, 0, 50],
    ],
    [
      [42, 3029],
      [0, 1500, 3000, 4500],
    ],
    [[0.002], [0, 0.001, 0.002, 0.003]],
    [[1_250_000], [0, 500_000, 1_000_000, 1_500_000]],
    [[0], [0, 1, 2, 3]],
    [[], [0, 1, 2, 3]],
  ])('%j → %j', (values, ticks) => {
    expect(roundTicks(values)).toEqual(ticks);
  });

  it('holds every value and zero between a base and three lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
        const ticks = roundTicks(values);
        expect(ticks).toHaveLength(4);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(ticks[3]).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(ticks).toContain(0);
      }),
    );
  });
});

describe('an axis that fits its values', () => {
  it.each([
    [
      [5.3987, 5.4127],
      [5.39, 5.4, 5.41, 5.42],
    ],
    [
      [5.34, 5.41],
      [5.3, 5.35, 5.4, 5.45],
    ],
    [[5.2], [5.1, 5.2, 5.3, 5.4]],
    [
      [0, 0],
      [0, 1, 2, 3],
    ],
    [[], [0, 1, 2, 3]],
  ])('%j → %j', (values, ticks) => {
    expect(roundTicks(values, true)).toEqual(ticks);
  });

  it('knows the decimals that its marks need', () => {
    expect(tickDecimals([5.34, 5.37])).toBe(2);
    expect(tickDecimals([5.395, 5.4])).toBe(3);
    expect(tickDecimals([0, 50])).toBe(2);
  });
});

describe('labels at the end of the lines', () => {
  it('stand where they belong while there is room', () => {
    expect(spreadLabels([20, 60, 100], 16, 0, 120)).toEqual([20, 60, 100]);
  });

  it('move apart, keep their order and stay inside', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 5 }), (wanted) => {
        const places = spreadLabels(wanted, 16, 0, 200).toSorted((a, b) => a - b);
        expect(places[0]).toBeGreaterThanOrEqual(8);
        expect(places.at(-1)).toBeLessThanOrEqual(192);
        places.slice(1).forEach((place, at) => expect(place - (places[at] ?? 0)).toBeGreaterThanOrEqual(16));
      }),
    );
  });

  it('stand at the middle of stacked segments, losses under zero', () => {
    const point = { at: 0, name: 'x', values: [10, null, 20, -6] };
    expect(lastMarks(point, true).map(({ series, level }) => [series, level])).toEqual([
      [0, 5],
      [2, 20],
      [3, -3],
    ]);
    expect(lastMarks(point, false).map(({ level }) => level)).toEqual([10, 20, -6]);
  });
});

describe('isLone', () => {
  const points = [null, 3, null, 4, 5, null, 6].map((value, at) => ({ at, name: '', values: [value] }));

  it('finds the values without neighbours, at the ends too', () => {
    expect(points.filter((_point, at) => isLone(points, 0, at)).map(({ at }) => at)).toEqual([1, 6]);
  });
});

describe('shortNumber', () => {
  it.each([
    [1_234_567, '1,2 mi'],
    [50_000, '50 mil'],
    [12.5, '12,5'],
    [0, '0'],
  ])('%d → %s', (value, text) => {
    expect(shortNumber(value, 'pt-BR').replace(/\s/g, ' ')).toBe(text);
  });
  it('has the marks of English there, as the figures beside it do', () => {
    expect(shortNumber(5.35, 'en-US')).toBe('5.35');
    expect(shortNumber(1_234_567, 'en-US')).toBe('1.2M');
  });
});

describe('axisName', () => {
  afterEach(() => setFormatLocale('pt-BR'));
  const day = { field: 'day', header: 'Dia', kind: 'date' } as const;

  it('leaves out the year, and in English names the month', () => {
    expect(axisName(day, '12/11/2026')).toBe('12/11');
    setFormatLocale('en-US');
    expect(axisName(day, '12/11/2026')).toBe('12 Nov');
  });
});

describe('sparkPath', () => {
  it('runs from edge to edge and breaks where a value is missing', () => {
    expect(sparkPath([0, 10, null, 5], 34, 28)).toBe('M4.0 24.0L12.7 4.0M30.0 14.0');
  });

  it('lies in the middle when nothing changes', () => {
    expect(sparkPath([3, 3], 28, 28)).toBe('M4.0 14.0L24.0 14.0');
  });
});

describe('points', () => {
  const t = ((key: string) => key) as unknown as GridTexts;
  const month = { field: 'month', header: 'Mês' };
  const income = { field: 'income', header: 'Receita', kind: 'money' } as const;
  const area = { field: 'area', header: 'Área', kind: 'number', unit: 'ha', decimals: 1 } as const;
  const rows = [
    { month: 'Janeiro', income: 123_450, area: 12.34 },
    { month: 'Fevereiro', income: null, area: 'muito' },
  ];
  const points = plotPoints(rows, month, [income, area], t);

  it('are drawn in reais, and not at all where there is no number', () => {
    expect(points).toEqual([
      { at: 0, name: 'Janeiro', values: [1234.5, 12.34] },
      { at: 1, name: 'Fevereiro', values: [null, null] },
    ]);
  });

  it('are written out as in their columns', () => {
    expect(fullNumber(income, 1234.5, t)).toBe('1.234,50');
    expect(fullNumber(income, 0.29, t)).toBe('0,29');
    expect(fullNumber(area, 12.34, t)).toBe('12,3');
    expect(fullNumber(area, null, t)).toBe('');
  });

  it('are read with every series, the unknown ones too', () => {
    const [january, february] = points.map((point) => pointWords(point, [income, area], 'sem valor', t));
    expect(january).toBe('Janeiro: Receita (R$) 1.234,50; Área (ha) 12,3.');
    expect(february).toBe('Fevereiro: Receita (R$) sem valor; Área (ha) sem valor.');
  });

  it('ask the axis for each value, or for the sums above and below where they are stacked', () => {
    const some = [
      { at: 0, name: '', values: [3, 4, -2] },
      { at: 1, name: '', values: [null, -1, -5] },
    ];
    expect(axisValues(some, false)).toEqual([3, 4, -2, -1, -5]);
    expect(axisValues(some, true)).toEqual([7, -2, 0, -6]);
  });
});

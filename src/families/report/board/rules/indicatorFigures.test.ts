import { describe, expect, it } from 'vitest';
import type { ReportRow } from '../../reportTypes';
import type { Board, Indicator } from '../boardTypes';
import {
  changeOf,
  harvestPeriods,
  indicatorFigure,
  missingParts,
  monthsOfYear,
  partsOf,
  quotient,
} from './indicatorFigures';

const mortality: Indicator = {
  name: 'mortality',
  kind: 'percent',
  better: 'down',
  parts: ['dead', 'heads'],
  figure: ({ dead, heads }) => quotient(dead, heads, 100),
};
const board: Board = {
  name: 'animals',
  key: 'ANIMAL_INDICATORS',
  periods: 'months',
  choice: { name: 'especie', wire: 'species', values: ['CATTLE'] },
  parts: [
    { field: 'dead', wire: 'dead', kind: 'number', merge: 'sum' },
    { field: 'heads', wire: 'heads', kind: 'number', merge: 'mean' },
    { field: 'closing', wire: 'closing', kind: 'number', merge: 'last' },
    { field: 'days', wire: 'days', kind: 'number', merge: 'sum', meanOfGroups: true },
  ],
  indicators: [mortality],
  ask: () => Promise.resolve([]),
};
const row = (group: string, period: string, figures: ReportRow): ReportRow => ({ group, period, ...figures });
const rows = [
  row('SEDE', '2026-01', { dead: 2, heads: 100, closing: 98, days: 31 }),
  row('RETIRO', '2026-01', { dead: 0, heads: 40, closing: 40, days: 31 }),
  row('SEDE', '2026-02', { dead: 1, heads: 98, closing: 97, days: 28 }),
  row('RETIRO', '2026-02', { dead: null, heads: null, closing: null, days: null }),
  row('SEDE', '2025-01', { dead: 4, heads: 100, closing: 96, days: 31 }),
  row('SEDE', '2025-11', { dead: 9, heads: 90, closing: 81, days: 30 }),
];

it('compares a year that has begun with the same months of the one before', () => {
  expect(monthsOfYear(rows, '2026')).toEqual({
    current: ['2026-01', '2026-02'],
    former: ['2025-01', '2025-02'],
  });
});

it('compares a harvest with the one before it, where there is one', () => {
  const harvests = [row('A', '2024/2025', {}), row('A', '2023/2024', {})];
  expect(harvestPeriods(harvests, '2024/2025')).toEqual({ current: ['2024/2025'], former: ['2023/2024'] });
  expect(harvestPeriods(harvests, '2023/2024').former).toEqual([]);
  expect(harvestPeriods(harvests, '2020/2021').current).toEqual([]);
});

it('sums over farms and merges months as each quantity says', () => {
  // Heads: (140 + 98) ÷ 2 = 119.
  expect(partsOf(board, rows, ['2026-01', '2026-02'])).toEqual({
    dead: 3,
    heads: 119,
    closing: 97,
    days: 59,
  });
  expect(partsOf(board, rows, ['2025-07'])).toEqual({ dead: null, heads: null, closing: null, days: null });
});

describe('a figure', () => {
  it('is not known where a quantity is not, or where nothing divides', () => {
    expect(indicatorFigure(mortality, { dead: 3, heads: 119 })).toBeCloseTo(2.521, 3);
    expect(indicatorFigure(mortality, { dead: null, heads: 119 })).toBeNull();
    expect(indicatorFigure(mortality, { dead: 0, heads: 0 })).toBeNull();
  });

  it('in money is in whole cents, a number as it is', () => {
    const figure = () => 2.5;
    expect(indicatorFigure({ ...mortality, kind: 'money', figure }, {})).toBe(3);
    expect(indicatorFigure({ ...mortality, figure }, {})).toBe(2.5);
    expect(indicatorFigure({ ...mortality, figure: () => Infinity }, {})).toBeNull();
    expect([quotient(6, 3), quotient(null, 3), quotient(6, undefined)]).toEqual([2, null, null]);
  });

  it('lacks the quantities that are not known, nothing else', () => {
    expect(missingParts(mortality, { dead: 0, heads: null, days: null })).toEqual(['heads']);
    expect(missingParts(mortality, { heads: 1 })).toEqual(['dead']);
  });

  it('of one group and period takes the first or last month, the mean over groups or their sum', () => {
    const part = { wire: 'x', kind: 'number' } as const;
    const parts = [
      { ...part, field: 'closing', merge: 'first' },
      { ...part, field: 'days', merge: 'sum', meanOfGroups: true },
    ] as const;
    const apart = [...rows, row('RETIRO', '2025-01', { days: 21 })];
    expect(partsOf({ ...board, parts }, apart, ['2025-01', '2025-11'])).toEqual({ closing: 96, days: 56 });
  });

  it('moves for better or worse by the side that is good', () => {
    expect(changeOf(mortality, 2, 4)).toEqual({ direction: 'down', percent: -50, sense: 'good' });
    expect(changeOf(mortality, 5, 4)).toEqual({ direction: 'up', percent: 25, sense: 'bad' });
    expect(changeOf(mortality, 4, 4)).toEqual({ direction: 'flat', percent: 0 });
    expect(changeOf(mortality, 4, 0)).toBeNull();
    expect(changeOf(mortality, null, 4)).toBeNull();
    expect(changeOf(mortality, 4, null)).toBeNull();
    expect(changeOf(mortality, 1, -3)).toEqual({ direction: 'up', percent: 133.3, sense: 'bad' });
    expect(changeOf({ ...mortality, better: 'up' }, 5, 4)).toMatchObject({ sense: 'good' });
    const { better: _, ...neither } = mortality;
    expect(changeOf(neither, 5, 4)).toEqual({ direction: 'up', percent: 25 });
  });
});

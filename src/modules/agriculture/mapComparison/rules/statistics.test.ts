import { expect, test } from 'vitest';
import type { PlotCell } from './grid';
import { CHANGE_LIMITS, classAt, classEnds, INDEX_LIMITS } from './ndvi';
import { changeTotals, statistics } from './statistics';

const cells = (values: readonly (number | null)[], hectares = 0.01): PlotCell[] =>
  values.map((value, index) => ({ index, at: { lat: 0, lng: 0 }, hectares, value }));

test('a value on a limit belongs to the class above it', () => {
  expect([-0.4, 0.1999, 0.2, 0.4, 0.79, 0.8, 1].map((value) => classAt(value, INDEX_LIMITS))).toEqual([
    0, 0, 1, 2, 3, 4, 4,
  ]);
  expect(classEnds(0, INDEX_LIMITS)).toEqual({ from: null, to: 0.2 });
  expect(classEnds(4, INDEX_LIMITS)).toEqual({ from: 0.8, to: null });
});

test('the figures are those of Python’s statistics (mean, pstdev)', () => {
  const found = statistics(cells([0.12, 0.35, 0.41, 0.58, 0.66, 0.72, 0.83, 0.91, null, null]), INDEX_LIMITS);
  expect(found?.mean).toBeCloseTo(0.5725, 10);
  expect(found?.deviation).toBeCloseTo(0.24757574598, 10);
  expect([found?.min, found?.max]).toEqual([0.12, 0.91]);
  expect(found?.known).toBeCloseTo(0.08, 10);
  expect(found?.unknown).toBeCloseTo(0.02, 10);
  expect(found?.classes.map(({ hectares }) => Math.round(hectares * 100))).toEqual([1, 1, 2, 2, 2]);
  expect(found?.classes.map(({ percent }) => percent)).toEqual([
    expect.closeTo(12.5, 9),
    expect.closeTo(12.5, 9),
    expect.closeTo(25, 9),
    expect.closeTo(25, 9),
    expect.closeTo(25, 9),
  ]);
});

test('gain and loss add up the classes on either side of the stable one', () => {
  const found = statistics(cells([-0.2, -0.1, -0.05, 0, 0.05, 0.15, 0.3], 2), CHANGE_LIMITS);
  expect(found?.classes.map(({ hectares }) => hectares)).toEqual([2, 2, 4, 2, 4]);
  expect(found && changeTotals(found)).toEqual({
    lost: { hectares: 4, percent: expect.closeTo(28.571428, 5) as number },
    gained: { hectares: 6, percent: expect.closeTo(42.857142, 5) as number },
  });
});

test('a plot under clouds has no figures', () => {
  expect(statistics(cells([null, null]), INDEX_LIMITS)).toBeNull();
  expect(statistics([], INDEX_LIMITS)).toBeNull();
});

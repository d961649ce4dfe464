import { expect, test } from 'vitest';
import { someFarms } from '@/domain/land/testing/farms';
import { areasByPlot, farmParts } from './fieldPlots';

test('farms are parts of a map, the one with most plots first; one without a drawn plot is none', () => {
  const areas = areasByPlot(someFarms);
  const plots = [...areas].map(([id, area]) => ({ id, area }));
  const parts = farmParts(someFarms, plots);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.map(({ count }) => count)).toEqual(parts.map(({ count }) => count).toSorted((a, b) => b - a));
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(plots.length);
  expect(
    farmParts(
      someFarms,
      plots.map(({ id }) => ({ id, area: null })),
    ),
  ).toEqual([]);
});

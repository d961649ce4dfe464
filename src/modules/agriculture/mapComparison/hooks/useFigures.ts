import { useMemo } from 'react';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { changeGrid, type Grid, plotCells } from '../rules/grid';
import { CHANGE_LIMITS, INDEX_LIMITS } from '../rules/ndvi';
import { statistics } from '../rules/statistics';

/** What an image says of a plot; null until it is there, and where clouds hide all of it. */
function useStatistics(grid: Grid | null, area: PolygonArea | null, limits: readonly number[]) {
  return useMemo(
    () => (grid && area ? statistics(plotCells(grid, area), limits) : null),
    [grid, area, limits],
  );
}

/** The figures of both images and of what changed between them. */
export function useFigures(a: Grid | null, b: Grid | null, area: PolygonArea | null) {
  const change = useMemo(() => (a && b ? changeGrid(a, b) : null), [a, b]);
  return {
    a: useStatistics(a, area, INDEX_LIMITS),
    b: useStatistics(b, area, INDEX_LIMITS),
    change,
    changed: useStatistics(change, area, CHANGE_LIMITS),
  };
}

export type Figures = ReturnType<typeof useFigures>;

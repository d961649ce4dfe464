import { useMemo } from 'react';
import { areaBounds } from '@/platform/geo/bounds';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { changeGrid, type Grid, plotCells } from '../rules/grid';
import { CHANGE_LIMITS, INDEX_LIMITS } from '../rules/ndvi';
import { sectorExtremes } from '../rules/sectors';
import { statistics } from '../rules/statistics';

const NOTHING = { figures: null, where: null };

/** What an image says of a plot; null until it is there, and where clouds hide all of it. */
function useStatistics(grid: Grid | null, area: PolygonArea | null, limits: readonly number[]) {
  return useMemo(() => {
    const bounds = area && areaBounds(area);
    if (!grid || !area || !bounds) return NOTHING;
    const cells = plotCells(grid, area);
    return { figures: statistics(cells, limits), where: sectorExtremes(cells, bounds) };
  }, [grid, area, limits]);
}

/** The figures of both images and of what changed between them, and where in the plot they are lowest and highest. */
export function useFigures(a: Grid | null, b: Grid | null, area: PolygonArea | null) {
  const change = useMemo(() => (a && b ? changeGrid(a, b) : null), [a, b]);
  const ofA = useStatistics(a, area, INDEX_LIMITS);
  const ofB = useStatistics(b, area, INDEX_LIMITS);
  const ofChange = useStatistics(change, area, CHANGE_LIMITS);
  return {
    a: ofA.figures,
    b: ofB.figures,
    change,
    changed: ofChange.figures,
    where: { a: ofA.where, b: ofB.where, changed: ofChange.where },
  };
}

export type Figures = ReturnType<typeof useFigures>;

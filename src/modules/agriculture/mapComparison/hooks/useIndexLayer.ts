import { useEffect, useMemo } from 'react';
import type { MapEngine, MapPlot } from '@/platform/map/mapEngine';
import { gridPicture, type Ramp } from '../rules/picture';
import type { Grid } from '../rules/grid';
import type { PlotChoice } from '../rules/plotChoices';

interface IndexLayer {
  readonly plots: readonly PlotChoice[];
  readonly plot: PlotChoice;
  /** Undefined while it is on its way: what was painted before stays so long. */
  readonly grid: Grid | null | undefined;
  readonly ramp: Ramp;
  /** 0 to 1. */
  readonly opacity: number;
}

/** Paints the plots of a farm, and the index over the chosen one. */
export function useIndexLayer(engine: MapEngine | null, { plots, plot, grid, ramp, opacity }: IndexLayer) {
  const { id, area } = plot;
  const outlines: readonly MapPlot[] = useMemo(
    () => plots.map((one) => ({ id: one.id, area: one.area, label: one.name })),
    [plots],
  );
  const picture = useMemo(() => (grid ? gridPicture(grid, ramp) : null), [grid, ramp]);
  useEffect(() => engine?.showPlots(outlines), [engine, outlines]);
  useEffect(() => engine?.setRaster(null), [engine, id]);
  useEffect(() => {
    if (!engine || grid === undefined) return;
    engine.setRaster(grid && picture ? { picture, bounds: grid.bounds, clip: area, opacity } : null);
  }, [engine, grid, picture, area, opacity]);
  // Under the index the plot's own fill would tint it.
  const covered = grid !== null;
  useEffect(() => {
    engine?.mark({ hidden: new Set(covered ? [id] : []), selected: new Set(covered ? [] : [id]) });
  }, [engine, id, covered]);
}

import type { MapPlot } from '@/platform/map/mapEngine';
import { groundOf, type MapTree } from './mapTree';

/** The plots as the map paints them. What cannot be read or was not drawn has nothing to paint. */
export function mapPlots(tree: MapTree): MapPlot[] {
  return tree.plots.flatMap(({ plot }) => {
    const area = groundOf(plot);
    return area && area.length > 0 ? [{ id: plot.id, area, label: plot.name }] : [];
  });
}

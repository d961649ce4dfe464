import type { MapPlot } from '@/platform/map/mapEngine';
import { groundOf, type MapTree, type TreeFarm, type TreePlot } from './mapTree';

const { compare } = new Intl.Collator('pt-BR', { numeric: true });

/** The plots of farms as one looks for them: farm by farm, by name, whatever cost center they belong to. */
export const plotsByName = (farms: readonly TreeFarm[]): TreePlot[] =>
  farms.flatMap(({ plots }) => plots.toSorted((a, b) => compare(a.plot.name, b.plot.name)));

/** The plots as the map paints them. What cannot be read or was not drawn has nothing to paint. */
export function mapPlots(tree: MapTree): MapPlot[] {
  return tree.plots.flatMap(({ plot }) => {
    const area = groundOf(plot);
    return area && area.length > 0 ? [{ id: plot.id, area, label: plot.name }] : [];
  });
}

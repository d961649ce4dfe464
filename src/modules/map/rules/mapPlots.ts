import type { MapPlot } from '@/platform/map/mapEngine';
import { plotGeometry, type MapTree, type TreeFarm, type TreePlot } from './mapTree';

const { compare } = new Intl.Collator('pt-BR', { numeric: true });

/** The plots of farms as one looks for them: farm by farm, by name, whatever cost center they belong to. */
export const plotsByName = (farms: readonly TreeFarm[]): TreePlot[] =>
  farms.flatMap(({ plots }) => plots.toSorted((a, b) => compare(a.plot.name, b.plot.name)));

/** The colour of each cost center: its place among those of its farm that have plots; they come round again. */
export function centerColours(farms: readonly TreeFarm[], colours: readonly string[]): Map<number, string> {
  const own = farms.flatMap(({ fields }) =>
    fields
      .filter(({ plots }) => plots.length > 0)
      .map(({ field }, at): [number, string | undefined] => [field.id, colours[at % colours.length]]),
  );
  return new Map(own.flatMap(([id, colour]) => (colour === undefined ? [] : [[id, colour]])));
}

/**
 * The plots as the map paints them, each in the colour of its cost center. What cannot be read or was not drawn has
 * nothing to paint.
 */
export function mapPlots(tree: MapTree, colours: readonly string[] = []): MapPlot[] {
  const colourOf = centerColours(tree.farms, colours);
  return tree.plots.flatMap(({ plot, field }) => {
    const area = plotGeometry(plot);
    const colour = colourOf.get(field.field.id);
    return area && area.length > 0 ? [{ id: plot.id, area, label: plot.name, colour }] : [];
  });
}

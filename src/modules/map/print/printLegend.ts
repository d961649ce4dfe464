import { roundHalfAway } from '@/platform/format/number';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { plotGeometry, type TreeFarm } from '../rules/mapTree';

export interface LegendPlot {
  /** On the map and in the legend. */
  readonly number: number;
  readonly id: number;
  readonly name: string;
  readonly hectares: number;
  /** Null when the stored drawing cannot be read; empty when there is none. */
  readonly area: PolygonArea | null;
}

export interface LegendGroup {
  readonly id: number;
  readonly name: string;
  readonly activity: string;
  readonly plots: readonly LegendPlot[];
  /** Of the plots, two decimals. */
  readonly hectares: number;
}

/** The plots of a farm by cost center, numbered through; cost centers without plots are left out. */
export function printLegend({ fields }: TreeFarm): LegendGroup[] {
  let number = 0;
  return fields.flatMap(({ field, plots }) => {
    if (plots.length === 0) return [];
    const numbered = plots.map(({ plot, hectares }) => {
      number += 1;
      return { number, id: plot.id, name: plot.name, hectares, area: plotGeometry(plot) };
    });
    const hectares = roundHalfAway(
      numbered.reduce((sum, plot) => sum + plot.hectares, 0),
      2,
    );
    const { id, name, systemBusinessActivityName: activity } = field;
    return [{ id, name, activity, plots: numbered, hectares }];
  });
}

/** Hectares of the farm beyond its plots, two decimals: cost centers, or parts of them, that have no plot. */
export const undrawnArea = ({ hectares }: TreeFarm, groups: readonly LegendGroup[]): number =>
  roundHalfAway(
    groups.reduce((left, group) => left - group.hectares, hectares),
    2,
  );

import type { PolygonArea } from '@/platform/geo/geoTypes';
import { hectaresOf } from '@/platform/geo/measure';
import { readPolygonArea } from '@/platform/geo/polygonArea';
import type { FarmWithFields } from '@/domain/land/landWire';

/** Whose plots are compared: those of woods, or all others. */
export type ComparisonScope = 'agriculture' | 'forestry';

/** A drawn plot. */
export interface PlotChoice {
  readonly id: number;
  readonly name: string;
  readonly farmId: number;
  readonly farmName: string;
  readonly fieldName: string;
  readonly area: PolygonArea;
}

export interface FarmChoice {
  readonly id: number;
  readonly name: string;
  readonly plots: readonly PlotChoice[];
}

const WOODS = 'FORESTRY';

/** The farms that have drawn plots of a scope, with these. A drawing that cannot be read is none. */
export function plotChoices(farms: readonly FarmWithFields[], scope: ComparisonScope): FarmChoice[] {
  return farms.flatMap(({ id, name, farmActivityFields }) => {
    const plots = farmActivityFields
      .filter(
        ({ systemBusinessActivityFarmingClassification: kind }) =>
          (kind === WOODS) === (scope === 'forestry'),
      )
      .flatMap((field) =>
        field.farmActivityFieldPolygons.flatMap((plot) => {
          const reading = readPolygonArea(plot.polygonArea);
          if (!reading.ok || reading.area.length === 0) return [];
          const { area } = reading;
          return [{ id: plot.id, name: plot.name, farmId: id, farmName: name, fieldName: field.name, area }];
        }),
      )
      .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true }));
    return plots.length > 0 ? [{ id, name, plots }] : [];
  });
}

/**
 * The plot that a page begins with: the one chosen last, unless another farm is worked on since; then the first of that
 * farm. A farm without a drawn plot is no reason to show none.
 * @param farm its id, null for all
 */
export function usualPlot(
  plots: readonly PlotChoice[],
  lastPlot: number | null,
  farm: string | null,
): PlotChoice | undefined {
  const last = plots.find(({ id }) => id === lastPlot);
  if (farm === null || String(last?.farmId) === farm) return last ?? plots[0];
  return plots.find(({ farmId }) => String(farmId) === farm) ?? last ?? plots[0];
}

/** Hectares of a drawn plot, two decimals. */
export const plotSize = ({ area }: PlotChoice): number => hectaresOf(area);

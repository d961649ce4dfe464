import { useMemo } from 'react';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { useList } from '@/platform/store/useResource';
import { plotFarms } from '../agricultureSlice';
import { areasByPlot } from '../occurrences/rules/fieldPlots';
import type { SoilWorld } from './soilAnalysisWire';

export interface SoilPlot {
  readonly id: number;
  readonly name: string;
  readonly farmId: number;
  /** Null where it is not drawn, or its drawing cannot be read. */
  readonly area: PolygonArea | null;
  /** Useful hectares; null where they are not known. */
  readonly hectares: number | null;
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.localeCompare(b.name, 'pt-BR', { numeric: true });

/** The farms that have plots of a world, with those plots. */
export function usePlots(world: SoilWorld) {
  const { rows: farms, list, retry } = useList(plotFarms, undefined);
  return useMemo(() => {
    const areas = areasByPlot(farms);
    const plots = farms
      .flatMap((farm) =>
        farm.farmActivityFields
          .filter(
            ({ systemBusinessActivityFarmingClassification: kind }) =>
              (kind === 'FORESTRY') === (world === 'SILVICULTURE'),
          )
          .flatMap(({ farmActivityFieldPolygons }) => farmActivityFieldPolygons)
          .map((plot): SoilPlot => ({
            id: plot.id,
            name: plot.name,
            farmId: farm.id,
            area: areas.get(plot.id) ?? null,
            hectares: plot.usefulAreaSize > 0 ? plot.usefulAreaSize : null,
          })),
      )
      .toSorted(byName);
    const withPlots = new Set(plots.map(({ farmId }) => farmId));
    return {
      farms: farms
        .filter(({ id }) => withPlots.has(id))
        .map(({ id, name }) => ({ id, name }))
        .toSorted(byName),
      plots,
      loading: list.loadedAt === null && list.status !== 'failed',
      failed: list.status === 'failed',
      retry,
    };
  }, [farms, world, list.loadedAt, list.status, retry]);
}

import { useMemo } from 'react';
import type { PlannedLine } from '../rules/importLines';
import type { SoilNutrient } from '../rules/nutrients';
import { outsideOf, rowOfPoint, unlikelyColumns } from '../rules/pointRows';
import type { SoilWorld } from '../soilAnalysisWire';
import { usePlots } from '../usePlots';

/** What is said of the points that the file would make: outside, unlikely. */
export function useDoubts(
  world: SoilWorld,
  plotIds: readonly number[],
  planned: readonly PlannedLine[] | null,
  nutrients: readonly SoilNutrient[],
) {
  const { plots } = usePlots(world);
  const rows = useMemo(
    () =>
      (planned ?? []).flatMap(({ kind, point, line }) =>
        kind === 'new' || kind === 'changed' ? [{ ...rowOfPoint(point), id: line.key }] : [],
      ),
    [planned],
  );
  const outside = useMemo(() => {
    const areas = plots.flatMap(({ id, area }) => (area && plotIds.includes(id) ? [area] : []));
    return outsideOf(rows, areas).size;
  }, [rows, plots, plotIds]);
  const unlikely = useMemo(() => unlikelyColumns(rows, nutrients), [rows, nutrients]);
  return { rows, outside, unlikely };
}

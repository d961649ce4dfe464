import { useMemo } from 'react';
import type { Rotation, RotationEntry, RotationPlot, SeasonColumn } from '../rotationTypes';
import { continuesIn, standsIn, warningsOf } from '../rules/rotation';
import { ENTRY_GAP, ENTRY_HEIGHT, LEAST_CELL } from '../components/rotationLook';
import { cellKey } from '../components/RotationRow';

/** A line of the table: a farm's name, or a plot with its place among all plots. */
type RotationLine =
  | { readonly farm: string; readonly height: number }
  | { readonly plot: RotationPlot; readonly at: number; readonly height: number };

const FARM_HEIGHT = 32;
/** Padding of a cell above and below, and its border. */
const AROUND = 5;
const NONE: readonly RotationEntry[] = [];

function groupedBy<Key, One>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** Plots under their farms, what stands in each cell, and what is unwise about it. */
export function useRotationRows({ plots, entries }: Rotation, columns: readonly SeasonColumn[]) {
  const byCell = useMemo(() => {
    const cells = groupedBy(
      entries.filter(({ season }) => season !== 'PERENNIAL'),
      (entry) => cellKey(entry.plotId, entry),
    );
    const lasting = entries.filter(({ season }) => season === 'PERENNIAL');
    for (const column of columns)
      for (const entry of lasting.filter((one) => standsIn(one, column) || continuesIn(one, column))) {
        const key = cellKey(entry.plotId, column);
        cells.set(key, [...(cells.get(key) ?? []), entry]);
      }
    return cells;
  }, [entries, columns]);
  const { ordered, lines } = useMemo(() => {
    const most = new Map<number, number>();
    for (const own of byCell.values()) {
      const plotId = own[0]?.plotId ?? 0;
      most.set(plotId, Math.max(most.get(plotId) ?? 0, own.length));
    }
    const heightOf = ({ id }: RotationPlot) => {
      const count = most.get(id) ?? 0;
      return Math.max(LEAST_CELL, count * ENTRY_HEIGHT + (count - 1) * ENTRY_GAP) + AROUND;
    };
    const farms = groupedBy(plots, ({ farmName }) => farmName);
    const sorted = [...farms.values()].flat();
    const places = new Map(sorted.map((plot, at) => [plot.id, at]));
    return {
      ordered: sorted,
      lines: [...farms].flatMap(([farm, own]): RotationLine[] => [
        { farm, height: FARM_HEIGHT },
        ...own.map((plot) => ({ plot, at: places.get(plot.id) ?? 0, height: heightOf(plot) })),
      ]),
    };
  }, [plots, byCell]);
  const warnings = useMemo(() => {
    const byPlot = groupedBy(entries, ({ plotId }) => plotId);
    const all = plots.flatMap((plot) => warningsOf(plot, byPlot.get(plot.id) ?? NONE));
    return { count: all.length, byEntry: groupedBy(all, ({ entry }) => entry.id) };
  }, [plots, entries]);
  const heights = useMemo(() => lines.map(({ height }) => height), [lines]);
  return { ordered, lines, heights, byCell, warnings };
}

import type { PlotResult } from '../resultTypes';
import { type CostBasis, type Grouping, groupResults, type ResultGroup } from './results';

/** Crop years that stand beside each other. */
const BESIDE = 3;

/** The crop year in the name of a harvest, 'SOJA 2025/2026': it is common to all crops. The whole name where there is none. */
const cropYearOf = (harvestName: string): string => /\d{4}\/\d{2,4}/.exec(harvestName)?.[0] ?? harvestName;

interface BesideRow {
  readonly id: string;
  readonly name: string;
  /** In the order of the years; null where nothing was harvested in one. */
  readonly byYear: readonly (ResultGroup | null)[];
}

/** The last three crop years with a harvest, the newest first, and the figures of each group in each of them. */
export function besideOf(
  rows: readonly PlotResult[],
  by: Grouping,
  basis: CostBasis,
  quotation: number | null,
): { readonly years: readonly string[]; readonly rows: readonly BesideRow[] } {
  const harvested = rows.filter(({ harvestedKg }) => harvestedKg !== null);
  const years = [...new Set(harvested.map(({ harvestName }) => cropYearOf(harvestName)))]
    .toSorted((a, b) => b.localeCompare(a, 'pt-BR', { numeric: true }))
    .slice(0, BESIDE);
  const groups = years.map((year) => {
    const own = harvested.filter(({ harvestName }) => cropYearOf(harvestName) === year);
    return new Map(groupResults(own, by, basis, quotation).map((group) => [group.id, group]));
  });
  const names = new Map(groups.flatMap((of) => [...of.values()].map(({ id, name }) => [id, name])));
  return {
    years,
    rows: [...names]
      .map(([id, name]) => ({ id, name, byYear: groups.map((of) => of.get(id) ?? null) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true })),
  };
}

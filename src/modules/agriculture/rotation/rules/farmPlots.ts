import type { RotationPlot } from '../rotationTypes';

interface FarmOption {
  readonly id: number;
  readonly name: string;
}

/** The farms that have plots here, by name. */
export function farmsOf(plots: readonly RotationPlot[]): FarmOption[] {
  const names = new Map(
    plots.flatMap(({ farmId, farmName }) => (farmId === null ? [] : [[farmId, farmName] as const])),
  );
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true }));
}

/** The plots of a farm; null of all. */
export const plotsOfFarm = (plots: readonly RotationPlot[], farm: number | null): readonly RotationPlot[] =>
  farm === null ? plots : plots.filter(({ farmId }) => farmId === farm);

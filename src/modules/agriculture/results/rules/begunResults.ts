import type { PlotResult } from '../resultTypes';
import type { ResultFilters } from './filters';

/**
 * The filters that results begin with: the harvest and the farm that somebody works on, where there are results of them.
 * What is filtered already stays.
 * @param harvest its id, null for all
 * @param farm its name, null for all
 */
export function begunResults(
  rows: readonly PlotResult[],
  left: ResultFilters,
  harvest: string | null,
  farm: string | null,
): ResultFilters {
  const row = rows.find(({ harvestId }) => String(harvestId) === harvest);
  const harvestIds = left.harvestIds.length === 0 && row ? [row.harvestId] : left.harvestIds;
  const ofHarvest = rows.filter(({ harvestId }) => harvestIds.length === 0 || harvestIds.includes(harvestId));
  // A farm that has nothing in the harvest would show an empty page.
  const has = farm !== null && ofHarvest.some(({ farmName }) => farmName === farm);
  return { ...left, harvestIds, farms: left.farms.length === 0 && has ? [farm] : left.farms };
}

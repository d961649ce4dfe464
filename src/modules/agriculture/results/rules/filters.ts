import type { PlotResult } from '../resultTypes';
import { weekOf } from './results';

/** What is left of the rows; an empty list leaves all. */
export interface ResultFilters {
  readonly harvestIds: readonly number[];
  readonly farms: readonly string[];
  readonly plotIds: readonly number[];
  readonly crops: readonly string[];
  readonly cultivars: readonly string[];
  /** Mondays. */
  readonly weeks: readonly string[];
}

const among = <One>(chosen: readonly One[], value: One) => chosen.length === 0 || chosen.includes(value);

/** The rows that every filter leaves. */
export const leftBy = (rows: readonly PlotResult[], left: ResultFilters): readonly PlotResult[] =>
  rows.filter(
    (row) =>
      among(left.harvestIds, row.harvestId) &&
      among(left.farms, row.farmName) &&
      among(left.plotIds, row.plotId) &&
      among(left.crops, row.cropName) &&
      among(left.cultivars, row.cultivar) &&
      among(left.weeks, row.sownOn === null ? '' : weekOf(row.sownOn)),
  );

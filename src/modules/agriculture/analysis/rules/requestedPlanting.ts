import { foldForSearch } from '@/platform/format/text';
import type { Planting } from '../analysisTypes';

const same = (a: string, b: string) => foldForSearch(a) === foldForSearch(b);

/** Names of an address, each pair an id and a name that it wins over (FA-080). */
const PAIRS = [
  ['farmId', 'farmName', 'farmId', 'farmName'],
  ['polygonId', 'polygonName', 'plotId', 'plotName'],
  ['harvestId', 'harvestName', 'harvestId', 'harvestName'],
  ['harvestYearId', 'harvestYearName', 'harvestYearId', 'harvestYearName'],
] as const;
export const PLANTING_PARAMS = ['plantingOccurrence', 'agricultureOccurrencePlantingId'] as const;
export const OTHER_PARAMS = [...PAIRS.flatMap(([id, name]) => [id, name]), 'seedName'] as const;

/**
 * The planting that an address asks for: by its occurrence, of the plot that is named beside it, else the newest one
 * that fits farm, plot, harvest, year and seed. An id wins over its name; an unknown id selects nothing. An address that
 * names no plot prefers the one chosen last. Null where nothing fits.
 * @param lastPlot its id; null where none was chosen
 */
export function requestedPlanting(
  plantings: readonly Planting[],
  params: URLSearchParams,
  lastPlot: number | null = null,
): Planting | null {
  const of = (name: string) => params.get(name)?.trim() ?? '';
  const own = PLANTING_PARAMS.map(of).find((id) => id !== '');
  if (own !== undefined) {
    const sown = plantings.filter(({ occurrenceId }) => String(occurrenceId) === own);
    return sown.find(({ plotId }) => String(plotId) === of('polygonId')) ?? sown[0] ?? null;
  }
  const seed = of('seedName');
  const fits = (planting: Planting) =>
    (seed === '' || same(planting.seedName, seed)) &&
    PAIRS.every(([idParam, nameParam, id, name]) =>
      of(idParam) !== ''
        ? String(planting[id] ?? '') === of(idParam)
        : of(nameParam) === '' || same(planting[name], of(nameParam)),
    );
  const fitting = plantings
    .filter(fits)
    .toSorted((a, b) => b.plantedOn.localeCompare(a.plantedOn) || b.occurrenceId - a.occurrenceId);
  return fitting.find(({ plotId }) => plotId === lastPlot) ?? fitting[0] ?? null;
}

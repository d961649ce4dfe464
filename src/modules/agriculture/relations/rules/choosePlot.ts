import { foldForSearch } from '@/platform/format/text';
import type { FarmWithFields } from '@/domain/land/landWire';

export interface PlotOption {
  readonly id: number;
  readonly name: string;
  readonly plotName: string;
  readonly farmId: number;
  readonly farmName: string;
}

const WOODS = 'FORESTRY';

/** The plots of fields, or of woods, farm by farm; the name of the plot first, for a narrow field cuts the end. */
export function plotOptions(
  farms: readonly FarmWithFields[],
  world: 'agriculture' | 'forestry',
): PlotOption[] {
  return farms.flatMap((farm) =>
    farm.farmActivityFields
      .filter(
        ({ systemBusinessActivityFarmingClassification: kind }) =>
          (kind === WOODS) === (world === 'forestry'),
      )
      .flatMap(({ farmActivityFieldPolygons }) => farmActivityFieldPolygons)
      .map(({ id, name }) => ({
        id,
        name: `${name} · ${farm.name}`,
        plotName: name,
        farmId: farm.id,
        farmName: farm.name,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true })),
  );
}

const same = (a: string, b: string) => foldForSearch(a) === foldForSearch(b);

/**
 * The plot that an address asks for (FA-080): `polygonId`, else `polygonName`, within the farm that `farmId` or
 * `farmName` names; where it names no plot the one chosen last, else the first of that farm. An id wins over its name.
 * Null where nothing matches.
 * @param lastPlot its id; null where none was chosen
 */
export function requestedPlot(
  options: readonly PlotOption[],
  params: URLSearchParams,
  lastPlot: number | null = null,
): PlotOption | null {
  const of = (name: string) => params.get(name)?.trim() ?? '';
  const byId = options.find(({ id }) => String(id) === of('polygonId'));
  if (byId) return byId;
  const [farmId, farmName, plotName] = [of('farmId'), of('farmName'), of('polygonName')];
  const inFarm = options.filter(
    (one) =>
      (farmId === '' && farmName === '') ||
      String(one.farmId) === farmId ||
      (!options.some((other) => String(other.farmId) === farmId) && same(one.farmName, farmName)),
  );
  if (plotName !== '') return inFarm.find((one) => same(one.plotName, plotName)) ?? null;
  // The id of a deleted plot selects no other plot.
  return of('polygonId') === '' ? (inFarm.find(({ id }) => id === lastPlot) ?? inFarm[0] ?? null) : null;
}

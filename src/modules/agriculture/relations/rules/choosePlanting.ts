import { formatDate } from '@/platform/format/date';
import { foldForSearch } from '@/platform/format/text';
import { requestedPlanting, PLANTING_PARAMS } from '../../analysis/rules/requestedPlanting';
import type { Planting } from '../../analysis/analysisTypes';

const HARVEST_PARAMS = ['harvestId', 'harvestName', 'harvestYearId', 'harvestYearName'] as const;
/** Parameters of FA-080 that name a crop on a plot; the others name the plot alone. */
export const CROP_PARAMS = [...PLANTING_PARAMS, ...HARVEST_PARAMS, 'seedName'] as const;

interface Option {
  readonly id: string;
  readonly name: string;
}

export interface PlantingChoices {
  readonly harvests: readonly Option[];
  readonly seeds: readonly Option[];
  readonly plantings: readonly Option[];
  /** Names of harvest and seed, and the key of the planting, that the address asks for; null where it asks for none. */
  readonly harvest: string | null;
  readonly seed: string | null;
  readonly planting: string | null;
}

const same = (a: string, b: string) => foldForSearch(a) === foldForSearch(b);
const named = (names: readonly string[]): Option[] =>
  [...new Set(names.filter((name) => name !== ''))]
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR', { numeric: true }))
    .map((name) => ({ id: name, name }));
const keyOf = ({ occurrenceId }: Planting) => String(occurrenceId);

export const asksForCrop = (params: URLSearchParams): boolean =>
  CROP_PARAMS.some((name) => (params.get(name)?.trim() ?? '') !== '');

/** The planting that an address asks for by harvest, year, seed or its own id; null where it names none of them. */
export const plantingOfAddress = (
  plantings: readonly Planting[],
  params: URLSearchParams,
): Planting | null => (asksForCrop(params) ? requestedPlanting(plantings, params) : null);

/**
 * What can be chosen of a plot, and what is chosen: harvest and seed by name even where the address holds no id, or an id
 * and a name. Each list is narrowed by what stands before it: plot, harvest, seed.
 * @param plotId null lists the plantings of every plot
 */
export function plantingChoices(
  plantings: readonly Planting[],
  params: URLSearchParams,
  plotId: number | null,
): PlantingChoices {
  const of = (name: string) => params.get(name)?.trim() ?? '';
  const requested = plantingOfAddress(plantings, params);
  const here = plantings.filter((one) => plotId === null || one.plotId === plotId);
  const byId = plantings.find(({ harvestId }) => harvestId !== null && String(harvestId) === of('harvestId'));
  const wanted = byId?.harvestName ?? of('harvestName');
  const harvest = here.find(({ harvestName }) => wanted !== '' && same(harvestName, wanted))?.harvestName;
  const ofHarvest = here.filter(({ harvestName }) => harvest === undefined || harvestName === harvest);
  const seed = ofHarvest.find(({ seedName }) => of('seedName') !== '' && same(seedName, of('seedName')));
  const left = ofHarvest.filter(({ seedName }) => !seed || seedName === seed.seedName);
  return {
    harvests: named(here.map(({ harvestName }) => harvestName)),
    seeds: named(ofHarvest.map(({ seedName }) => seedName)),
    plantings: left
      .toSorted((a, b) => b.plantedOn.localeCompare(a.plantedOn))
      .map((one) => ({
        id: keyOf(one),
        name: [formatDate(one.plantedOn), one.seedName].filter(Boolean).join(' – '),
      })),
    harvest: harvest ?? requested?.harvestName ?? null,
    seed: seed?.seedName ?? requested?.seedName ?? null,
    planting: requested && left.includes(requested) ? keyOf(requested) : null,
  };
}

/** The address with another choice of one field; what stands behind it is chosen anew. */
export function withChoice(
  params: URLSearchParams,
  field: 'harvest' | 'seed' | 'planting',
  value: string | null,
  plantings: readonly Planting[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  const cleared = { harvest: CROP_PARAMS, seed: [...PLANTING_PARAMS, 'seedName'], planting: PLANTING_PARAMS };
  for (const name of cleared[field]) next.delete(name);
  if (value === null) return next;
  if (field === 'planting') next.set(PLANTING_PARAMS[0], value);
  if (field === 'seed') next.set('seedName', value);
  if (field === 'harvest') {
    const found = plantings.find(({ harvestName }) => harvestName === value);
    if (found?.harvestId != null) next.set('harvestId', String(found.harvestId));
    next.set('harvestName', value);
  }
  return next;
}

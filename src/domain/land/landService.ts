import { checkDrift } from '@/platform/http/drift';
import { http } from '@/platform/http/http';
import type { FarmActivityField, FarmActivityFieldPolygon, FarmWithFields } from './landSchemas';

const farmWithFields = () => import('./landSchemas').then((all) => all.farmWithFieldsSchema);

/** Lists inside lists may be null on the wire. */
interface SparseFarm extends Omit<FarmWithFields, 'farmActivityFields'> {
  farmActivityFields:
    | (Omit<FarmActivityField, 'farmActivityFieldPolygons'> & {
        farmActivityFieldPolygons: FarmActivityFieldPolygon[] | null;
      })[]
    | null;
}

const FARMS = '/Farm/GetFarmWithFarmActivityField';

/** One cost center with one plot of the first farm: comparing thousands of plots would hold the page up. */
function sample([first]: FarmWithFields[]): FarmWithFields | undefined {
  return (
    first && {
      ...first,
      farmActivityFields: first.farmActivityFields.slice(0, 1).map((field) => ({
        ...field,
        farmActivityFieldPolygons: field.farmActivityFieldPolygons.slice(0, 1),
      })),
    }
  );
}

/**
 * All farms of the current customer with their cost centers and plots, polygons included. `contained`: a refusal is shown
 * where the list would stand, instead of the page.
 */
export async function farmsWithFields(signal: AbortSignal, contained = false): Promise<FarmWithFields[]> {
  const answer = await http.list<SparseFarm>(FARMS, { signal, contained });
  const farms = answer.map((farm) => ({
    ...farm,
    farmActivityFields: (farm.farmActivityFields ?? []).map((field) => ({
      ...field,
      farmActivityFieldPolygons: field.farmActivityFieldPolygons ?? [],
    })),
  }));
  checkDrift(FARMS, farmWithFields, sample(farms));
  return farms;
}

import type { AppState } from '@/platform/store/appState';
import { createResource } from '@/platform/store/createResource';
import type { RowId } from '@/platform/store/resourceState';
import type { AppDispatch } from '@/platform/store/store';
import { farmService, realEstateService } from './mapService';
import { withCostCenter, withoutPlot, withPlot } from './rules/farmTree';
import type { FarmActivityFieldPolygon, FarmWithFields } from '@/domain/land/landWire';
import type { CostCenter, RealEstateTotals } from './mapWire';

/** The farms of the current customer with their cost centers and plots, grain stores included. */
export const farmTree = createResource<FarmWithFields, never, never>('map', 'farmTree', {
  list: (_query, signal) => farmService.tree(signal),
  remove: farmService.remove,
});

/** What is left of the registration that is being picked. */
export const realEstateTotals = createResource<{ id: RowId }, RealEstateTotals, never>(
  'map',
  'realEstateTotals',
  {
    list: () => Promise.resolve([]),
    get: realEstateService.totals,
  },
);

type Read = () => AppState;
type Change = (farm: FarmWithFields) => FarmWithFields | null;

const changeFarm = (farmId: number, change: Change) => (dispatch: AppDispatch, read: Read) => {
  const farm = farmTree.selectRows(read()).find(({ id }) => id === farmId);
  const changed = farm && change(farm);
  if (changed) dispatch(farmTree.rowChanged(changed));
  return Boolean(changed);
};

/** Shows a saved cost center in the list of farms, its plots kept. Answers whether the list has it. */
export const costCenterSaved = (saved: CostCenter) =>
  changeFarm(saved.farmId, (farm) => withCostCenter(farm, saved));

/** Shows a saved plot. Answers false when its cost center came into being with it: the list must be loaded anew. */
export const plotSaved = (saved: FarmActivityFieldPolygon) =>
  changeFarm(saved.farmId, (farm) => withPlot(farm, saved));

export const plotRemoved = ({ id, farmId }: Pick<FarmActivityFieldPolygon, 'id' | 'farmId'>) =>
  changeFarm(farmId, (farm) => withoutPlot(farm, id));

import { createResource } from '@/platform/store/createResource';
import type { RowId } from '@/platform/store/resourceState';
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

const farmOf = (rows: readonly FarmWithFields[], farmId: number) => rows.find(({ id }) => id === farmId);

/** Saves a cost center and shows it in the list of farms, its plots kept. */
export const savingCostCenter = (save: () => Promise<unknown>) =>
  farmTree.writing(save as () => Promise<CostCenter>, (saved, rows) => {
    const farm = farmOf(rows, saved.farmId);
    return (farm && withCostCenter(farm, saved)) ?? undefined;
  });

/** Saves a plot and shows it. A cost center that came into being with it is known to the server alone: it is requested. */
export const savingPlot = (save: () => Promise<unknown>) =>
  farmTree.writing(save as () => Promise<FarmActivityFieldPolygon>, (saved, rows) => {
    const farm = farmOf(rows, saved.farmId);
    return farm ? withPlot(farm, saved) : null;
  });

/** Removes a plot, and from the list of farms with it. */
export const removingPlot = (
  { id, farmId }: Pick<FarmActivityFieldPolygon, 'id' | 'farmId'>,
  remove: () => Promise<unknown>,
) =>
  farmTree.writing(remove, (_answer, rows) => {
    const farm = farmOf(rows, farmId);
    return farm && withoutPlot(farm, id);
  });

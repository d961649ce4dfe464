import { json } from '../answers';
import { formerYield } from '../db/field/formerHarvests';
import type { Harvest, Plot } from '../db/mapTypes';
import { id } from '../read';
import { type Call, route } from '../route';
import { grantedItems } from '../db/loggedUser';
import { demo } from '../state';
import { activityOf } from './land/wire';

const RESULTS = { permission: 'AGRICULTURE_RESULTS_DASHBOARD' } as const;
/** Whoever has it may know what documents cost. */
const FINANCE = 'CASH_FLOW';
const SACK_KG = 60;
const WOODS = 'FORESTRY';

const cents = (value: number) => Math.round(value * 100) / 100;

/** Harvests of a crop, the newest first: the first of them is still on the field. */
const harvestsOf = (customerId: number, businessActivityId: number): Harvest[] =>
  demo.world.harvests
    .filter((row) => row.customerId === customerId && row.businessActivityId === businessActivityId)
    .toSorted((a, b) => b.name.localeCompare(a.name));

/** What one plot gave: cost a hectare differs by plot, and three fifths are sold. */
function wire(plot: Plot, harvest: Harvest, back: number, documents: boolean) {
  const { farms, costCenters } = demo.world;
  const activity = activityOf(costCenters.need(plot.costCenterId).farmActivityId);
  const area = plot.usefulAreaSize;
  const perHa = back === 0 ? null : formerYield(plot, back - 1);
  const kg = perHa === null ? null : Math.round(perHa * area * SACK_KG);
  const soldKg = kg === null ? null : Math.round((kg * (back === 1 ? 0.6 : 1)) / SACK_KG) * SACK_KG;
  const products = cents(area * (2_720 + (plot.id % 7) * 65));
  const machines = cents(area * (560 + (plot.id % 4) * 40));
  return {
    plotId: plot.id,
    plotName: plot.name,
    farmName: farms.get(plot.farmId)?.name ?? '',
    cropName: activity.name,
    harvestId: harvest.id,
    harvestName: harvest.name,
    area,
    harvestedKg: kg,
    sackKg: SACK_KG,
    productsValue: products,
    machinesValue: machines,
    documentsValue: documents ? cents((products + machines) * 1.07) : null,
    soldKg,
    soldValue: soldKg === null ? null : cents((soldKg / SACK_KG) * (118 + (plot.id % 3) * 4)),
  };
}

const mayKnowDocuments = ({ link }: Call) =>
  link !== undefined && grantedItems(demo.world, link).some((item) => item.constantFilter === FINANCE);

export const agricultureResultHandlers = [
  route(
    'GET',
    '/AgricultureResult/GetByHarvests',
    (call) => {
      const { customerId } = call;
      const wanted = call.query.getAll('harvestIds').map((one) => id(one));
      const documents = mayKnowDocuments(call);
      const rows = demo.world.plots
        .filter((plot) => plot.customerId === customerId && plot.active && plot.usefulAreaSize > 0)
        .flatMap((plot) => {
          const activity = activityOf(demo.world.costCenters.need(plot.costCenterId).farmActivityId);
          if (activity.farmingClassification === WOODS) return [];
          return harvestsOf(plot.customerId, activity.id).flatMap((harvest, back) =>
            wanted.length === 0 || wanted.includes(harvest.id) ? [wire(plot, harvest, back, documents)] : [],
          );
        });
      return json({ documentsAllowed: documents, rows });
    },
    RESULTS,
  ),
];

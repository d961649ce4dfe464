import { json } from '../answers';
import { plantingCost, workCost } from '../db/field/fieldCosts';
import { plantingsOf, purposeOf, reapedOf, reapedWithoutSowing, worksOf } from '../db/field/plantings';
import { documentValue } from '../db/finance/documentSeed';
import type { FinancialDocument } from '../db/finance/financeTypes';
import type { BusinessActivity, Harvest, Plot } from '../db/mapTypes';
import { grantedItems } from '../db/loggedUser';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';

const RESULTS = { permission: 'AGRICULTURE_RESULTS_DASHBOARD' } as const;
/** The key that allows the cost of documents. */
const FINANCE = 'CASH_FLOW';
const WOODS = 'FORESTRY';
const KG: Readonly<Record<string, number>> = { KG: 1, SC: 60, TON: 1_000, T: 1_000 };

const cents = (value: number) => Math.round(value * 100) / 100;

/** The plot's part of what a document shares out to its cost center: by the useful areas of the center's plots; 0 where none. */
function partOf({ id: plotId, costCenterId, usefulAreaSize }: Plot, { shares }: FinancialDocument): number {
  const share = shares
    .filter((row) => row.costCenterId === costCenterId)
    .reduce((sum, { percentage }) => sum + percentage, 0);
  if (share === 0) return 0;
  const useful = demo.world.plots
    .filter((row) => row.costCenterId === costCenterId && (row.active || row.id === plotId))
    .reduce((sum, row) => sum + row.usefulAreaSize, 0);
  return useful > 0 ? (share / 100) * (usefulAreaSize / useful) : 0;
}

/** What the documents of a harvest bring to a plot: what was bought for it, and what was sold of its grain. */
function documentsOf(plot: Plot, harvest: Harvest, crop: BusinessActivity) {
  const { documents, products } = demo.world.finance;
  let cost: number | null = null;
  let [soldKg, soldValue] = [0, 0];
  for (const document of documents.filter((row) => row.harvestId === harvest.id)) {
    const part = partOf(plot, document);
    if (part === 0) continue;
    if (document.movement === 'EXPENSE') cost = (cost ?? 0) + documentValue(document) * part;
    else
      for (const item of document.items) {
        const product = products.get(item.productId);
        const kilograms = product && KG[product.unit];
        if (!kilograms || !product.name.startsWith(`${crop.name} `)) continue;
        soldKg += item.unitQuantity * kilograms * part;
        soldValue += (item.unitQuantity * item.unitValue - item.discountValue) * part;
      }
  }
  // Without a document nobody knows what was bought for it.
  return {
    documentsValue: cost === null ? null : cents(cost),
    soldKg: cents(soldKg),
    soldValue: cents(soldValue),
  };
}

const NO_DOCUMENTS = { documentsValue: null, soldKg: null, soldValue: null };

const placeWire = (plot: Plot) => ({
  plotId: plot.id,
  plotName: plot.name,
  plotInactive: !plot.active,
  farmName: demo.world.farms.get(plot.farmId)?.name ?? '',
});

/** What one plot gave in each of its harvests, the oldest first, as far as it was sown or harvested. */
function rowsOf(plot: Plot, wanted: readonly (number | undefined)[], documents: boolean) {
  const { world } = demo;
  const isWanted = (harvest: Harvest | undefined): harvest is Harvest =>
    harvest !== undefined && (wanted.length === 0 || wanted.includes(harvest.id));
  const money = (harvest: Harvest, crop: BusinessActivity) =>
    documents ? documentsOf(plot, harvest, crop) : NO_DOCUMENTS;
  const sown = plantingsOf(world, plot).flatMap((planting) => {
    const { harvest, crop, harvestedArea, harvestedKg } = planting;
    if (!isWanted(harvest) || crop.farmingClassification === WOODS) return [];
    const { products, machines, unknown } = plantingCost(world, planting);
    return [
      {
        ...placeWire(plot),
        cropName: crop.name,
        harvestId: harvest.id,
        harvestName: harvest.name,
        cultivarName: planting.cultivar,
        sownOn: planting.sownOn,
        state: planting.state,
        area: harvestedKg === null ? planting.area : harvestedArea,
        sownArea: planting.area,
        harvestedKg,
        sackKg: planting.sackKg,
        productsValue: products,
        machinesValue: machines,
        worksWithoutCost: unknown,
        ...money(harvest, crop),
      },
    ];
  });
  const crop = purposeOf(world, plot);
  const lone = [...reapedWithoutSowing(world, plot)].flatMap(([harvest, reaped]) => {
    if (!isWanted(harvest) || crop.farmingClassification === WOODS) return [];
    const { harvestedArea, harvestedKg, sackKg } = reapedOf(world, plot, reaped, plot.usefulAreaSize);
    const costs = reaped.map((row) => workCost(world, plot, row));
    return [
      {
        ...placeWire(plot),
        cropName: world.businessActivities.need(harvest.businessActivityId).name,
        harvestId: harvest.id,
        harvestName: harvest.name,
        cultivarName: '',
        sownOn: null,
        state: 'HARVESTED',
        area: harvestedArea,
        sownArea: harvestedArea,
        harvestedKg,
        sackKg,
        productsValue: cents(costs.reduce((sum, { products }) => sum + (products ?? 0), 0)),
        machinesValue: cents(costs.reduce((sum, { machines }) => sum + (machines ?? 0), 0)),
        worksWithoutCost: costs.filter(({ products, machines }) => products === null || machines === null)
          .length,
        ...money(harvest, world.businessActivities.need(harvest.businessActivityId)),
      },
    ];
  });
  return [...sown, ...lone];
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
        .filter((plot) => plot.customerId === customerId && plot.usefulAreaSize > 0)
        // What was inactivated since keeps its results.
        .filter((plot) => plot.active || worksOf(demo.world, plot.id).length > 0)
        .flatMap((plot) => rowsOf(plot, wanted, documents));
      return json({ documentsAllowed: documents, rows });
    },
    RESULTS,
  ),
];

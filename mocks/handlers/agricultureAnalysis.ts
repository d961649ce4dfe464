import { json, notFound } from '../answers';
import { workCost, worksOfPlanting } from '../db/field/fieldCosts';
import { hectaresOn, type PlotPlanting, plantingsOf, shareOf } from '../db/field/plantings';
import type { Plot } from '../db/mapTypes';
import type { FieldOccurrence } from '../db/occurrence/occurrenceTypes';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { fieldOccurrenceWire } from './agricultureOccurrences';
import { relationWire } from './agricultureRelations';
import { own } from './land/wire';

const ANALYSIS = { permission: ['CULTIVATION_ANALYSIS', 'SILVICULTURE_CULTIVATION_ANALYSIS'] } as const;
/** The climate relations choose from the plantings too. */
const PLANTINGS = {
  permission: [...ANALYSIS.permission, 'AGRICULTURE_CLIMATE_RELATIONS', 'SILVICULTURE_CLIMATE_RELATIONS'],
} as const;

function plantingWire(planting: PlotPlanting) {
  const { plot, sowing, crop, harvest, harvestName, sownOn, seed } = planting;
  return {
    occurrenceId: sowing.id,
    world: crop.farmingClassification === 'FORESTRY' ? 'FORESTRY' : 'AGRICULTURE',
    plotId: plot.id,
    plotName: plot.name,
    farmId: plot.farmId,
    farmName: demo.world.farms.get(plot.farmId)?.name ?? '',
    cropName: crop.name,
    harvestId: harvest?.id ?? null,
    harvestName,
    harvestYearId: null,
    harvestYearName: harvestName.split(' ').at(-1) ?? '',
    seedName: seed || null,
    plantedOn: sownOn,
    harvestedOn: planting.harvestedOn,
    state: planting.state,
    area: planting.area,
    harvestedArea: planting.harvestedArea,
    harvestedKg: planting.harvestedKg,
    sackKg: planting.sackKg,
  };
}

/** What of a work falls on one of its plots. */
function workWire(plot: Plot, row: FieldOccurrence) {
  const { world } = demo;
  const { products, machines } = workCost(world, plot, row);
  return {
    ...fieldOccurrenceWire(row),
    hectares: Math.round(hectaresOn(world, plot, row) * 100) / 100,
    share: shareOf(world, plot, row),
    productsValue: products,
    machinesValue: machines,
  };
}

const plotsOf = ({ customerId }: Call) =>
  demo.world.plots.filter((plot) => plot.customerId === customerId && plot.active);

export const agricultureAnalysisHandlers = [
  route(
    'GET',
    '/CultivationAnalysis/GetPlantings',
    (call) => json(plotsOf(call).flatMap((plot) => plantingsOf(demo.world, plot).map(plantingWire))),
    PLANTINGS,
  ),
  route(
    'GET',
    '/CultivationAnalysis/GetByPlanting',
    (call) => {
      const plot = own(call, demo.world.plots.get(id(call.query.get('polygonId'))));
      const wanted = id(call.query.get('plantingOccurrence'));
      const planting = plot && plantingsOf(demo.world, plot).find(({ sowing }) => sowing.id === wanted);
      if (!plot || !planting) return notFound();
      return json({
        planting: plantingWire(planting),
        records: worksOfPlanting(demo.world, planting).map((row) => workWire(plot, row)),
        relation: relationWire(call, plot, planting),
      });
    },
    ANALYSIS,
  ),
];

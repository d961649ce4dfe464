import { json, notFound } from '../answers';
import type { Plot } from '../db/mapTypes';
import type { FieldOccurrence } from '../db/occurrence/occurrenceTypes';
import { brazilianDay } from '../db/poultry';
import { meanCostOn } from '../db/stock/stockLedger';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { fieldOccurrenceWire } from './agricultureOccurrences';
import { isSowingOf, relationWire } from './agricultureRelations';
import { activityOf, own } from './land/wire';

const ANALYSIS = { permission: ['CULTIVATION_ANALYSIS', 'SILVICULTURE_CULTIVATION_ANALYSIS'] } as const;
/** The climate relations choose from the plantings too. */
const PLANTINGS = {
  permission: [...ANALYSIS.permission, 'AGRICULTURE_CLIMATE_RELATIONS', 'SILVICULTURE_CLIMATE_RELATIONS'],
} as const;
const DAY_MS = 86_400_000;
/** Work of so many days before planting belongs to it: soil preparation, lime. */
const BEFORE_DAYS = 90;
const MACHINE_HOUR = 185;

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const momentOf = (row: FieldOccurrence) => Date.parse(row.happenedAt ?? row.plannedAt ?? '');
const reais = (value: number) => Math.round(value * 100) / 100;

const worksOf = (plot: Plot) =>
  demo.world.occurrence.fieldOccurrences.filter((row) => row.plotIds.includes(plot.id));
/** Sowings of a plot, the oldest first. */
const sowingsOf = (plot: Plot) =>
  worksOf(plot)
    .filter((row) => isSowingOf(plot, row))
    .toSorted((a, b) => momentOf(a) - momentOf(b));

function plantingWire(plot: Plot, sowing: FieldOccurrence) {
  const { farms, costCenters, harvests } = demo.world;
  const activity = activityOf(costCenters.need(plot.costCenterId).farmActivityId);
  const next = sowingsOf(plot).find((row) => momentOf(row) > momentOf(sowing));
  const reaped = worksOf(plot).find(
    (row) =>
      row.type === 'colheita' &&
      row.happenedAt !== null &&
      momentOf(row) > momentOf(sowing) &&
      (!next || momentOf(row) < momentOf(next)),
  );
  const harvest = harvests
    .filter((row) => row.customerId === plot.customerId && row.businessActivityId === activity.id)
    .toSorted((a, b) => b.name.localeCompare(a.name))
    .at(0);
  const seed = sowing.values['seed'];
  return {
    occurrenceId: sowing.id,
    world: activity.farmingClassification === 'FORESTRY' ? 'FORESTRY' : 'AGRICULTURE',
    plotId: plot.id,
    plotName: plot.name,
    farmId: plot.farmId,
    farmName: farms.get(plot.farmId)?.name ?? '',
    harvestId: harvest?.id ?? null,
    harvestName: harvest?.name ?? '',
    harvestYearId: null,
    harvestYearName: harvest?.name.split(' ').at(-1) ?? '',
    seedName: typeof seed === 'string' ? seed : null,
    plantedOn: sowing.happenedAt,
    harvestedOn: reaped?.happenedAt ?? null,
    area: plot.usefulAreaSize,
  };
}

/** What of a work falls on one of its plots: by the useful areas of all of them. */
function workWire(plot: Plot, row: FieldOccurrence) {
  const useful = row.plotIds.reduce((sum, one) => sum + (demo.world.plots.get(one)?.usefulAreaSize ?? 0), 0);
  const share = useful > 0 ? plot.usefulAreaSize / useful : 0;
  const hectares = (numberOf(row.values['area']) ?? useful) * share;
  const product = row.values['product'];
  const dose = numberOf(row.values['dose']);
  const day = brazilianDay(row.happenedAt === null ? new Date() : new Date(row.happenedAt));
  const price = meanCostOn(demo.world, row.customerId, ({ name }) => name === product, day);
  const uses = typeof product === 'string' && product !== '' && row.type !== 'colheita';
  const hours = numberOf(row.values['hours']);
  return {
    ...fieldOccurrenceWire(row),
    hectares: Math.round(hectares * 100) / 100,
    share,
    // The cost of a product that was never bought is unknown.
    productsValue: !uses ? 0 : price === null || dose === null ? null : reais(price * dose * hectares),
    machinesValue: hours === null ? null : reais(hours * MACHINE_HOUR * share),
  };
}

const plotsOf = ({ customerId }: Call) =>
  demo.world.plots.filter((plot) => plot.customerId === customerId && plot.active);

export const agricultureAnalysisHandlers = [
  route(
    'GET',
    '/CultivationAnalysis/GetPlantings',
    (call) =>
      json(plotsOf(call).flatMap((plot) => sowingsOf(plot).map((sowing) => plantingWire(plot, sowing)))),
    PLANTINGS,
  ),
  route(
    'GET',
    '/CultivationAnalysis/GetByPlanting',
    (call) => {
      const plot = own(call, demo.world.plots.get(id(call.query.get('polygonId'))));
      const sowing = demo.world.occurrence.fieldOccurrences.get(id(call.query.get('plantingOccurrence')));
      if (!plot || !sowing || !isSowingOf(plot, sowing)) return notFound();
      const next = sowingsOf(plot).find((row) => momentOf(row) > momentOf(sowing));
      const from = momentOf(sowing) - BEFORE_DAYS * DAY_MS;
      const to = next ? momentOf(next) - BEFORE_DAYS * DAY_MS : Infinity;
      return json({
        planting: plantingWire(plot, sowing),
        records: worksOf(plot)
          .filter((row) => momentOf(row) >= from && momentOf(row) < to)
          .map((row) => workWire(plot, row)),
        relation: relationWire(call, plot, sowing),
      });
    },
    ANALYSIS,
  ),
];

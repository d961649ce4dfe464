import { json } from '../answers';
import { formerYield } from '../db/field/formerHarvests';
import type { Harvest, Plot } from '../db/mapTypes';
import { id } from '../read';
import { type Call, route } from '../route';
import { grantedItems } from '../db/loggedUser';
import { demo } from '../state';
import { finalKg } from './harvestChecks';
import { activityOf } from './land/wire';

const RESULTS = { permission: 'AGRICULTURE_RESULTS_DASHBOARD' } as const;
/** The key that allows the cost of documents. */
const FINANCE = 'CASH_FLOW';
const SACK_KG = 60;
const WOODS = 'FORESTRY';

const cents = (value: number) => Math.round(value * 100) / 100;

/** Harvests of a crop, the newest first: the first of them is still on the field. */
const harvestsOf = (customerId: number, businessActivityId: number): Harvest[] =>
  demo.world.harvests
    .filter((row) => row.customerId === customerId && row.businessActivityId === businessActivityId)
    .toSorted((a, b) => b.name.localeCompare(a.name));

const CULTIVARS: Readonly<Record<string, readonly string[]>> = {
  SOYBEAN: ['BMX ZEUS', 'TMG 7062', 'M 5947'],
  CORN: ['DKB 290', 'P3016'],
};
const cultivarOf = ({ id: plotId }: Plot, crop: string) => {
  const known = CULTIVARS[crop] ?? [];
  return known[plotId % Math.max(1, known.length)] ?? '';
};

/** The first weeks of October of the year in which the harvest's name begins. */
function sownOn({ id: plotId }: Plot, { name }: Harvest): string | null {
  const year = /\d{4}/.exec(name)?.[0];
  return year === undefined ? null : `${year}-10-${String(1 + ((plotId * 5) % 24)).padStart(2, '0')}`;
}

/** What was harvested of a plot by what was written down, its part of several plots by their useful areas; null where nothing was. */
function written(plot: Plot, harvest: Harvest) {
  const rows = demo.world.occurrence.fieldOccurrences.filter(
    ({ type, happenedAt, plotIds, values }) =>
      type === 'colheita' &&
      happenedAt !== null &&
      plotIds.includes(plot.id) &&
      (values['harvestId'] == null || values['harvestId'] === harvest.id),
  );
  if (rows.length === 0) return null;
  const parts = rows.map(({ plotIds, values }) => {
    const useful = plotIds.reduce((sum, one) => sum + (demo.world.plots.get(one)?.usefulAreaSize ?? 0), 0);
    const share = useful > 0 ? plot.usefulAreaSize / useful : 0;
    const area = typeof values['area'] === 'number' ? values['area'] : useful;
    return { kg: (finalKg(values) ?? 0) * share, area: area * share };
  });
  const sum = (name: 'kg' | 'area') => parts.reduce((all, one) => all + one[name], 0);
  return { kg: cents(sum('kg')), area: cents(Math.min(plot.usefulAreaSize, sum('area'))) };
}

/** Prices of the years before the last harvest beside its own, for what is bought and sold. */
const FACTORS: readonly number[] = [1, 1, 0.94, 1.08];

/** What one plot gave: cost a hectare differs by plot, and three fifths are sold. */
function wire(plot: Plot, harvest: Harvest, back: number, documents: boolean) {
  const { farms, costCenters } = demo.world;
  const activity = activityOf(costCenters.need(plot.costCenterId).farmActivityId);
  const own = back === 0 ? written(plot, harvest) : null;
  const area = own?.area ?? plot.usefulAreaSize;
  const perHa = back === 0 ? null : formerYield(plot, back - 1);
  const kg = perHa === null ? (own?.kg ?? null) : Math.round(perHa * area * SACK_KG);
  // No more whole sacks than there are.
  const soldKg =
    kg === null ? null : Math.floor((kg * (back === 0 ? 0 : back === 1 ? 0.6 : 1)) / SACK_KG) * SACK_KG;
  const ofYear = FACTORS[back] ?? 1;
  const products = cents(area * (2_720 + (plot.id % 7) * 65) * ofYear);
  const machines = cents(area * (560 + (plot.id % 4) * 40) * ofYear);
  return {
    plotId: plot.id,
    plotName: plot.name,
    plotInactive: !plot.active,
    farmName: farms.get(plot.farmId)?.name ?? '',
    cropName: activity.name,
    harvestId: harvest.id,
    harvestName: harvest.name,
    cultivarName: cultivarOf(plot, activity.constantFilter),
    sownOn: back === 0 ? null : sownOn(plot, harvest),
    area,
    harvestedKg: kg,
    sackKg: SACK_KG,
    productsValue: products,
    machinesValue: machines,
    documentsValue: documents ? cents((products + machines) * 1.07) : null,
    soldKg: documents ? soldKg : null,
    soldValue:
      soldKg === null || !documents ? null : cents((soldKg / SACK_KG) * (118 + (plot.id % 3) * 4) * ofYear),
  };
}

const mayKnowDocuments = ({ link }: Call) =>
  link !== undefined && grantedItems(demo.world, link).some((item) => item.constantFilter === FINANCE);

const isWorked = ({ id: plotId }: Plot) =>
  demo.world.occurrence.fieldOccurrences.find((row) => row.plotIds.includes(plotId)) !== undefined;

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
        .filter((plot) => plot.active || isWorked(plot))
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

import type { BusinessActivity, Harvest, Plot } from '../mapTypes';
import type { FieldOccurrence } from '../occurrence/occurrenceTypes';
import { brazilianDay, dayLater } from '../poultry';
import { tableWrites } from '../table';
import type { World } from '../types';
import { seasonOfSowing } from './cropCalendar';
import { finalKg } from './harvestWeight';

/** How far a sown crop has come: it stands, a part of it is cut, or all of it. */
export type PlantingState = 'SOWN' | 'IN_HARVEST' | 'HARVESTED';

/** A crop on a plot, as the occurrences of its sowing and of its harvests tell it. */
export interface PlotPlanting {
  readonly plot: Plot;
  readonly sowing: FieldOccurrence;
  readonly crop: BusinessActivity;
  /** As the sowing names it; '' where it does not. */
  readonly seed: string;
  /** The seed without the name of its crop; '' where nothing is left. */
  readonly cultivar: string;
  /** yyyy-MM-dd, of the place. */
  readonly sownOn: string;
  /** ha. */
  readonly area: number;
  /** The record of its harvest: the one that the sowing names, else that of its crop and crop year. */
  readonly harvest: Harvest | undefined;
  readonly harvestName: string;
  readonly cropYear: number;
  /** Harvests that were done, the oldest first. */
  readonly reaped: readonly FieldOccurrence[];
  readonly state: PlantingState;
  /** ha that were cut, no more than were sown. */
  readonly harvestedArea: number;
  /** ha that still stand. */
  readonly leftArea: number;
  /** What counts after the discounts; null where nothing was harvested, or a load was not weighed. */
  readonly harvestedKg: number | null;
  readonly sackKg: number;
  /** The day of the last harvest of all of it; null while some of it stands. */
  readonly harvestedOn: string | null;
}

const SACK_KG = 60;
/** Half a hundredth of a hectare: less than this is nothing left. */
const NOTHING_LEFT = 0.005;

const cents = (value: number) => Math.round(value * 100) / 100;
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The moment of a work in milliseconds; of one that is only planned, the planned one. */
export const momentOf = (row: FieldOccurrence): number => Date.parse(row.happenedAt ?? row.plannedAt ?? '');

/** The day of a work that was done, in Brasília. */
const doneOn = ({ happenedAt }: FieldOccurrence): string =>
  happenedAt === null ? '' : brazilianDay(new Date(happenedAt));

/** Whether it records the plot's sowing. */
const isSowingOf = (plot: Plot, { type, happenedAt, plotIds }: FieldOccurrence): boolean =>
  type === 'plantio' && happenedAt !== null && plotIds.includes(plot.id);

/** The works of each plot, the oldest first, for as long as no record changes. */
const known = new WeakMap<World, { writes: number; byPlot: Map<number, FieldOccurrence[]> }>();

/** Every work on a plot, done or planned, the oldest first. */
export function worksOf(world: World, plotId: number): readonly FieldOccurrence[] {
  const found = known.get(world);
  if (found?.writes === tableWrites()) return found.byPlot.get(plotId) ?? [];
  const byPlot = new Map<number, FieldOccurrence[]>();
  for (const row of world.occurrence.fieldOccurrences.all())
    for (const id of new Set(row.plotIds)) {
      const own = byPlot.get(id);
      if (own) own.push(row);
      else byPlot.set(id, [row]);
    }
  for (const rows of byPlot.values()) rows.sort((a, b) => momentOf(a) - momentOf(b) || a.id - b.id);
  known.set(world, { writes: tableWrites(), byPlot });
  return byPlot.get(plotId) ?? [];
}

/** The part of a work that falls on one of its plots, 0 to 1: by the useful areas of all of them. */
export function shareOf(world: World, plot: Plot, { plotIds }: FieldOccurrence): number {
  const useful = plotIds.reduce((sum, one) => sum + (world.plots.get(one)?.usefulAreaSize ?? 0), 0);
  return useful > 0 ? plot.usefulAreaSize / useful : 0;
}

/** Hectares of the plot that a work was done on: its part of what was typed, else its useful area. */
export function hectaresOn(world: World, plot: Plot, row: FieldOccurrence): number {
  const area = numberOf(row.values['area']);
  return area === null ? plot.usefulAreaSize : area * shareOf(world, plot, row);
}

/** What the land of the plot is for. */
export function purposeOf(world: World, plot: Plot): BusinessActivity {
  const { farmActivityId } = world.costCenters.need(plot.costCenterId);
  return world.businessActivities.need(world.farmActivities.need(farmActivityId).businessActivityId);
}

/** The crop of a sowing: of the harvest that it names, else of the first word of its seed, else what the land is for. */
function cropOf(world: World, plot: Plot, { values }: FieldOccurrence): BusinessActivity {
  const harvest = world.harvests.get(numberOf(values['harvestId']) ?? undefined);
  const named = harvest && world.businessActivities.get(harvest.businessActivityId);
  const [word = ''] = folded(textOf(values['seed'])).split(' ');
  const ofSeed =
    word === ''
      ? undefined
      : world.businessActivities.find(
          ({ name, farmingClassification }) =>
            folded(name) === word && !['LIVESTOCK', 'STORAGE'].includes(farmingClassification),
        );
  return named ?? ofSeed ?? purposeOf(world, plot);
}

/** The record of the harvest that a work belongs to: the one that it names, else that of a crop and its crop year. */
function harvestOf(world: World, plot: Plot, work: FieldOccurrence, crop: BusinessActivity, year: number) {
  const named = world.harvests.get(numberOf(work.values['harvestId']) ?? undefined);
  if (named?.customerId === plot.customerId) return named;
  return world.harvests.find(
    (row) =>
      row.customerId === plot.customerId &&
      row.businessActivityId === crop.id &&
      row.name.endsWith(` ${year}/${year + 1}`),
  );
}

/** What harvests gave of a plot: hectares that were cut, no more than there were, and kilograms after the discounts. */
export function reapedOf(world: World, plot: Plot, reaped: readonly FieldOccurrence[], most: number) {
  const cut = reaped.reduce((sum, row) => sum + hectaresOn(world, plot, row), 0);
  const kg = reaped.map((row) => {
    const whole = finalKg(row.values);
    return whole === null ? null : whole * shareOf(world, plot, row);
  });
  return {
    harvestedArea: cents(Math.min(most, cut)),
    harvestedKg:
      kg.length === 0 || kg.includes(null)
        ? null
        : cents(kg.reduce<number>((sum, one) => sum + (one ?? 0), 0)),
    sackKg: numberOf(reaped.at(-1)?.values['sackKg']) || SACK_KG,
  };
}

function plantingOf(
  world: World,
  plot: Plot,
  sowing: FieldOccurrence,
  reaped: readonly FieldOccurrence[],
): PlotPlanting {
  const crop = cropOf(world, plot, sowing);
  const seed = textOf(sowing.values['seed']);
  const sownOn = doneOn(sowing);
  const { year: cropYear } = seasonOfSowing(crop, sownOn);
  const area = cents(Math.min(plot.usefulAreaSize, hectaresOn(world, plot, sowing)));
  const figures = reapedOf(world, plot, reaped, area);
  const leftArea = cents(area - figures.harvestedArea);
  const isOver = reaped.length > 0 && leftArea <= NOTHING_LEFT;
  const last = reaped.at(-1);
  const harvest = harvestOf(world, plot, sowing, crop, cropYear);
  return {
    plot,
    sowing,
    crop,
    seed,
    cultivar: folded(seed).startsWith(`${folded(crop.name)} `) ? seed.slice(crop.name.length + 1) : seed,
    sownOn,
    area,
    harvest,
    harvestName: harvest?.name ?? `${crop.name} ${cropYear}/${cropYear + 1}`,
    cropYear,
    reaped,
    state: isOver ? 'HARVESTED' : reaped.length > 0 ? 'IN_HARVEST' : 'SOWN',
    ...figures,
    leftArea: isOver ? 0 : leftArea,
    harvestedOn: isOver && last ? doneOn(last) : null,
  };
}

/** Whether a harvest may be of a crop: it names none, or a harvest of that crop. */
function isOfCrop(world: World, { values }: FieldOccurrence, crop: BusinessActivity): boolean {
  const named = world.harvests.get(numberOf(values['harvestId']) ?? undefined);
  return named === undefined || named.businessActivityId === crop.id;
}

/**
 * Every crop that was sown on a plot, the oldest first. A harvest belongs to the sowing before it; one of another crop, or that was
 * done before any sowing was written down, belongs to none.
 * @param until the last day of which works are known; all by default
 */
export function plantingsOf(world: World, plot: Plot, until = '9999-12-31'): readonly PlotPlanting[] {
  const done = worksOf(world, plot.id).filter((row) => row.happenedAt !== null && doneOn(row) <= until);
  const sowings = done.filter((row) => isSowingOf(plot, row));
  return sowings.map((sowing, at) => {
    const next = sowings[at + 1];
    const reaped = done.filter(
      (row) =>
        row.type === 'colheita' &&
        isOfCrop(world, row, cropOf(world, plot, sowing)) &&
        momentOf(row) > momentOf(sowing) &&
        (next === undefined || momentOf(row) < momentOf(next)),
    );
    return plantingOf(world, plot, sowing, reaped);
  });
}

/**
 * What was sown last on a plot by the end of a day, as it stood then; undefined where nothing was. Every page that names
 * the crop of a plot asks this: irrigation, rotation, results, analysis, climate relations and satellite images.
 */
export const plantingOn = (world: World, plot: Plot, day: string): PlotPlanting | undefined =>
  plantingsOf(world, plot, day).at(-1);

/** The same while some of it stands. */
export function standingOn(world: World, plot: Plot, day: string): PlotPlanting | undefined {
  const planting = plantingOn(world, plot, day);
  return planting?.state === 'HARVESTED' ? undefined : planting;
}

/** Days that a crop stands of which only the harvest is known. */
const USUAL_DAYS = 120;

/** Harvests of a plot of which no sowing was written down, by the record of their harvest. */
export function reapedWithoutSowing(world: World, plot: Plot): ReadonlyMap<Harvest, FieldOccurrence[]> {
  const ofSowings = new Set(plantingsOf(world, plot).flatMap(({ reaped }) => reaped));
  const crop = purposeOf(world, plot);
  const found = new Map<Harvest, FieldOccurrence[]>();
  for (const row of worksOf(world, plot.id)) {
    if (row.type !== 'colheita' || row.happenedAt === null || ofSowings.has(row)) continue;
    const { year } = seasonOfSowing(crop, dayLater(doneOn(row), -USUAL_DAYS));
    const harvest = harvestOf(world, plot, row, crop, year);
    if (harvest) found.set(harvest, [...(found.get(harvest) ?? []), row]);
  }
  return found;
}

import type { Plot } from '../mapTypes';
import { dayLater } from '../poultry';
import type { World } from '../types';
import { seasonOfSowing } from './cropCalendar';
import type { RotationRow } from './fieldTypes';
import { type PlotPlanting, plantingsOf, purposeOf } from './plantings';

/** What stands on a plot in a season, stood there or is planned to. */
export interface RotationEntry extends RotationRow {
  readonly state: 'PLANNED' | 'SOWN' | 'HARVESTED';
}

/** Ids of entries that nobody planned: of the sowing and the plot, beyond those of plans. */
const [SOWN_IDS, OF_SOWING] = [1_000_000_000, 10_000];
/** Days that a crop without a cycle stands. */
const USUAL_DAYS = 120;
/** Years that trees stand. */
const TREE_YEARS = 7;

const meets = (a: Pick<RotationRow, 'from' | 'to'>, b: Pick<RotationRow, 'from' | 'to'>) =>
  a.from <= b.to && b.from <= a.to;

/** The day on which a sown crop is to be harvested, by its cycle. */
function expectedEnd(world: World, { plot, crop, sownOn }: PlotPlanting): string {
  const cycle = world.field.cycles.find(
    (row) => row.customerId === plot.customerId && row.businessActivityId === crop.id && row.active,
  );
  const days = crop.farmingClassification === 'ANNUAL' ? USUAL_DAYS : TREE_YEARS * 365;
  return dayLater(sownOn, cycle?.stages.at(-1)?.days ?? days);
}

/** A planting as an entry, in place of its plan where there is one. */
function sownEntry(world: World, planting: PlotPlanting, plan: RotationRow | undefined): RotationEntry {
  const { plot, crop, sowing, sownOn, harvestedOn, area, state } = planting;
  const until = plan && plan.to > sownOn ? plan.to : expectedEnd(world, planting);
  return {
    id: plan?.id ?? SOWN_IDS + sowing.id * OF_SOWING + plot.id,
    customerId: plot.customerId,
    plotId: plot.id,
    ...seasonOfSowing(crop, sownOn),
    kind: 'CROP',
    businessActivityId: crop.id,
    coverName: null,
    intercropped: plan?.intercropped ?? false,
    hectares: area,
    from: sownOn,
    to: harvestedOn ?? until,
    state: state === 'HARVESTED' ? 'HARVESTED' : 'SOWN',
  };
}

/** Orchards are no occurrence: their cost center says in which year they were planted. */
function isStandingOrchard(world: World, plot: Plot, row: RotationRow): boolean {
  const { id, farmingClassification } = purposeOf(world, plot);
  const { plantingYear } = world.costCenters.need(plot.costCenterId);
  return (
    row.season === 'PERENNIAL' &&
    farmingClassification === 'PERENNIAL' &&
    row.businessActivityId === id &&
    plantingYear !== null &&
    row.year === plantingYear
  );
}

/**
 * The rotation of a plot: what was sown, by the occurrences, and what is planned. A sowing stands in place of its own plan, and of
 * what else was planned for the same season and the same days.
 */
export function rotationOf(world: World, plot: Plot): RotationEntry[] {
  const plans = world.field.rotation.filter((row) => row.plotId === plot.id);
  const taken = new Set<number>();
  const sown = plantingsOf(world, plot).map((planting) => {
    const { year, season } = seasonOfSowing(planting.crop, planting.sownOn);
    const plan = plans.find(
      (row) =>
        !taken.has(row.id) &&
        row.kind === 'CROP' &&
        row.businessActivityId === planting.crop.id &&
        row.year === year &&
        row.season === season,
    );
    if (plan) taken.add(plan.id);
    return sownEntry(world, planting, plan);
  });
  const left = plans.flatMap((row): RotationEntry[] => {
    if (taken.has(row.id)) return [];
    const isReplaced =
      !row.intercropped &&
      sown.some((one) => one.year === row.year && one.season === row.season && meets(one, row));
    if (isReplaced) return [];
    return [{ ...row, state: isStandingOrchard(world, plot, row) ? 'SOWN' : 'PLANNED' }];
  });
  return [...sown, ...left].toSorted((a, b) => a.id - b.id);
}

/** The plot of an entry that was sown and never planned, by the entry's id. */
export const plotIdOfSown = (entryId: number): number | undefined =>
  entryId > SOWN_IDS ? entryId % OF_SOWING : undefined;

import { numberOf } from '@/platform/http/loose';
import { daysBetween, type LocalDate } from '@/platform/format/date';
import { dayOf } from '@/platform/format/dateTime';
import { type DoseUnit, doseUnitOf } from '../../occurrences/rules/dose';
import { nutrientsOf } from '../../occurrences/rules/field';
import { harvestedSacks } from '../../occurrences/rules/harvestWeight';
import type { Planting, PlotWork } from '../analysisTypes';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The local day of a work; of one that is only planned, the planned one. */
export const dayOfWork = ({ record }: PlotWork): LocalDate =>
  dayOf(record.happenedAt ?? record.plannedAt ?? '');

/** Days after planting; negative before it. */
export const daysAfterPlanting = (planting: Planting, work: PlotWork): number =>
  daysBetween(planting.plantedOn, dayOfWork(work));

export interface Applied {
  readonly product: string;
  readonly times: number;
  /** In the unit of its dose. */
  readonly total: number | null;
  readonly perHa: number | null;
  readonly unit: string;
  /** Cents; null where one of them is not known. */
  readonly cost: number | null;
}

/** Types that give a product by a dose, with its unit where they have one; a spraying's is its own. */
const UNITS: Readonly<Record<string, DoseUnit | null>> = {
  adubacao: 'kg',
  'correcao-de-solo': 't',
  pulverizacao: null,
};
/** Of a dose that nobody gave a unit. */
const UNKNOWN_UNIT = '?';

const add = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);
const isDone = ({ record }: PlotWork) => record.state === 'DONE';

/** The part of a work's quantities that falls on the plot: as the server says, else by its hectares; null where it is not known. */
function partOf({ record, hectares, share }: PlotWork): number | null {
  if (share !== null) return share;
  if (record.subjectIds.length <= 1) return 1;
  const area = numberOf(record.values['area']);
  return hectares === null || area === null || area <= 0 ? null : Math.min(1, hectares / area);
}

/** Sacks of a harvest that fall on the plot: one load may be of several. */
function sacksOfPlot(work: PlotWork): number | null {
  const [sacks, part] = [harvestedSacks(work.record.values), partOf(work)];
  return sacks === null || part === null ? null : sacks * part;
}

/** What of each product the plot got: dose × hectares, summed over the works that are done. */
export function appliedOf(works: readonly PlotWork[], area: number): readonly Applied[] {
  const found = new Map<string, Applied>();
  for (const work of works.filter(isDone)) {
    const { type, values } = work.record;
    const fixed = UNITS[type];
    const product = text(values['product']);
    if (fixed === undefined || product === '') continue;
    const unit = fixed ?? doseUnitOf(work.record, undefined) ?? UNKNOWN_UNIT;
    const dose = numberOf(values['dose']);
    const total = dose === null || work.hectares === null ? null : dose * work.hectares;
    const key = `${product}|${unit}`;
    const before = found.get(key) ?? { product, unit, times: 0, total: 0, perHa: 0, cost: 0 };
    const sum = add(before.total, total);
    found.set(key, {
      product,
      unit,
      times: before.times + 1,
      total: sum,
      perHa: sum === null || area <= 0 ? null : sum / area,
      cost: add(before.cost, work.products),
    });
  }
  return [...found.values()];
}

/** Kilograms of N, P₂O₅ and K₂O that each hectare of the plot got by fertilizing; null when a dose is not known. */
export function nutrientsApplied(works: readonly PlotWork[], area: number) {
  const done = works.filter((work) => isDone(work) && work.record.type === 'adubacao');
  if (done.length === 0 || area <= 0) return null;
  let sum = { n: 0, p2o5: 0, k2o: 0 };
  for (const { record, hectares } of done) {
    const dose = numberOf(record.values['dose']);
    if (dose === null || hectares === null) return null;
    const [n, p, k] = ['n', 'p', 'k'].map((name) => numberOf(record.values[name]) ?? 0);
    const as = record.values['guarantee'] === 'element' ? 'element' : 'oxide';
    const found = nutrientsOf(dose, { n: n ?? 0, p: p ?? 0, k: k ?? 0 }, as);
    const share = hectares / area;
    sum = {
      n: sum.n + found.n * share,
      p2o5: sum.p2o5 + found.p2o5 * share,
      k2o: sum.k2o + found.k2o * share,
    };
  }
  return sum;
}

/** Millimetres of water that the plot was given: mm × hectares ÷ area. */
export function irrigatedMm(works: readonly PlotWork[], area: number): number | null {
  return works
    .filter((work) => isDone(work) && work.record.type === 'irrigacao')
    .reduce<number | null>((sum, { record, hectares }) => {
      const mm = numberOf(record.values['mm']);
      return add(sum, mm === null || hectares === null || area <= 0 ? null : (mm * hectares) / area);
    }, 0);
}

/**
 * What is known of a work's cost, cents: its products and its machines, or the one of them that is known; null where neither
 * is.
 */
export const knownCost = ({ products, machines }: PlotWork): number | null =>
  products === null && machines === null ? null : (products ?? 0) + (machines ?? 0);

/** Whether a part of a work's cost is not known. */
export const lacksCost = ({ products, machines }: PlotWork): boolean =>
  products === null || machines === null;

/** Less than half of a hundredth of a hectare is nothing left. */
const NOTHING_LEFT = 0.005;

export interface HarvestProgress {
  /** Nothing is cut, a part of it is, or all. */
  readonly state: 'STANDING' | 'IN_HARVEST' | 'HARVESTED';
  /** ha that were cut, at most the area; null where a harvest does not tell its area. */
  readonly harvestedHa: number | null;
  /** ha that still stand; null where that is not known. */
  readonly leftHa: number | null;
}

/**
 * How far the harvest of a crop has come, by the harvests that are done.
 * @param area sown, ha
 */
function harvestProgress(works: readonly PlotWork[], area: number): HarvestProgress {
  const harvests = works.filter((work) => isDone(work) && work.record.type === 'colheita');
  if (harvests.length === 0) return { state: 'STANDING', harvestedHa: 0, leftHa: area };
  const cut = harvests.reduce<number | null>((sum, { hectares }) => add(sum, hectares), 0);
  if (cut === null) return { state: 'HARVESTED', harvestedHa: null, leftHa: null };
  const harvestedHa = Math.min(area, cut);
  const leftHa = area - harvestedHa;
  return leftHa > NOTHING_LEFT
    ? { state: 'IN_HARVEST', harvestedHa, leftHa }
    : { state: 'HARVESTED', harvestedHa, leftHa: 0 };
}

/** A planting whose harvest is not over while some of it stands, whatever day the server gives for its first load. */
export const asHarvested = (planting: Planting, works: readonly PlotWork[]): Planting =>
  planting.harvestedOn !== null && harvestProgress(works, planting.area).state === 'IN_HARVEST'
    ? { ...planting, harvestedOn: null }
    : planting;

export interface CropFigures {
  /** Cents of all that is known; null where nothing is, or no work is done. */
  readonly cost: number | null;
  readonly costPerHa: number | null;
  /** Works of which a part of the cost is not known: the cost is then the least that it was. */
  readonly withoutCost: number;
  readonly sacks: number | null;
  /** Sacks a harvested hectare. */
  readonly yield: number | null;
  readonly progress: HarvestProgress;
  /** Cents a sack, of a crop that is harvested as a whole. */
  readonly costPerSack: number | null;
}

/** Cost and yield of the crop: what is done over the area that was sown, and what was weighed over the hectares that were cut. */
export function cropFigures(works: readonly PlotWork[], area: number): CropFigures {
  const done = works.filter(isDone);
  const costs = done.flatMap((work) => knownCost(work) ?? []);
  const withoutCost = done.filter(lacksCost).length;
  const cost = costs.length === 0 ? null : costs.reduce((sum, one) => sum + one, 0);
  const progress = harvestProgress(works, area);
  const harvests = done.filter(({ record }) => record.type === 'colheita');
  const sacks =
    harvests.length === 0
      ? null
      : harvests.reduce<number | null>((sum, work) => add(sum, sacksOfPlot(work)), 0);
  const over = (value: number | null, by: number | null) =>
    value === null || by === null || by <= 0 ? null : value / by;
  return {
    cost,
    costPerHa: over(cost, area),
    withoutCost,
    sacks,
    yield: over(sacks, progress.harvestedHa),
    progress,
    costPerSack: progress.state === 'HARVESTED' ? over(cost, sacks) : null,
  };
}

import { addDays, formatDate, localDateToDate, type LocalDate } from '@/platform/format/date';
import type { PlotResult } from '../resultTypes';

/** Where cost comes from: work on the field, or documents shared out to plots. Never both (FI §3.8). */
export type CostBasis = 'operations' | 'documents';
export type Grouping = 'plot' | 'farm' | 'crop' | 'cultivar' | 'week' | 'harvest';

/** Figures of one plot or of several; money in whole cents; null where something they need is not known. */
export interface ResultFigures {
  /** Harvested ha. */
  readonly area: number;
  /** ha that still stand of plots whose harvest has begun. */
  readonly leftArea: number;
  /** Plots of which a part is harvested. */
  readonly inHarvest: number;
  /** Sacks. */
  readonly sacks: number | null;
  /** Sacks a hectare. */
  readonly yield: number | null;
  /** Of all that was sown, harvested or not. */
  readonly cost: number | null;
  readonly costPerHa: number | null;
  /** Works of which a part of the cost is not known: the cost is then the least that it was. */
  readonly withoutCost: number;
  /** Of the hectares that were harvested. */
  readonly costPerSack: number | null;
  readonly sold: number | null;
  /** Mean price of a sold sack. */
  readonly price: number | null;
  readonly unsoldSacks: number | null;
  /** What the unsold sacks are worth at the chosen quotation; apart from what was sold. */
  readonly unsold: number | null;
  /** Sold and unsold less cost. */
  readonly margin: number | null;
  readonly marginPerHa: number | null;
  /** Price of a sack at which nothing is left. */
  readonly breakEvenPrice: number | null;
  /** Sacks a hectare at which nothing is left, at the mean of sold and unsold. */
  readonly breakEvenYield: number | null;
}

export interface ResultGroup extends ResultFigures {
  readonly id: string;
  readonly name: string;
  readonly plots: number;
  /** Plots without a harvest: their area and cost are in no figure of yield. */
  readonly unharvested: number;
}

/** The cost of a plot on a basis, of works as far as it is known; null where nothing is. */
export function costOf({ products, machines, documents }: PlotResult, basis: CostBasis): number | null {
  if (basis === 'documents') return documents;
  return products === null && machines === null ? null : (products ?? 0) + (machines ?? 0);
}

/** Works of a plot whose cost is not known as a whole; where the server tells none, but lacks a sum, there is one at least. */
const withoutCostOf = ({ worksWithoutCost, products, machines }: PlotResult, basis: CostBasis): number =>
  basis === 'documents' ? 0 : Math.max(worksWithoutCost, products === null || machines === null ? 1 : 0);

/** The part of a plot's cost that falls on the hectares that were harvested. */
function harvestedCostOf(row: PlotResult, basis: CostBasis): number | null {
  const cost = costOf(row, basis);
  return cost === null ? null : (cost * row.area) / row.sownArea;
}

/** Less than half of a hundredth of a hectare is nothing left. */
const NOTHING_LEFT = 0.005;

/** ha of a plot in harvest that still stand. */
function leftOf({ area, sownArea }: PlotResult): number {
  const left = sownArea - area;
  return left > NOTHING_LEFT ? left : 0;
}

const over = (value: number | null, divisor: number | null): number | null =>
  value === null || divisor === null || divisor === 0 ? null : value / divisor;

/** The sum of what every row tells; null when one does not, or there is none. */
function sum(values: readonly (number | null)[]): number | null {
  if (values.length === 0) return null;
  return values.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);
}

/**
 * Figures of plots together: yield = Σ kg ÷ Σ harvested ha, so that 62 sc/ha on 50 ha and 50 sc/ha on 30 ha are 57,50
 * (FI §3.8). Cost and cost per ha are of all that was sown; what is compared with sacks is of the harvested hectares alone.
 * @param quotation cents of a sack for what is not sold; null: its worth is unknown
 */
export function figuresOf(
  rows: readonly PlotResult[],
  basis: CostBasis,
  quotation: number | null,
): ResultFigures {
  const harvested = rows.filter(({ harvestedKg }) => harvestedKg !== null);
  const area = harvested.reduce((all, row) => all + row.area, 0);
  const sacks = sum(harvested.map(({ harvestedKg, sackKg }) => over(harvestedKg, sackKg)));
  const cost = sum(rows.map((row) => costOf(row, basis)));
  const sownArea = rows.reduce((all, row) => all + row.sownArea, 0);
  const reaped = sum(harvested.map((row) => harvestedCostOf(row, basis)));
  const sold = sum(harvested.map((row) => row.sold));
  const soldSacks = sum(harvested.map(({ soldKg, sackKg }) => over(soldKg, sackKg)));
  const unsoldSacks = sacks === null || soldSacks === null ? null : Math.max(0, sacks - soldSacks);
  const unsold =
    unsoldSacks === null
      ? null
      : unsoldSacks === 0
        ? 0
        : quotation === null
          ? null
          : Math.round(unsoldSacks * quotation);
  const income = sold === null || unsold === null ? null : sold + unsold;
  const margin = income === null || reaped === null ? null : income - reaped;
  const costPerSack = over(reaped, sacks);
  return {
    area,
    leftArea: harvested.reduce((all, row) => all + leftOf(row), 0),
    inHarvest: harvested.filter((row) => leftOf(row) > 0).length,
    sacks,
    yield: over(sacks, area),
    cost,
    costPerHa: over(cost, sownArea),
    withoutCost: rows.reduce((all, row) => all + withoutCostOf(row, basis), 0),
    costPerSack,
    sold,
    price: over(sold, soldSacks),
    unsoldSacks,
    unsold,
    margin,
    marginPerHa: over(margin, area),
    breakEvenPrice: costPerSack,
    breakEvenYield: over(over(reaped, area), over(income, sacks)),
  };
}

const KEYS: Readonly<Record<Grouping, (row: PlotResult) => readonly [id: string, name: string]>> = {
  plot: (row) => [`${row.plotId}`, `${row.plotName} · ${row.farmName}`],
  farm: (row) => [row.farmName, row.farmName],
  crop: (row) => [row.cropName, row.cropName],
  cultivar: (row) => [`${row.cropName} ${row.cultivar}`, row.cultivar && `${row.cultivar} · ${row.cropName}`],
  week: ({ sownOn }) => (sownOn === null ? ['', ''] : [weekOf(sownOn), formatDate(weekOf(sownOn))]),
  harvest: (row) => [`${row.harvestId}`, row.harvestName],
};

/** The Monday of a day's week. */
export function weekOf(day: LocalDate): LocalDate {
  const weekday = localDateToDate(day).getDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Results by plot, farm, crop, cultivar, sowing week or harvest, each with its figures. What a planting does not say has the name ''. */
export function groupResults(
  rows: readonly PlotResult[],
  by: Grouping,
  basis: CostBasis,
  quotation: number | null,
): readonly ResultGroup[] {
  const groups = new Map<string, { name: string; rows: PlotResult[] }>();
  for (const row of rows) {
    const [id, name] = KEYS[by](row);
    const group = groups.get(id) ?? { name, rows: [] };
    group.rows.push(row);
    groups.set(id, group);
  }
  return [...groups].map(([id, group]) => ({
    id,
    name: group.name,
    plots: new Set(group.rows.map(({ plotId }) => plotId)).size,
    unharvested: group.rows.filter(({ harvestedKg }) => harvestedKg === null).length,
    ...figuresOf(group.rows, basis, quotation),
  }));
}

/** Bars beyond these cannot be read; the table has them all. */
export const MOST_BARS = 20;

/** The groups whose yield is known, the best first, as many as a chart can show. */
export const yieldBars = (groups: readonly ResultGroup[]): ResultGroup[] =>
  groups
    .filter((group) => group.yield !== null)
    .toSorted((a, b) => (b.yield ?? 0) - (a.yield ?? 0))
    .slice(0, MOST_BARS);

import type { Product } from '../finance/financeTypes';
import type { Plot } from '../mapTypes';
import type { FieldOccurrence } from '../occurrence/occurrenceTypes';
import { brazilianDay } from '../poultry';
import { meanCostOn } from '../stock/stockLedger';
import type { World } from '../types';
import { hectaresOn, momentOf, type PlotPlanting, plantingsOf, shareOf, worksOf } from './plantings';

const DAY_MS = 86_400_000;
/** Work of so many days before planting belongs to it: soil preparation, lime. */
const BEFORE_DAYS = 90;
/** R$ an hour of a machine with its driver, of which the register of goods holds no cost of its own. */
const MACHINE_HOUR = 185;

const reais = (value: number) => Math.round(value * 100) / 100;
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** What a dose is written in, by the type of work. */
const DOSE_UNITS: Readonly<Record<string, string>> = {
  adubacao: 'KG',
  'correcao-de-solo': 'TON',
  pulverizacao: 'L',
  plantio: 'KG',
};
/** Each unit in the smallest one of its kind. */
const UNITS: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  G: ['MASS', 1],
  KG: ['MASS', 1_000],
  TON: ['MASS', 1_000_000],
  T: ['MASS', 1_000_000],
  ML: ['VOLUME', 1],
  L: ['VOLUME', 1_000],
};

/** How many units of a product one of another unit is; null where neither kind nor the product's own factor tells. */
function inUnitOf(product: Pick<Product, 'unit' | 'conversionFactor' | 'conversionUnit'>, unit: string) {
  if (unit === product.unit) return 1;
  const sizeIn = (of: string) => {
    const [a, b] = [UNITS[unit], UNITS[of]];
    return a && b && a[0] === b[0] ? a[1] / b[1] : null;
  };
  const direct = sizeIn(product.unit);
  if (direct !== null) return direct;
  const { conversionFactor: factor, conversionUnit: other } = product;
  const converted = other === null || other === undefined ? null : other === unit ? 1 : sizeIn(other);
  return converted === null || !factor ? null : converted / factor;
}

export interface WorkCost {
  /** R$ of what of its products falls on the plot; 0 where it uses none, null where a part of that is not known. */
  readonly products: number | null;
  /** R$ of its machine hours; null where the hours were not written down. */
  readonly machines: number | null;
}

/** R$ of a quantity at the mean cost of the stock by a day; null where the product was never bought by then. */
function valueOn(
  world: World,
  row: FieldOccurrence,
  product: Product,
  quantity: number,
  unit: string,
  day: string,
) {
  const price = meanCostOn(world, row.customerId, ({ id }) => id === product.id, day);
  const factor = inUnitOf(product, unit);
  return price === null || factor === null ? null : price * factor * quantity;
}

/** What a work takes of products: what it says it took out of stock, else its dose on its hectares. */
function productsOf(world: World, plot: Plot, row: FieldOccurrence, day: string): number | null {
  const { products } = world.finance;
  if (row.depletion.length > 0) {
    const share = shareOf(world, plot, row);
    const values = row.depletion.map(({ productId, quantity, unit }) => {
      const product = products.get(productId);
      return product ? valueOn(world, row, product, quantity * share, unit, day) : null;
    });
    return values.includes(null) ? null : values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  }
  const name = row.values['product'];
  if (typeof name !== 'string' || name === '' || row.type === 'colheita') return 0;
  const dose = numberOf(row.values['dose']);
  const product = products.find((one) => one.customerId === row.customerId && one.name === name);
  if (dose === null || !product) return null;
  const unit = row.values['doseUnit'];
  const written = typeof unit === 'string' && unit !== '' ? unit.toUpperCase() : DOSE_UNITS[row.type];
  return valueOn(world, row, product, dose * hectaresOn(world, plot, row), written ?? product.unit, day);
}

/** What a work costs on one of its plots, at the mean cost of the stock on its day; of one that is planned, of today. */
export function workCost(world: World, plot: Plot, row: FieldOccurrence): WorkCost {
  const day = brazilianDay(row.happenedAt === null ? new Date() : new Date(row.happenedAt));
  const products = productsOf(world, plot, row, day);
  const hours = numberOf(row.values['hours']);
  return {
    products: products === null ? null : reais(products),
    machines: hours === null ? null : reais(hours * MACHINE_HOUR * shareOf(world, plot, row)),
  };
}

/** The works of a planting, from what prepares the soil for it until what prepares it for the next, the oldest first. */
export function worksOfPlanting(world: World, { plot, sowing }: PlotPlanting): readonly FieldOccurrence[] {
  const sowings = plantingsOf(world, plot).map((one) => one.sowing);
  const at = sowings.findIndex(({ id }) => id === sowing.id);
  const [before, next] = [sowings[at - 1], sowings[at + 1]];
  const begins = (of: FieldOccurrence, former: FieldOccurrence | undefined) => {
    const from = momentOf(of) - BEFORE_DAYS * DAY_MS;
    if (former === undefined) return from;
    // What was done until the former crop was cut was done for it.
    const reaped = plantingsOf(world, plot)
      .find((one) => one.sowing.id === former.id)
      ?.reaped.at(-1);
    return Math.max(from, momentOf(former) + 1, reaped ? momentOf(reaped) + 1 : -Infinity);
  };
  const from = begins(sowing, before);
  const to = next === undefined ? Infinity : begins(next, sowing);
  return worksOf(world, plot.id).filter((row) => momentOf(row) >= from && momentOf(row) < to);
}

export interface PlantingCost {
  /** R$ of all that is known. */
  readonly products: number;
  readonly machines: number;
  /** Works that are done and of which a part is not known: the sums are the least that the crop has cost. */
  readonly unknown: number;
}

/** What a crop has cost so far: products and machine hours of the works that are done. The one rule of analysis and results. */
export function plantingCost(world: World, planting: PlotPlanting): PlantingCost {
  const costs = worksOfPlanting(world, planting)
    .filter(({ happenedAt }) => happenedAt !== null)
    .map((row) => workCost(world, planting.plot, row));
  return {
    products: reais(costs.reduce((sum, { products }) => sum + (products ?? 0), 0)),
    machines: reais(costs.reduce((sum, { machines }) => sum + (machines ?? 0), 0)),
    unknown: costs.filter(({ products, machines }) => products === null || machines === null).length,
  };
}

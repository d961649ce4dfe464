import { quantity } from '@/domain/agreements/handover';
import type { AdvanceRow, Amount, Cents, ConsortiumRow, ContractRow, OrderRow, Side } from '../queryTypes';
import { advanceBalance, daysLate, orderValues, productBalance, quotaBalance, quotaState } from './balances';

/** A sum with how many rows did not tell theirs: what is missing is named, not counted as nought. */
export interface Sum {
  readonly sum: number;
  readonly unreported: number;
}

/** Groups in the order of their names, whatever the order of the rows. */
const ordered = <Group>(groups: readonly Group[], nameOf: (group: Group) => string) =>
  groups.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'pt-BR', { numeric: true }));

/** Null where no row tells anything. */
function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number | null): Sum | null {
  let sum = 0;
  let unreported = 0;
  for (const row of rows) {
    const value = figure(row);
    if (value === null) unreported += 1;
    else sum += value;
  }
  return unreported === rows.length ? null : { sum: quantity(sum), unreported };
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

const standing = <Row extends { cancelled: boolean }>(rows: readonly Row[]) =>
  rows.filter(({ cancelled }) => !cancelled);

export interface MeanPrice {
  readonly symbol: string;
  readonly mean: number;
  /** The quantity that has a price. */
  readonly quantity: number;
}

/** Mean price by quantity, Σ(quantity × price) ÷ Σ quantity, for each currency by itself; unpriced rows stay out. */
export function meanPrices(rows: readonly ContractRow[]): MeanPrice[] {
  const priced = rows.flatMap(({ agreed, price, symbol }) =>
    agreed !== null && agreed > 0 && price !== null ? [{ agreed, price, symbol }] : [],
  );
  const means = [...grouped(priced, ({ symbol }) => symbol)].map(([symbol, group]) => {
    const all = group.reduce((sum, { agreed }) => sum + agreed, 0);
    const value = group.reduce((sum, { agreed, price }) => sum + agreed * price, 0);
    return { symbol, mean: value / all, quantity: quantity(all) };
  });
  return ordered(means, ({ symbol }) => symbol);
}

interface ContractSums {
  readonly key: string;
  readonly side: Side | null;
  readonly productName: string;
  readonly unit: string;
  readonly agreed: Sum | null;
  readonly delivered: Sum | null;
  readonly balance: Sum | null;
  readonly prices: readonly MeanPrice[];
}

/** One group for each side, product and unit: soy is not added to maize, nor what is sold to what is owed. */
export function contractSums(rows: readonly ContractRow[]): ContractSums[] {
  const keyOf = (row: ContractRow) => [row.side, row.productId ?? row.productName, row.unit].join('|');
  const sums = [...grouped(standing(rows), keyOf)].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    return {
      key,
      side: first.side,
      productName: first.productName,
      unit: first.unit,
      agreed: sumOf(group, (row) => row.agreed),
      delivered: sumOf(group, (row) => row.delivered),
      balance: sumOf(group, productBalance),
      prices: meanPrices(group),
    };
  });
  return ordered(sums, ({ productName, side, unit }) => [productName, side, unit].join(' '));
}

interface OrderSums {
  readonly symbol: string;
  readonly count: number;
  readonly late: number;
  readonly total: Sum | null;
  readonly received: Sum | null;
  readonly open: Sum | null;
}

/** Values by currency; quantities of different products are not added. */
export function orderSums(rows: readonly OrderRow[], today: string): OrderSums[] {
  const sums = [...grouped(standing(rows), ({ symbol }) => symbol)].map(([symbol, group]) => ({
    symbol,
    count: group.length,
    late: group.filter((row) => (daysLate(row, today) ?? 0) > 0).length,
    total: sumOf(group, (row) => orderValues(row).total),
    received: sumOf(group, (row) => orderValues(row).received),
    open: sumOf(group, (row) => orderValues(row).open),
  }));
  return ordered(sums, ({ symbol }) => symbol);
}

interface AdvanceSums {
  readonly key: string;
  readonly side: Side | null;
  readonly symbol: string;
  readonly value: Sum | null;
  readonly used: Sum | null;
  readonly returned: Sum | null;
  readonly balance: Sum | null;
}

/** Granted and received apart, and each currency by itself. */
export function advanceSums(rows: readonly AdvanceRow[]): AdvanceSums[] {
  const sums = [...grouped(standing(rows), ({ side, symbol }) => [side, symbol].join('|'))].flatMap(
    ([key, group]) => {
      const [first] = group;
      if (!first) return [];
      return {
        key,
        side: first.side,
        symbol: first.symbol,
        value: sumOf(group, (row) => row.value),
        used: sumOf(group, (row) => row.used),
        returned: sumOf(group, (row) => row.returned),
        balance: sumOf(group, advanceBalance),
      };
    },
  );
  return ordered(sums, ({ key }) => key);
}

interface ConsortiumSums {
  readonly state: 'PAYING' | 'AWARDED' | 'SETTLED';
  readonly count: number;
  readonly credit: Sum | null;
  readonly paid: Sum | null;
  readonly balance: Sum | null;
}

/** Quotas still in the draw, awarded ones and settled ones. */
export function consortiumSums(rows: readonly ConsortiumRow[]): ConsortiumSums[] {
  return (['PAYING', 'AWARDED', 'SETTLED'] as const).flatMap((state) => {
    const group = rows.filter((row) => quotaState(row) === state);
    if (group.length === 0) return [];
    return {
      state,
      count: group.length,
      credit: sumOf(group, (row) => row.credit),
      paid: sumOf(group, (row) => row.paid),
      balance: sumOf(group, quotaBalance),
    };
  });
}

/** The sum under a column: only where all its rows tell it in one unit, and none is left out of it. */
export function oneUnitSum<Row>(
  rows: readonly Row[],
  unitOf: (row: Row) => string,
  figure: (row: Row) => Amount | Cents,
): number | null {
  if (new Set(rows.map(unitOf)).size !== 1) return null;
  const sum = sumOf(rows, figure);
  return sum === null || sum.unreported > 0 ? null : sum.sum;
}

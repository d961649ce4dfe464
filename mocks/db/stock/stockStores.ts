import type { Product } from '../finance/financeTypes';
import type { World } from '../types';
import type { MoveKind, MoveSource, Stock, StockMove } from './stockTypes';

/** Quantities are kept to three decimals, as scales weigh them. */
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/**
 * A stock after something came or left, at its moving mean: what comes brings its value, what goes takes the mean of what
 * is there, the last of it takes the rest. A value that is not known stays so until the store is empty.
 */
export function stockWith(stock: Stock, come: number, gone: number, brought: number | null): Stock {
  const there = thousandths(stock.amount + come);
  const amount = thousandths(there - gone);
  const before =
    come > 0 ? (stock.value === null || brought === null ? null : stock.value + brought) : stock.value;
  if (amount === 0) return { amount, value: 0 };
  if (before === null) return { amount, value: null };
  return { amount, value: there === 0 ? before : before - Math.round((before / there) * gone) };
}

export const NOTHING: Stock = { amount: 0, value: 0 };

/** In which store something lies. */
export interface Store {
  readonly place: string;
  readonly farmId: number | null;
}

/** What every part of one posting has in common. */
export interface Posting {
  readonly product: Product;
  readonly date: string;
  readonly kind: MoveKind;
  readonly source: MoveSource;
  readonly document: StockMove['document'];
}

/** The stores of one customer while its records are posted in their order. */
export class Stores {
  readonly moves: StockMove[] = [];
  readonly #world: World;
  readonly #lines: Map<number, { name: string; isGrain: boolean }>;
  /** By product and place, as their mean cost is. */
  readonly #stocks = new Map<string, Stock>();
  /** By product, then by place and farm: whose part of a store it is. */
  readonly #parts = new Map<number, Map<string, { store: Store; amount: number }>>();

  constructor(world: World, lines: Map<number, { name: string; isGrain: boolean }>) {
    this.#world = world;
    this.#lines = lines;
  }

  #post(posting: Posting, store: Store, come: number, gone: number, brought: number | null): StockMove {
    const { product } = posting;
    const key = `${product.id}|${store.place}`;
    const before = this.#stocks.get(key) ?? NOTHING;
    const after = stockWith(before, come, gone, brought);
    this.#stocks.set(key, after);
    const parts = this.#parts.get(product.id) ?? new Map<string, { store: Store; amount: number }>();
    this.#parts.set(product.id, parts);
    const part = `${store.place}|${String(store.farmId)}`;
    const had = parts.get(part)?.amount ?? 0;
    parts.set(part, { store, amount: thousandths(had + come - gone) });
    const left = before.value === null || after.value === null ? null : before.value - after.value;
    const line = this.#lines.get(product.productLineId);
    const move: StockMove = {
      ...posting,
      ...store,
      line: line?.name ?? '',
      isGrain: line?.isGrain ?? false,
      farmerId: this.#world.farms.get(store.farmId)?.personId ?? null,
      come,
      gone,
      value: come > 0 ? brought : left,
    };
    this.moves.push(move);
    return move;
  }

  /** What a unit of a product is worth in all stores, in cents; null where that is not known. */
  #meanOf(product: Product): number | null {
    const stocks = [...this.#stocks].filter(
      ([key, { amount }]) => key.startsWith(`${product.id}|`) && amount > 0,
    );
    let [amount, value]: [number, number | null] = [0, 0];
    for (const [, stock] of stocks) {
      amount += stock.amount;
      value = value === null || stock.value === null ? null : value + stock.value;
    }
    return amount === 0 || value === null ? null : value / amount;
  }

  /** Something comes to a store. With 'mean' it is worth what the rest of it is worth. */
  put(posting: Posting, store: Store, quantity: number, brought: number | null | 'mean'): void {
    const come = thousandths(quantity);
    if (come <= 0) return;
    if (brought !== 'mean') {
      this.#post(posting, store, come, 0, brought);
      return;
    }
    const mean = this.#meanOf(posting.product);
    this.#post(posting, store, come, 0, mean === null ? null : Math.round(mean * come));
  }

  /**
   * Something leaves: from the store that is named, then from the same place for another farm, then from wherever there
   * is some. What nobody has leaves the named store all the same, for it has left.
   * @param only of the named store alone
   */
  take(posting: Posting, from: Store, quantity: number, only = false): StockMove[] {
    let left = thousandths(quantity);
    const rank = ({ place, farmId }: Store) =>
      (place === from.place ? 0 : 2) + (farmId === from.farmId ? 0 : 1);
    const parts = [...(this.#parts.get(posting.product.id)?.values() ?? [])]
      .filter(({ store, amount }) => amount > 0 && (!only || rank(store) === 0))
      .toSorted((a, b) => rank(a.store) - rank(b.store));
    const made: StockMove[] = [];
    for (const { store, amount } of parts) {
      const gone = Math.min(left, amount);
      if (gone <= 0) break;
      made.push(this.#post(posting, store, 0, gone, null));
      left = thousandths(left - gone);
    }
    if (left > 0) made.push(this.#post(posting, from, 0, left, null));
    return made;
  }
}

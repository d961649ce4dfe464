import { brazilianDay } from '../poultry';
import { countedQuantity } from '../finance/loadWeights';
import type { FinancialDocument, Product } from '../finance/financeTypes';
import type { Load } from '../finance/loadTypes';
import type { Production } from '../finance/productionSeed';
import { tableWrites } from '../table';
import type { World } from '../types';
import { GRAIN_PLACES, type MoveKind, type MoveSource, type Stock, type StockMove } from './stockTypes';
import { NOTHING, type Posting, type Store, Stores, stockWith } from './stockStores';

/** What is sold alive was never in a store. */
const ALIVE = ['AVES', 'PESCADOS'];
const [COOPERATIVE, SILO] = GRAIN_PLACES;

/** What moves stock, with the place of its posting within a day: what comes stands before what goes. */
interface Event {
  readonly date: string;
  readonly comes: boolean;
  readonly post: (stores: Stores) => void;
}

/** One customer's records, and what is requested of them by every source of moves. */
function booksOf(world: World, customerId: number) {
  const { finance, farms } = world;
  const lines = new Map(
    finance.productLines
      .filter((row) => row.customerId === customerId)
      .map((row) => [row.id, { name: row.name, kind: row.kind, isGrain: row.kind === 'PRODUCTION' }]),
  );
  const seat = farms.find((row) => row.customerId === customerId && row.active)?.id ?? null;
  const stocked = (productId: number): Product | undefined => {
    const product = finance.products.get(productId);
    const line = product && lines.get(product.productLineId);
    return line && line.kind !== 'SERVICE' && !ALIVE.includes(line.name) ? product : undefined;
  };
  const isGrain = (product: Product) => lines.get(product.productLineId)?.isGrain ?? false;
  /** An input lies in the deposit of its property, at the first one where none is named. */
  const deposit = (farmId: number | null): Store => {
    const farm = farms.get(farmId ?? seat);
    return { place: farm ? `DEPOSITO ${farm.name}` : 'DEPOSITO DA SEDE', farmId: farm?.id ?? null };
  };
  const storeOf = (product: Product, farmId: number | null, place: string | null = null): Store =>
    isGrain(product) ? { place: place ?? COOPERATIVE, farmId: farmId ?? seat } : deposit(farmId);
  /** What grain was last sold for by a day, in reais; undefined where it was never sold. */
  const priceOn = (productId: number, date: string): number | undefined =>
    finance.documents
      .filter((row) => row.customerId === customerId && row.movement === 'INCOME' && row.issueDate <= date)
      .toSorted((a, b) => b.issueDate.localeCompare(a.issueDate))
      .flatMap(({ items }) => items)
      .find((item) => item.productId === productId && item.unitQuantity > 0)?.unitValue;
  return { world, customerId, lines, stocked, isGrain, deposit, storeOf, priceOn };
}
type Books = ReturnType<typeof booksOf>;

const own =
  ({ customerId }: Books) =>
  (row: { customerId: number | null }) =>
    row.customerId === customerId;

/** Loads that went under an invoice of the module, by the document's id. */
function loadsByInvoice({ world, customerId }: Books): Map<number, Load[]> {
  const { documents, loads } = world.finance;
  const sales = documents.filter((row) => row.customerId === customerId && row.movement === 'INCOME');
  const found = new Map<number, Load[]>();
  for (const load of loads.filter((row) => row.customerId === customerId && row.invoiceNumber !== null)) {
    const invoice = sales.find(
      (row) =>
        row.number === load.invoiceNumber &&
        row.partnerId === load.partnerId &&
        row.items.some(({ productId }) => productId === load.productId),
    );
    if (invoice) found.set(invoice.id, [...(found.get(invoice.id) ?? []), load]);
  }
  return found;
}

/** What documents bought and sold; what their loads have carried already is not sold once more. */
function documentEvents(books: Books, hauled: ReadonlyMap<number, readonly Load[]>): Event[] {
  const events = ({ items, ...document }: FinancialDocument): Event[] =>
    items.flatMap((item) => {
      const product = books.stocked(item.productId);
      if (!product) return [];
      const comes = document.movement === 'EXPENSE';
      const carried = (hauled.get(document.id) ?? [])
        .filter(({ productId }) => productId === product.id)
        .reduce((sum, load) => sum + (countedQuantity(load, product.unit) ?? 0), 0);
      const quantity = item.unitQuantity - (comes ? 0 : carried);
      const posting: Posting = {
        product,
        date: document.issueDate,
        kind: comes ? 'PURCHASE' : 'SALE',
        source: { table: 'DOCUMENT', id: document.id, number: document.number },
        document: { ...document, items },
      };
      const store = books.storeOf(product, document.farmId);
      const value = Math.round(item.unitQuantity * item.unitValue * 100 - item.discountValue * 100);
      const post = (stores: Stores) => {
        if (comes) stores.put(posting, store, quantity, value);
        else if (quantity > 0) stores.take(posting, store, quantity);
      };
      return [{ date: posting.date, comes, post }];
    });
  return books.world.finance.documents.filter(own(books)).flatMap(events);
}

function entryEvents(books: Books): Event[] {
  return books.world.finance.stockEntries.filter(own(books)).flatMap((row): Event[] => {
    const product = books.stocked(row.productId);
    if (!product) return [];
    const source: MoveSource = { table: 'ENTRY', id: row.id, number: row.number };
    const posting = { product, date: row.date, kind: row.kind, source, document: null } as const;
    const store = books.storeOf(product, row.farmId, row.place);
    const comes = row.kind === 'INVENTORY';
    const value = row.unitCost === null ? null : Math.round(row.quantity * row.unitCost * 100);
    const post = (stores: Stores) =>
      comes
        ? stores.put(posting, store, row.quantity, value)
        : void stores.take(posting, store, row.quantity);
    return [{ date: row.date, comes, post }];
  });
}

const placeOf = (destination: string) => (destination === 'COOPERATIVE' ? COOPERATIVE : SILO);

/** Grain of a harvest, worth what it was last sold for by then; where it was never sold, what lies in the store is worth. */
function harvestEvent(books: Books, product: Product, source: MoveSource, row: Harvested): Event {
  const posting = { product, date: row.date, kind: 'PRODUCTION', source, document: null } as const;
  const store = books.storeOf(product, row.farmId, placeOf(row.destination));
  const price = books.priceOn(product.id, row.date);
  const value = price === undefined ? ('mean' as const) : Math.round(row.quantity * price * 100);
  return { date: row.date, comes: true, post: (stores) => stores.put(posting, store, row.quantity, value) };
}
type Harvested = Pick<Production, 'date' | 'farmId' | 'quantity' | 'destination'>;

/** Harvests that somebody entered; those that follow their loads come with each load. */
function productionEvents(books: Books): Event[] {
  return books.world.finance.production
    .filter((row) => own(books)(row) && row.active && !row.ofLoads)
    .flatMap((row): Event[] => {
      const product = books.stocked(row.productId);
      if (!product) return [];
      const source: MoveSource = { table: 'PRODUCTION', id: row.id, number: row.document ?? '' };
      const events = [harvestEvent(books, product, source, row)];
      // What was harvested as seed or feed is used at once.
      if (row.destination !== 'SEED' && row.destination !== 'CONSUMPTION') return events;
      const posting = { product, date: row.date, kind: 'CONSUMPTION', source, document: null } as const;
      const store = books.storeOf(product, row.farmId, SILO);
      const post = (stores: Stores) => void stores.take(posting, store, row.quantity);
      return [...events, { date: row.date, comes: false, post }];
    });
}

/** Of which harvest a load is: the one that somebody entered, or one that its loads make. */
const harvestOfLoad = ({ world }: Books, load: Load): Production | undefined =>
  world.finance.production.find(
    (row) =>
      row.active &&
      row.customerId === load.customerId &&
      row.harvestId === load.harvestId &&
      row.costCenterId === load.costCenterId &&
      row.productId === load.productId,
  );

/** What a load did with the grain where it arrived; null where it only brought it in. */
function leavingKind(load: Load, invoice: FinancialDocument | undefined): MoveKind | null {
  if (load.contractId !== null || load.destination === 'BUYER') return invoice ? 'SALE' : 'DELIVERY';
  if (load.destination === 'SEED' || load.destination === 'CONSUMPTION') return 'CONSUMPTION';
  return invoice ? 'SALE' : null;
}

/** A load brings its harvest in, changes the store, or leaves with what was sold, promised or used. */
function loadEvents(books: Books, hauled: ReadonlyMap<number, readonly Load[]>): Event[] {
  const invoices = new Map([...hauled].flatMap(([id, loads]) => loads.map((load) => [load.id, id] as const)));
  return books.world.finance.loads
    .filter((row) => own(books)(row) && row.active)
    .flatMap((row): Event[] => {
      const product = books.stocked(row.productId);
      const quantity = product && countedQuantity(row, product.unit);
      if (!product || !quantity) return [];
      const source: MoveSource = { table: 'LOAD', id: row.id, number: `ROMANEIO ${row.number}` };
      const document = books.world.finance.documents.get(invoices.get(row.id)) ?? null;
      const harvest = harvestOfLoad(books, row);
      const events: Event[] = harvest?.ofLoads
        ? [harvestEvent(books, product, source, { ...row, quantity })]
        : [];
      const from = books.storeOf(
        product,
        row.farmId,
        placeOf(harvest && !harvest.ofLoads ? harvest.destination : row.destination),
      );
      const kind = leavingKind(row, document ?? undefined);
      if (kind !== null) {
        const posting = { product, date: row.date, kind, source, document };
        events.push({
          date: row.date,
          comes: false,
          post: (stores) => void stores.take(posting, from, quantity),
        });
        return events;
      }
      const to = books.storeOf(product, row.farmId, placeOf(row.destination));
      // A load to a store does not fetch what its harvest brought there already.
      if (harvest?.ofLoads || from.place === to.place) return events;
      const posting = { product, date: row.date, kind: 'TRANSFER', source, document: null } as const;
      const post = (stores: Stores) => {
        for (const { gone, value, farmId } of stores.take(posting, from, quantity))
          stores.put(posting, { ...to, farmId }, gone, value);
      };
      return [...events, { date: row.date, comes: false, post }];
    });
}

/** What work on plots and lots took out of the deposits. */
function depletionEvents(books: Books): Event[] {
  const {
    documents,
    occurrences: lot,
    fishOccurrences: pond,
    fieldOccurrences: plot,
  } = books.world.occurrence;
  const workOf = { lot, pond, plot } as const;
  return documents
    .filter((row) => own(books)(row) && !row.cancelled)
    .flatMap((row) => {
      const work = workOf[row.of].get(row.occurrenceId);
      const farmId = row.farmId;
      const date = `${brazilianDay(new Date(row.createdAt))}T00:00:00`;
      return row.lines.flatMap((line): Event[] => {
        const product = books.stocked(line.productId);
        if (!product) return [];
        const source: MoveSource = { table: 'DEPLETION', id: row.id, number: `BAIXA ${row.number}` };
        const posting = { product, date, kind: 'CONSUMPTION', source, document: null } as const;
        const store = books.deposit(line.farmId ?? farmId);
        const post = (stores: Stores) => void stores.take(posting, store, line.quantity, true);
        return work ? [{ date, comes: false, post }] : [];
      });
    });
}

/** The moves of each customer, as long as no record changes. */
const posted = new WeakMap<World, { writes: number; today: string; byCustomer: Map<number, StockMove[]> }>();

/**
 * Everything that moved a customer's stocks until today, the oldest first, posted from the records that say so: counts of
 * the inventory, documents with products, harvests, loads, and what work took out. Every page that shows stock reads
 * these moves.
 */
export function stockMovesOf(world: World, customerId: number | null): StockMove[] {
  if (customerId === null) return [];
  const today = brazilianDay(new Date());
  const known = posted.get(world);
  const isCurrent = known?.writes === tableWrites() && known.today === today;
  const before = isCurrent ? known.byCustomer.get(customerId) : undefined;
  if (before) return before;
  const moves = postedMoves(world, customerId, today);
  const writes = tableWrites();
  const byCustomer = isCurrent && known.writes === writes ? known.byCustomer : new Map<number, StockMove[]>();
  posted.set(world, { writes, today, byCustomer: byCustomer.set(customerId, moves) });
  return moves;
}

function postedMoves(world: World, customerId: number, day: string): StockMove[] {
  const books = booksOf(world, customerId);
  const today = `${day}T23:59:59`;
  const hauled = loadsByInvoice(books);
  const stores = new Stores(world, books.lines);
  const events = [
    ...entryEvents(books),
    ...documentEvents(books, hauled),
    ...productionEvents(books),
    ...loadEvents(books, hauled),
    ...depletionEvents(books),
  ];
  for (const { post } of events
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => a.date.localeCompare(b.date) || Number(b.comes) - Number(a.comes)))
    post(stores);
  return stores.moves;
}

/** The stock after some moves of one store, at its moving mean. */
export const stockAfter = (moves: readonly StockMove[]): Stock =>
  moves.reduce<Stock>(
    (stock, { come, gone, value }) => stockWith(stock, come, gone, come > 0 ? value : null),
    NOTHING,
  );

/** The moves of each product in each store, by the names of both. */
export function byStore(moves: readonly StockMove[]): StockMove[][] {
  const heaps = new Map<string, StockMove[]>();
  for (const move of moves) {
    const key = `${move.product.id}|${move.place}`;
    const heap = heaps.get(key);
    if (heap) heap.push(move);
    else heaps.set(key, [move]);
  }
  const nameOf = ([first]: StockMove[]) => `${first?.product.name ?? ''} ${first?.place ?? ''}`;
  return [...heaps.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'pt-BR'));
}

/** What there is of a product in a store. */
export interface Standing extends Stock {
  readonly product: Product;
  readonly line: string;
  readonly place: string;
  /** Of a deposit its property; grain of several properties lies in one store. */
  readonly farmId: number | null;
  readonly lastMoved: string;
}

/** Quantity and value of every stock of a customer at the end of a day, of whose moves `belongs` leaves in. */
export function stockOn(
  world: World,
  customerId: number | null,
  day: string,
  belongs: (move: StockMove) => boolean = () => true,
): Standing[] {
  const moves = stockMovesOf(world, customerId).filter(
    (move) => move.date.slice(0, 10) <= day && belongs(move),
  );
  return byStore(moves).flatMap((heap) => {
    const [first, last] = [heap[0], heap.at(-1)];
    if (!first || !last) return [];
    const { product, line, place, isGrain } = first;
    const farmId = isGrain ? null : first.farmId;
    return [{ product, line, place, farmId, lastMoved: last.date, ...stockAfter(heap) }];
  });
}

/** What a unit of a product cost by a day in reais, over all stores; null where that was never known. */
export function meanCostOn(
  world: World,
  customerId: number | null,
  isMeant: (product: Product) => boolean,
  day: string,
): number | null {
  let stock = NOTHING;
  let mean: number | null = null;
  for (const { product, date, come, gone, value } of stockMovesOf(world, customerId)) {
    if (date.slice(0, 10) > day || !isMeant(product)) continue;
    stock = stockWith(stock, come, gone, come > 0 ? value : null);
    if (stock.amount > 0) mean = stock.value === null ? null : stock.value / stock.amount / 100;
  }
  return mean;
}

import { localDate } from '../calendar';
import { dataOf } from '../data';
import { aviaryFarm } from '../occurrence/aviaryFarm';
import { Table } from '../table';
import type { World } from '../types';
import inventory from './data/inventory.json' with { type: 'json' };
import type { GrainPlace, StockEntry } from './stockTypes';

type Counted = readonly [product: string, quantity: number, unitCost: number];

/** What was counted when the books of stock were opened: at each property, where birds are housed, and in the stores. */
const INVENTORY: {
  readonly farms: readonly Counted[];
  readonly houses: readonly Counted[];
  readonly elsewhere: readonly Counted[];
  readonly grain: readonly (readonly [
    product: string,
    place: GrainPlace,
    quantity: number,
    unitCost: number,
  ])[];
} = dataOf(inventory);

/** Before the oldest document. */
const COUNTED_DAYS_AGO = 460;
/** Of what was bought, so much was used so many days later. */
const USED = { share: 0.8, after: 14 };
/** What of a harvest is lost between field and store, and when that is weighed. */
const LOST = { share: 0.01, after: 1 };
const FIRST_NUMBER = 3001;

const later = (date: string, days: number) =>
  `${new Date(Date.parse(`${date.slice(0, 10)}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00`;
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

type Draft = Omit<StockEntry, 'id' | 'customerId' | 'number'>;

function countedOf(world: World, customerId: number, date: string): Draft[] {
  const { farms, aviaries, finance } = world;
  const own = farms.filter((row) => row.customerId === customerId);
  const houses = new Set(
    aviaries
      .filter((row) => row.customerId === customerId)
      .flatMap((row) => aviaryFarm(world, row)?.id ?? []),
  );
  const other = own.find(({ id }) => !houses.has(id));
  const counted = (
    name: string,
    farmId: number | null,
    place: GrainPlace | null,
    [quantity, unitCost]: number[],
  ) => {
    const product = finance.products.find((row) => row.customerId === customerId && row.name === name);
    return product && quantity !== undefined && unitCost !== undefined
      ? [{ productId: product.id, farmId, place, date, kind: 'INVENTORY' as const, quantity, unitCost }]
      : [];
  };
  const at = (farmId: number, rows: readonly Counted[]) =>
    rows.flatMap(([name, ...figures]) => counted(name, farmId, null, figures));
  return [
    ...own.flatMap(({ id }) => at(id, INVENTORY.farms)),
    ...[...houses].flatMap((id) => at(id, INVENTORY.houses)),
    ...(houses.size > 0 && other ? at(other.id, INVENTORY.elsewhere) : []),
    ...INVENTORY.grain.flatMap(([name, place, ...figures]) =>
      counted(name, own.find(({ active }) => active)?.id ?? null, place, figures),
    ),
  ];
}

/** What the farms used of each purchase of inputs, and lost of each harvest, as they wrote it down. */
function usedOf({ finance }: World, customerId: number, now: string): Draft[] {
  const inputs = new Set(
    finance.productLines
      .filter((row) => row.customerId === customerId && row.kind === 'INPUT')
      .map(({ id }) => id),
  );
  const used = finance.documents
    .filter((row) => row.customerId === customerId && row.movement === 'EXPENSE')
    .flatMap(({ items, issueDate, farmId }) =>
      items
        .filter(({ productId }) => inputs.has(finance.products.get(productId)?.productLineId ?? 0))
        .map(({ productId, unitQuantity }): Draft => ({
          productId,
          farmId,
          place: null,
          date: later(issueDate, USED.after),
          kind: 'CONSUMPTION',
          quantity: thousandths(unitQuantity * USED.share),
          unitCost: null,
        })),
    );
  const lost = finance.production
    .filter((row) => row.customerId === customerId)
    .map((row): Draft => ({
      productId: row.productId,
      farmId: row.farmId,
      place: row.destination === 'COOPERATIVE' ? 'COOPERATIVA' : 'SILO DA FAZENDA',
      date: later(row.date, LOST.after),
      kind: 'LOSS',
      quantity: thousandths(row.quantity * LOST.share),
      unitCost: null,
    }));
  return [...used, ...lost].filter(({ date }) => date <= now);
}

/** The inventory with which the books of stock begin, and what was used and lost since. */
export function stockEntryTable(today: Date, world: () => World): Table<StockEntry> {
  return new Table((table) => {
    for (const { id: customerId } of world().customers.all()) {
      const counted = countedOf(world(), customerId, localDate(today, -COUNTED_DAYS_AGO));
      const used = usedOf(world(), customerId, localDate(today, 0));
      const dated = used.toSorted((a, b) => a.date.localeCompare(b.date));
      for (const row of counted) table.insert({ ...row, customerId, number: 'INVENTARIO' });
      for (const [at, row] of dated.entries())
        table.insert({ ...row, customerId, number: `REQUISICAO ${FIRST_NUMBER + at}` });
    }
  });
}

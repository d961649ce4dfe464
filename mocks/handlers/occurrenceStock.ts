import { type FieldErrors, json, notFound, refused } from '../answers';
import type { FishLot } from '../db/fish/fishTypes';
import { aviaryFarm } from '../db/occurrence/aviaryFarm';
import type {
  DepletionDocumentRow,
  DepletionEntry,
  FieldOccurrence,
  Occurrence,
} from '../db/occurrence/occurrenceTypes';
import type { Plot } from '../db/mapTypes';
import type { PoultryLot } from '../db/poultryTypes';
import { brazilianDay } from '../db/poultry';
import { meanCostOn, stockMovesOf, stockOn } from '../db/stock/stockLedger';
import { id, text } from '../read';
import { route } from '../route';
import { demo } from '../state';

const OCCURRENCE = {
  permission: ['CHICKEN_OCCURRENCE', 'FISH_OCCURRENCE', 'AGRICULTURE_OCCURRENCE', 'SILVICULTURE_OCCURRENCE'],
} as const;
const FIRST_NUMBER = 4100;

const hundredths = (value: number) => Math.round(value * 100);

/** Where something is taken out of stock: the property of a lot, a pond or a plot. */
export interface StockPlace {
  readonly customerId: number;
  readonly farmId: number | undefined;
}

export function placeOfLot(lot: PoultryLot): StockPlace {
  const aviary = demo.world.aviaries.get(lot.aviaryId);
  return { customerId: lot.customerId, farmId: aviary && aviaryFarm(demo.world, aviary)?.id };
}

export const placeOfPond = ({ customerId, fishPondId }: FishLot): StockPlace => ({
  customerId,
  farmId: demo.world.fishPonds.get(fishPondId)?.farmId ?? undefined,
});

export const placeOfPlot = ({ customerId, farmId }: Plot): StockPlace => ({ customerId, farmId });

/** Of the place's own property, unless another is named. */
const farmOf = (place: StockPlace, farmId: number | null) => farmId ?? place.farmId;

/** What the deposits of a customer hold today of what may be used up: no grain, and nothing that is not there. */
const deposits = (customerId: number | null) =>
  stockOn(demo.world, customerId, brazilianDay(new Date()), ({ isGrain }) => !isGrain);

function availability(lot: StockPlace, productId: number | undefined, unit: string, farmId: number | null) {
  const farm = farmOf(lot, farmId);
  const all = deposits(lot.customerId).filter(
    ({ product, amount }) => product.id === productId && amount > 0,
  );
  const here = all.find((item) => item.farmId === farm);
  const inUnit = here?.product.unit === unit ? here : undefined;
  return {
    hasProduct: here !== undefined,
    hasUnit: inUnit !== undefined,
    available: inUnit?.amount ?? 0,
    unitCost: inUnit ? unitCostOf(inUnit) : null,
    others: all
      .filter((item) => item.farmId !== null && item.farmId !== farm && item.product.unit === unit)
      .map((item) => ({
        farmId: item.farmId,
        farmName: demo.world.farms.get(item.farmId)?.name ?? '',
        available: item.amount,
      })),
  };
}

/** R$ a unit, to the cent; null when it is not known. */
const unitCostOf = ({ amount, value }: { amount: number; value: number | null }) =>
  value === null || amount === 0 ? null : Math.round(value / amount) / 100;

export function entriesOf(sent: unknown): DepletionEntry[] {
  if (!Array.isArray(sent)) return [];
  return sent.flatMap((line: Record<string, unknown>): DepletionEntry[] => {
    const productId = id(line['productId']);
    if (productId === undefined) return [];
    const quantity = typeof line['quantity'] === 'number' ? line['quantity'] : 0;
    return [{ productId, unit: text(line['unit']) ?? '', quantity, farmId: id(line['farmId']) ?? null }];
  });
}

/** What all lines take of one line's product, in its unit, from its property. */
const together = (place: StockPlace, line: DepletionEntry, lines: readonly DepletionEntry[]) =>
  lines
    .filter(
      ({ productId, unit, farmId }) =>
        productId === line.productId &&
        unit === line.unit &&
        farmOf(place, farmId) === farmOf(place, line.farmId),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Which of the three keeps a product in stock: it is not there, not in this unit, or not that much of it. */
export function depletionErrors(place: StockPlace, lines: readonly DepletionEntry[]): FieldErrors {
  const errors: FieldErrors = {};
  lines.forEach((line, at) => {
    const stock = availability(place, line.productId, line.unit, line.farmId);
    const field = `Depletion[${String(at)}].Quantity`;
    if (!(line.quantity > 0)) errors[field] = ['Informe a quantidade.'];
    else if (!stock.hasProduct) errors[field] = ['O produto não está em estoque.'];
    else if (!stock.hasUnit) errors[field] = ['O produto não está em estoque nesta unidade.'];
    else if (hundredths(together(place, line, lines)) > hundredths(stock.available))
      errors[field] = [`A quantidade passa da disponível (${String(stock.available)} ${line.unit}).`];
  });
  return errors;
}

/** An occurrence of a lot, in a pond or of plots, and where its products come from. */
interface Used {
  readonly row: Occurrence | FieldOccurrence;
  readonly place: StockPlace;
  readonly of: DepletionDocumentRow['of'];
}

/** Whose occurrence is meant: each kind of subject has a parameter of its own, for their ids overlap. */
function worldOf(names: (name: string) => boolean): DepletionDocumentRow['of'] {
  if (names('plotId')) return 'plot';
  return names('piscicultureLotId') ? 'pond' : 'lot';
}

function usedOf(occurrenceId: number | undefined, of: DepletionDocumentRow['of']): Used | undefined {
  const { occurrences, fishOccurrences, fieldOccurrences } = demo.world.occurrence;
  if (of === 'plot') {
    const row = fieldOccurrences.get(occurrenceId);
    const plot = demo.world.plots.get(row?.plotIds[0]);
    return row && plot && { row, place: placeOfPlot(plot), of };
  }
  if (of === 'pond') {
    const row = fishOccurrences.get(occurrenceId);
    const lot = demo.world.fishLots.get(row?.lotId);
    return row && lot && { row, place: placeOfPond(lot), of };
  }
  const row = occurrences.get(occurrenceId);
  const lot = demo.world.poultryLots.get(row?.lotId);
  return row && lot && { row, place: placeOfLot(lot), of };
}

/** The document that took the products of an occurrence out of stock, unless it was cancelled. */
export const depletionOf = (row: { readonly id: number }, of: DepletionDocumentRow['of']) =>
  demo.world.occurrence.documents.find(
    (one) => one.occurrenceId === row.id && one.of === of && !one.cancelled,
  );

/** Takes what the occurrence names out of stock, by a document that locks it. */
function makeDocument(used: Used, userName: string): Response {
  const { row, place, of } = used;
  const document = depletionOf(row, of);
  if (document) return refused(`Já existe o documento de baixa nº ${document.number} para esta ocorrência.`);
  if (row.happenedAt === null) return refused('A ocorrência ainda não foi realizada.');
  if (row.depletion.length === 0) return refused('A ocorrência não consome nenhum produto.');
  const [fault] = Object.values(depletionErrors(place, row.depletion)).flat();
  if (fault !== undefined) return refused(fault);
  const { documents } = demo.world.occurrence;
  const made = documents.insert({
    customerId: row.customerId,
    occurrenceId: row.id,
    of,
    farmId: place.farmId ?? null,
    number: String(FIRST_NUMBER + documents.all().length + 1),
    createdAt: new Date().toISOString(),
    userName,
    cancelled: false,
    lines: row.depletion,
  });
  return json({ id: made.id, number: made.number });
}

/** A document with what each of its lines took along by the books of stock. */
function documentWire(document: DepletionDocumentRow, { place }: Used) {
  const { customerId, of: _world, cancelled: _state, farmId: _place, lines, ...shown } = document;
  const moved = stockMovesOf(demo.world, customerId).filter(
    ({ source }) => source.table === 'DEPLETION' && source.id === document.id,
  );
  return {
    ...shown,
    lines: lines.map(({ productId, unit, quantity, farmId }) => {
      const farm = farmOf(place, farmId);
      const move = moved.find((one) => one.product.id === productId && one.farmId === farm);
      return {
        productName: demo.world.finance.products.get(productId)?.name ?? '',
        unit,
        quantity,
        farmName: (farm !== undefined && demo.world.farms.get(farm)?.name) || '',
        requested: farmId !== null && farmId !== place.farmId,
        unitCost: move ? unitCostOf({ amount: move.gone, value: move.value }) : null,
      };
    }),
  };
}

const KILOGRAM = 'KG';

/** What each product that is kept by the kg costs today, over all deposits of the customer. */
function feedPrices(customerId: number | null) {
  const today = brazilianDay(new Date());
  const products = new Map(deposits(customerId).map(({ product }) => [product.id, product]));
  return [...products.values()]
    .filter(({ unit }) => unit === KILOGRAM)
    .map(({ id: productId, name }) => {
      const mean = meanCostOn(demo.world, customerId, (product) => product.id === productId, today);
      return { productId, name, perKg: mean === null ? null : Math.round(mean * 100) / 100 };
    });
}

export const occurrenceStockHandlers = [
  // Costs are read by those who read what stock is worth.
  route('GET', '/InventoryDepletion/GetFeedPrices', ({ customerId }) => json(feedPrices(customerId)), {
    permission: ['REPORT_ACCOUNTING_STOCK', 'REPORT_STOCK_MOVEMENT'],
  }),
  route(
    'GET',
    '/InventoryDepletion/GetProductsForSelect',
    ({ customerId }) => {
      const products = new Map(deposits(customerId).map(({ product }) => [product.id, product]));
      return json([...products.values()].map(({ id: key, name, unit }) => ({ id: key, name, unit })));
    },
    OCCURRENCE,
  ),
  route(
    'GET',
    '/InventoryDepletion/GetAvailability',
    ({ customerId, query }) => {
      const { poultryLots, fishLots, plots } = demo.world;
      const lot = poultryLots.get(id(query.get('lotId')));
      const pond = fishLots.get(id(query.get('piscicultureLotId')));
      const plot = plots.get(id(query.get('plotId')));
      const place = lot ? placeOfLot(lot) : pond ? placeOfPond(pond) : plot && placeOfPlot(plot);
      if (place?.customerId !== customerId) return notFound();
      const farmId = id(query.get('farmId')) ?? null;
      return json(availability(place, id(query.get('productId')), query.get('unit') ?? '', farmId));
    },
    OCCURRENCE,
  ),
  route(
    'GET',
    '/InventoryDepletion/GetByOccurrence',
    ({ customerId, query }) => {
      const of = worldOf((name) => query.has(name));
      const used = usedOf(id(query.get('occurrenceId')), of);
      if (used?.row.customerId !== customerId) return notFound();
      const document = depletionOf(used.row, of);
      return json(document ? documentWire(document, used) : null);
    },
    OCCURRENCE,
  ),
  route(
    'POST',
    '/InventoryDepletion/Create',
    async ({ customerId, body, user }) => {
      const sent = await body();
      const of = worldOf((name) => sent[name] !== undefined);
      const used = usedOf(id(sent['occurrenceId']), of);
      return used?.row.customerId === customerId ? makeDocument(used, user.name) : notFound();
    },
    OCCURRENCE,
  ),
  route(
    'POST',
    '/InventoryDepletion/Cancel',
    async ({ customerId, body }) => {
      const { documents } = demo.world.occurrence;
      const document = documents.get(id((await body())['id']));
      if (!document || document.customerId !== customerId || document.cancelled) return notFound();
      const used = usedOf(document.occurrenceId, document.of);
      if (!used) return notFound();
      documents.update(document.id, { cancelled: true });
      return json({ id: document.id });
    },
    OCCURRENCE,
  ),
];

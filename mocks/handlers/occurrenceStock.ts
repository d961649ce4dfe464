import { type FieldErrors, json, notFound } from '../answers';
import { aviaryFarm } from '../db/occurrence/aviaryFarm';
import { MEAN_COSTS } from '../db/occurrence/meanCosts';
import type { DepletionEntry, Occurrence } from '../db/occurrence/occurrenceTypes';
import type { Plot } from '../db/mapTypes';
import type { PoultryLot } from '../db/poultryTypes';
import { id, text } from '../read';
import { route } from '../route';
import { demo } from '../state';

const OCCURRENCE = {
  permission: ['CHICKEN_OCCURRENCE', 'AGRICULTURE_OCCURRENCE', 'SILVICULTURE_OCCURRENCE'],
} as const;
const FIRST_NUMBER = 4100;

const hundredths = (value: number) => Math.round(value * 100);

/** Where something is taken out of stock: the property of a lot or of a plot. */
export interface StockPlace {
  readonly customerId: number;
  readonly farmId: number | undefined;
}

export function placeOfLot(lot: PoultryLot): StockPlace {
  const aviary = demo.world.aviaries.get(lot.aviaryId);
  return { customerId: lot.customerId, farmId: aviary && aviaryFarm(demo.world, aviary)?.id };
}

export const placeOfPlot = ({ customerId, farmId }: Plot): StockPlace => ({ customerId, farmId });

/** Of the place's own property, unless another is named. */
const farmOf = (place: StockPlace, farmId: number | null) => farmId ?? place.farmId;

function availability(lot: StockPlace, productId: number | undefined, unit: string, farmId: number | null) {
  const farm = farmOf(lot, farmId);
  const all = demo.world.occurrence.stock.filter(
    (item) => item.customerId === lot.customerId && item.productId === productId,
  );
  const here = all.filter((item) => item.farmId === farm && item.available > 0);
  const inUnit = here.find((item) => item.unit === unit);
  return {
    hasProduct: here.length > 0,
    hasUnit: inUnit !== undefined,
    available: inUnit?.available ?? 0,
    unitCost: (inUnit && MEAN_COSTS[inUnit.productName]) ?? null,
    others: all
      .filter((item) => item.farmId !== farm && item.unit === unit && item.available > 0)
      .map((item) => ({
        farmId: item.farmId,
        farmName: demo.world.farms.get(item.farmId)?.name ?? '',
        available: item.available,
      })),
  };
}

export function entriesOf(sent: unknown): DepletionEntry[] {
  if (!Array.isArray(sent)) return [];
  return sent.flatMap((line: Record<string, unknown>): DepletionEntry[] => {
    const productId = id(line['productId']);
    const quantity = line['quantity'];
    if (productId === undefined || typeof quantity !== 'number') return [];
    return [{ productId, unit: text(line['unit']) ?? '', quantity, farmId: id(line['farmId']) ?? null }];
  });
}

/** What all lines take of one line's product, in its unit, from its property. */
const together = (line: DepletionEntry, lines: readonly DepletionEntry[]) =>
  lines
    .filter(
      ({ productId, unit, farmId }) =>
        productId === line.productId && unit === line.unit && farmId === line.farmId,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Which of the three keeps a product in stock: it is not there, not in this unit, or not that much of it. */
export function depletionErrors(lot: StockPlace, lines: readonly DepletionEntry[]): FieldErrors {
  const errors: FieldErrors = {};
  lines.forEach((line, at) => {
    const stock = availability(lot, line.productId, line.unit, line.farmId);
    const place = `Depletion[${String(at)}].Quantity`;
    if (!stock.hasProduct) errors[place] = ['O produto não está em estoque.'];
    else if (!stock.hasUnit) errors[place] = ['O produto não está em estoque nesta unidade.'];
    else if (hundredths(together(line, lines)) > hundredths(stock.available))
      errors[place] = [`A quantidade passa da disponível (${String(stock.available)} ${line.unit}).`];
  });
  return errors;
}

function move(lot: StockPlace, lines: readonly DepletionEntry[], sign: 1 | -1): void {
  const { stock } = demo.world.occurrence;
  for (const line of lines) {
    const farm = farmOf(lot, line.farmId);
    const item = stock.find(
      (one) => one.farmId === farm && one.productId === line.productId && one.unit === line.unit,
    );
    if (item)
      stock.update(item.id, {
        available: (hundredths(item.available) + sign * hundredths(line.quantity)) / 100,
      });
  }
}

/** Takes what the occurrence names out of stock, by a document that locks it. */
export function writeDocument(
  lot: StockPlace,
  row: Pick<Occurrence, 'id' | 'customerId' | 'depletion'>,
  onField = false,
): void {
  if (row.depletion.length === 0) return;
  const { documents } = demo.world.occurrence;
  move(lot, row.depletion, -1);
  documents.insert({
    customerId: row.customerId,
    occurrenceId: row.id,
    onField,
    number: String(FIRST_NUMBER + documents.all().length + 1),
    cancelled: false,
    lines: row.depletion,
  });
}

function lotPlace(occurrenceId: number): StockPlace | undefined {
  const row = demo.world.occurrence.occurrences.get(occurrenceId);
  const lot = demo.world.poultryLots.get(row?.lotId);
  return lot && placeOfLot(lot);
}

function fieldPlace(occurrenceId: number): StockPlace | undefined {
  const row = demo.world.occurrence.fieldOccurrences.get(occurrenceId);
  const plot = demo.world.plots.get(row?.plotIds[0]);
  return plot && placeOfPlot(plot);
}

export const occurrenceStockHandlers = [
  route(
    'GET',
    '/InventoryDepletion/GetProductsForSelect',
    ({ customerId }) => {
      const items = demo.world.occurrence.stock.filter((item) => item.customerId === customerId);
      const products = new Map(items.map((item) => [item.productId, item]));
      return json(
        [...products.values()].map((item) => ({
          id: item.productId,
          name: item.productName,
          unit: item.unit,
        })),
      );
    },
    OCCURRENCE,
  ),
  route(
    'GET',
    '/InventoryDepletion/GetAvailability',
    ({ customerId, query }) => {
      const lot = demo.world.poultryLots.get(id(query.get('lotId')));
      const plot = demo.world.plots.get(id(query.get('plotId')));
      const place = lot ? placeOfLot(lot) : plot && placeOfPlot(plot);
      if (place?.customerId !== customerId) return notFound();
      const farmId = id(query.get('farmId')) ?? null;
      return json(availability(place, id(query.get('productId')), query.get('unit') ?? '', farmId));
    },
    OCCURRENCE,
  ),
  route(
    'POST',
    '/InventoryDepletion/Cancel',
    async ({ customerId, body }) => {
      const { documents, occurrences, fieldOccurrences } = demo.world.occurrence;
      const document = documents.get(id((await body())['id']));
      if (!document || document.customerId !== customerId || document.cancelled) return notFound();
      const place = document.onField ? fieldPlace(document.occurrenceId) : lotPlace(document.occurrenceId);
      if (!place) return notFound();
      move(place, document.lines, 1);
      documents.update(document.id, { cancelled: true });
      // What was taken out is back: saved again, the occurrence takes nothing.
      const table = document.onField ? fieldOccurrences : occurrences;
      table.update(document.occurrenceId, { depletion: [] });
      return json({ id: document.id });
    },
    OCCURRENCE,
  ),
];

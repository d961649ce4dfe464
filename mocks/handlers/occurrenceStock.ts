import { type FieldErrors, json, notFound, refused } from '../answers';
import { aviaryFarm } from '../db/occurrence/aviaryFarm';
import { MEAN_COSTS } from '../db/occurrence/meanCosts';
import type {
  DepletionDocumentRow,
  DepletionEntry,
  FieldOccurrence,
  Occurrence,
} from '../db/occurrence/occurrenceTypes';
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

/** An occurrence of a lot or of plots, and where its products come from. */
interface Used {
  readonly row: Occurrence | FieldOccurrence;
  readonly place: StockPlace;
  readonly onField: boolean;
}

function usedOf(occurrenceId: number | undefined, onField: boolean): Used | undefined {
  const { occurrences, fieldOccurrences } = demo.world.occurrence;
  if (onField) {
    const row = fieldOccurrences.get(occurrenceId);
    const plot = demo.world.plots.get(row?.plotIds[0]);
    return row && plot && { row, place: placeOfPlot(plot), onField };
  }
  const row = occurrences.get(occurrenceId);
  const lot = demo.world.poultryLots.get(row?.lotId);
  return row && lot && { row, place: placeOfLot(lot), onField };
}

const documentOf = ({ row, onField }: Used) =>
  demo.world.occurrence.documents.find(
    (one) => one.occurrenceId === row.id && one.onField === onField && !one.cancelled,
  );

/** Takes what the occurrence names out of stock, by a document that locks it. */
function makeDocument(used: Used, userName: string): Response {
  const { row, place, onField } = used;
  const document = documentOf(used);
  if (document) return refused(`Já existe o documento de baixa nº ${document.number} para esta ocorrência.`);
  if (row.happenedAt === null) return refused('A ocorrência ainda não foi realizada.');
  if (row.depletion.length === 0) return refused('A ocorrência não consome nenhum produto.');
  const [fault] = Object.values(depletionErrors(place, row.depletion)).flat();
  if (fault !== undefined) return refused(fault);
  move(place, row.depletion, -1);
  const { documents } = demo.world.occurrence;
  const made = documents.insert({
    customerId: row.customerId,
    occurrenceId: row.id,
    onField,
    number: String(FIRST_NUMBER + documents.all().length + 1),
    createdAt: new Date().toISOString(),
    userName,
    cancelled: false,
    lines: row.depletion,
  });
  return json({ id: made.id, number: made.number });
}

function documentWire(document: DepletionDocumentRow, place: StockPlace) {
  const { stock } = demo.world.occurrence;
  const { customerId: _owner, onField: _world, cancelled: _state, lines, ...shown } = document;
  return {
    ...shown,
    lines: lines.map(({ productId, unit, quantity, farmId }) => {
      const farm = farmOf(place, farmId);
      const item = stock.find((one) => one.productId === productId && one.customerId === place.customerId);
      return {
        productName: item?.productName ?? '',
        unit,
        quantity,
        farmName: (farm !== undefined && demo.world.farms.get(farm)?.name) || '',
        requested: farmId !== null && farmId !== place.farmId,
        unitCost: (item && MEAN_COSTS[item.productName]) ?? null,
      };
    }),
  };
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
    'GET',
    '/InventoryDepletion/GetByOccurrence',
    ({ customerId, query }) => {
      const used = usedOf(id(query.get('occurrenceId')), query.has('plotId'));
      if (used?.row.customerId !== customerId) return notFound();
      const document = documentOf(used);
      return json(document ? documentWire(document, used.place) : null);
    },
    OCCURRENCE,
  ),
  route(
    'POST',
    '/InventoryDepletion/Create',
    async ({ customerId, body, user }) => {
      const sent = await body();
      const used = usedOf(id(sent['occurrenceId']), sent['plotId'] !== undefined);
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
      const used = usedOf(document.occurrenceId, document.onField);
      if (!used) return notFound();
      move(used.place, document.lines, 1);
      documents.update(document.id, { cancelled: true });
      return json({ id: document.id });
    },
    OCCURRENCE,
  ),
];

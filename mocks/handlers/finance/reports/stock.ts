import { localDate } from '../../../db/calendar';
import { leftOf } from '../../../db/finance/agreementState';
import { byStore, stockAfter } from '../../../db/stock/stockLedger';
import type { Stock, StockMove } from '../../../db/stock/stockTypes';
import { demo } from '../../../state';
import { reportRoute } from './reportRoute';
import { stockMovesOf } from './stockLedger';

const now = () => localDate(new Date(), 0).slice(0, 10);
type Has = (name: string, wanted: number | null | undefined) => boolean;
/** Whose stock it is, and of which farm. */
const ofPlace = ({ farmId, farmerId }: StockMove, has: Has) =>
  has('farmIds', farmId) && has('farmerPersonIds', farmerId);
const dayOf = ({ date }: StockMove) => date.slice(0, 10);
const reais = ({ value }: Pick<Stock, 'value'>) => (value === null ? null : value / 100);

/** The book of each product in each store: what there was, and what came and went. */
export const stockMovement = reportRoute(
  'StockMovement',
  'REPORT_STOCK_MOVEMENT',
  ({ query, customerId, has, holds }) => {
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    return byStore(
      stockMovesOf(customerId).filter(
        (move) => has('productIds', move.product.id) && holds('placeName', move.place) && ofPlace(move, has),
      ),
    ).flatMap((moves) => {
      const [first] = moves;
      if (!first) return [];
      const within = moves.filter((move) => dayOf(move) >= from && dayOf(move) <= to);
      const opening = stockAfter(moves.filter((move) => dayOf(move) < from));
      if (within.length === 0 && opening.amount === 0) return [];
      const shared = {
        productName: first.product.name,
        unitName: first.product.unit,
        placeName: first.place,
      };
      return [
        {
          ...shared,
          movementDate: `${from}T00:00:00`,
          movementType: 'OPENING',
          balanceQuantity: opening.amount,
          balanceValue: reais(opening),
        },
        ...within.map((move) => ({
          ...shared,
          movementDate: move.date,
          movementType: move.kind,
          documentId: move.document?.id ?? null,
          documentNumber: move.source.number || null,
          businessMovement: move.document?.movement ?? null,
          inQuantity: move.come || null,
          outQuantity: move.gone || null,
          movedValue: move.come ? reais(move) : null,
        })),
      ];
    });
  },
);

/** What there is of each product in each store on a day. */
export const accountingStock = reportRoute(
  'AccountingStock',
  'REPORT_ACCOUNTING_STOCK',
  ({ query, customerId, has }) => {
    const day = query.get('date') ?? now();
    return byStore(
      stockMovesOf(customerId).filter(
        (move) =>
          dayOf(move) <= day &&
          ofPlace(move, has) &&
          has('productIds', move.product.id) &&
          has('productLineIds', move.product.productLineId),
      ),
    ).flatMap((moves) => {
      const [first, last] = [moves[0], moves.at(-1)];
      if (!first || !last) return [];
      const stock = stockAfter(moves);
      return [
        {
          productId: first.product.id,
          productName: first.product.name,
          productLineName: first.line,
          placeName: first.place,
          unitName: first.product.unit,
          quantity: stock.amount,
          stockValue: reais(stock),
          minimumStock: first.product.minimumStock,
          lastMovementDate: last.date,
        },
      ];
    });
  },
);

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** What is still to be handed over of a product: sales that are agreed, and rent that is paid in sacks. */
function owed(customerId: number | null, productId: number): number {
  return demo.world.finance.contracts
    .filter(
      (row) =>
        row.customerId === customerId &&
        (row.movement === 'INCOME' || row.kind === 'LEASE') &&
        !row.cancelled &&
        row.productId === productId,
    )
    .map(leftOf)
    .reduce((sum, left) => sum + Math.max(0, left), 0);
}

/** Parts of what is owed, each as much as its store holds; what no store holds is missing in the last of them. */
function sharedOut(all: number, stores: readonly number[]): number[] {
  let left = all;
  return stores.map((kept, at) => {
    const part = at === stores.length - 1 ? left : Math.min(left, Math.max(0, kept));
    left = thousandths(left - part);
    return thousandths(part);
  });
}

/** Grain by its store over the year before a day, in kilograms, and what of it is contracted. */
export const grainStock = reportRoute('GrainStock', 'REPORT_GRAIN_STOCK', ({ query, customerId, has }) => {
  const day = query.get('date') ?? now();
  const start = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  const { finance, harvests } = demo.world;
  const wanted = query.getAll('harvestIds').length > 0;
  const newestHarvest = (productId: number) =>
    harvests.get(
      finance.production
        .filter(
          (row) =>
            row.customerId === customerId &&
            row.productId === productId &&
            row.date.slice(0, 10) <= day &&
            has('harvestIds', row.harvestId),
        )
        .toSorted((a, b) => b.date.localeCompare(a.date))[0]?.harvestId,
    );
  const grain = byStore(
    stockMovesOf(customerId).filter(
      (move) =>
        move.isGrain && dayOf(move) <= day && ofPlace(move, has) && has('productIds', move.product.id),
    ),
  );
  return grain.flatMap((moves) => {
    const [first] = moves;
    if (!first) return [];
    const { product, place } = first;
    const harvest = newestHarvest(product.id);
    if (wanted && !harvest) return [];
    const kg = product.conversionFactor ?? 1;
    const inKg = (quantity: number) => thousandths(quantity * kg);
    const within = moves.filter((move) => dayOf(move) > start);
    const sum = (of: (move: StockMove) => number) => inKg(within.reduce((all, move) => all + of(move), 0));
    const gone = (...kinds: StockMove['kind'][]) =>
      sum((move) => (kinds.includes(move.kind) ? move.gone : 0));
    const stores = grain.filter(([other]) => other?.product.id === product.id);
    const parts = sharedOut(
      owed(customerId, product.id),
      stores.map((heap) => stockAfter(heap).amount),
    );
    return [
      {
        productName: product.name,
        harvestName: harvest?.name ?? null,
        warehouseName: place,
        warehouseType: place === 'COOPERATIVA' ? 'COOPERATIVE' : 'OWN',
        kgPerSack: kg,
        openingQuantity: inKg(stockAfter(moves.filter((move) => dayOf(move) <= start)).amount),
        inQuantity: sum(({ come }) => come),
        transferredQuantity: gone('TRANSFER'),
        lossQuantity: gone('LOSS'),
        saleQuantity: gone('SALE', 'DELIVERY'),
        useQuantity: gone('CONSUMPTION'),
        contractedQuantity: inKg(parts[stores.indexOf(moves)] ?? 0),
      },
    ];
  });
});

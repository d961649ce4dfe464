import { localDate } from '../../../db/calendar';
import { demo } from '../../../state';
import { reportRoute } from './reportRoute';
import { byProduct, stockAfter, type StockMove, stockMovesOf } from './stockLedger';

const now = () => localDate(new Date(), 0).slice(0, 10);
type Has = (name: string, wanted: number | null | undefined) => boolean;
/** Whose stock it is, and of which farm. */
const ofPlace = ({ farmId, farmerId }: StockMove, has: Has) =>
  has('farmIds', farmId) && has('farmerPersonIds', farmerId);
const dayOf = ({ date }: StockMove) => date.slice(0, 10);

/** The book of each product: what there was, and what came and went. */
export const stockMovement = reportRoute(
  'StockMovement',
  'REPORT_STOCK_MOVEMENT',
  ({ query, customerId, has, holds }) => {
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    return byProduct(
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
          balanceValue: opening.value / 100,
        },
        ...within.map((move) => ({
          ...shared,
          movementDate: move.date,
          movementType: move.kind,
          documentId: move.document?.id ?? null,
          documentNumber: move.document?.number ?? null,
          businessMovement: move.document?.movement ?? null,
          inQuantity: move.come || null,
          outQuantity: move.gone || null,
          movedValue: move.come ? move.value / 100 : null,
        })),
      ];
    });
  },
);

/** What there is of each product on a day. */
export const accountingStock = reportRoute(
  'AccountingStock',
  'REPORT_ACCOUNTING_STOCK',
  ({ query, customerId, has }) => {
    const day = query.get('date') ?? now();
    return byProduct(
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
      const { amount, value } = stockAfter(moves);
      return [
        {
          productId: first.product.id,
          productName: first.product.name,
          productLineName: first.line,
          placeName: first.place,
          unitName: first.product.unit,
          quantity: amount,
          stockValue: value / 100,
          minimumStock: first.product.minimumStock,
          lastMovementDate: last.date,
        },
      ];
    });
  },
);

/** Grain by its warehouse over the year before a day, in kilograms, and what of it is contracted. */
export const grainStock = reportRoute('GrainStock', 'REPORT_GRAIN_STOCK', ({ query, customerId, has }) => {
  const day = query.get('date') ?? now();
  const start = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  const { finance, harvests } = demo.world;
  const harvest = harvests.find((row) => row.customerId === customerId);
  if (!has('harvestIds', harvest?.id)) return [];
  const grain = stockMovesOf(customerId).filter(
    (move) =>
      move.line === 'GRAOS' && dayOf(move) <= day && ofPlace(move, has) && has('productIds', move.product.id),
  );
  return byProduct(grain).flatMap((moves) => {
    const [first] = moves;
    if (!first) return [];
    const kg = first.product.conversionFactor ?? 1;
    const inKg = (quantity: number) => Math.round(quantity * kg * 1000) / 1000;
    const within = moves.filter((move) => dayOf(move) > start);
    const sum = (of: (move: StockMove) => number) => inKg(within.reduce((all, move) => all + of(move), 0));
    const gone = (kind: StockMove['kind']) => sum((move) => (move.kind === kind ? move.gone : 0));
    const contracted = finance.contracts
      .filter(
        (row) =>
          row.customerId === customerId &&
          row.movement === 'INCOME' &&
          !row.cancelled &&
          row.productId === first.product.id,
      )
      .map(
        ({ quantity, deliveries }) =>
          quantity - deliveries.reduce((all, line) => all + (line.quantity ?? 0), 0),
      );
    return [
      {
        productName: first.product.name,
        harvestName: harvest?.name ?? null,
        warehouseName: first.place,
        warehouseType: first.place === 'COOPERATIVA' ? 'COOPERATIVE' : 'OWN',
        kgPerSack: kg,
        openingQuantity: inKg(stockAfter(moves.filter((move) => dayOf(move) <= start)).amount),
        inQuantity: sum(({ come }) => come),
        lossQuantity: gone('LOSS'),
        saleQuantity: gone('SALE'),
        useQuantity: gone('CONSUMPTION'),
        contractedQuantity: inKg(contracted.reduce((all, left) => all + Math.max(0, left), 0)),
      },
    ];
  });
});

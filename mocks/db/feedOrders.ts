import { instant } from './calendar';
import { brazilianDay, dayLater } from './poultry';
import type { PoultryLot } from './poultryTypes';
import type { Row, Table } from './table';
import type { World } from './types';

export const FEED_ORDER_STATES = [
  'DRAFT',
  'SENT',
  'CONFIRMED',
  'IN_TRANSIT',
  'DELIVERED',
  'REFUSED',
  'CANCELLED',
] as const;
export type FeedOrderState = (typeof FEED_ORDER_STATES)[number];

/** What came of an order, as note and scale have it. */
export interface FeedReceipt {
  /** An instant. */
  receivedAt: string;
  noteKg: number;
  scaleKg: number | null;
  invoiceNumber: string;
  feedLot: string;
  occurrenceId: number | null;
}

export interface FeedOrder extends Row {
  customerId: number;
  /** Counted by customer. */
  number: number;
  status: FeedOrderState;
  /** It is for a lot, or for a silo that weighs itself: one of the two. */
  lotId: number | null;
  sensorId: number | null;
  feedType: string;
  quantityKg: number;
  /** Days of the calendar. */
  deliveryDate: string;
  nextDeliveryDate: string | null;
  /** What somebody saw in the silo. */
  stockKg: number | null;
  observation: string;
  receipt: FeedReceipt | null;
  history: { status: FeedOrderState; at: string; userName: string; reason: string | null }[];
  version: number;
  createdAt: string;
  updatedAt: string | null;
  updatedByName: string;
}

const WRITER = 'JOSE DA GRANJA';
const WAY: readonly FeedOrderState[] = ['DRAFT', 'SENT', 'CONFIRMED', 'IN_TRANSIT', 'DELIVERED'];

interface Seed {
  lot: (lots: readonly PoultryLot[]) => PoultryLot | undefined;
  status: FeedOrderState;
  feedType: string;
  quantityKg: number;
  /** Days from today. */
  due: number;
  lasts: number;
  reason?: string;
  /** By note and scale. */
  came?: readonly [number, number];
}

const living = (place: number) => (lots: readonly PoultryLot[]) =>
  lots.filter(({ status }) => status === 'IN_PROGRESS')[place];
const closed = (lots: readonly PoultryLot[]) => lots.findLast(({ status }) => status === 'FINISHED');

const seeds: readonly Seed[] = [
  {
    lot: closed,
    status: 'DELIVERED',
    feedType: 'abate',
    quantityKg: 14_000,
    due: -61,
    lasts: 6,
    came: [14_000, 13_240],
  },
  {
    lot: living(0),
    status: 'CANCELLED',
    feedType: 'inicial',
    quantityKg: 9000,
    due: -5,
    lasts: 6,
    reason: 'PEDIDO EM DOBRO',
  },
  {
    lot: living(1),
    status: 'REFUSED',
    feedType: 'crescimento',
    quantityKg: 28_000,
    due: -2,
    lasts: 7,
    reason: 'ACIMA DA CAPACIDADE DO CAMINHAO',
  },
  { lot: living(2), status: 'IN_TRANSIT', feedType: 'crescimento', quantityKg: 2500, due: 0, lasts: 2 },
  { lot: living(3), status: 'CONFIRMED', feedType: 'engorda', quantityKg: 12_000, due: 1, lasts: 6 },
  { lot: living(1), status: 'SENT', feedType: 'crescimento', quantityKg: 11_000, due: 2, lasts: 6 },
  { lot: living(0), status: 'DRAFT', feedType: 'crescimento', quantityKg: 10_000, due: 3, lasts: 6 },
];

/** Orders of the first customer, one in each state; the others have not ordered yet. */
export function seedFeedOrders(today: Date, world: () => World) {
  return (table: Table<FeedOrder>): void => {
    const lots = world().poultryLots.filter(({ customerId }) => customerId === 1);
    seeds.forEach((seed, index) => {
      const lot = seed.lot(lots);
      if (!lot) return;
      const { due, status, came } = seed;
      const deliveryDate = dayLater(brazilianDay(today), due);
      const way = WAY.includes(status) ? WAY.slice(0, WAY.indexOf(status) + 1) : [...WAY.slice(0, 2), status];
      const began = Math.min(due - 3, -1);
      const at = (step: number) => instant(today, Math.min(began, -1), step * 40);
      table.insert({
        customerId: 1,
        number: index + 1,
        status,
        lotId: lot.id,
        sensorId: null,
        feedType: seed.feedType,
        quantityKg: seed.quantityKg,
        deliveryDate,
        nextDeliveryDate: dayLater(deliveryDate, seed.lasts),
        stockKg: null,
        observation: '',
        receipt: came
          ? {
              receivedAt: instant(today, due, 90),
              noteKg: came[0],
              scaleKg: came[1],
              invoiceNumber: '48211',
              feedLot: 'L0914',
              occurrenceId: null,
            }
          : null,
        history: way.map((state, step) => ({
          status: state,
          at: state === 'DELIVERED' ? instant(today, due, 90) : at(step),
          userName: WRITER,
          reason: step === way.length - 1 ? (seed.reason ?? null) : null,
        })),
        version: way.length,
        createdAt: at(0),
        updatedAt: way.length > 1 ? at(way.length - 1) : null,
        updatedByName: WRITER,
      });
    });
  };
}

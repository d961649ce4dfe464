import { today } from '@/platform/format/date';
import {
  choice,
  figure,
  figureOrNull,
  filled,
  filledOrNull,
  id,
  list,
  made,
  oneOf,
  orElse,
  orNull,
  type Read,
  record,
  textOrEmpty,
  textOrNull,
} from '@/platform/http/wire';
import { amount, day, instant, numericIdOrNull, words } from '@/platform/http/wireValues';
import { FeedingSetWire, FishLotWire, subjectOf } from '../occurrences/fishLotWire';
import { lotCourseAt } from '../lotsWire';

/** On the wire: a draft is the customer's own; what was sent goes its way, or is refused or cancelled. */
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

export const FEED_TYPES = ['pre-inicial', 'inicial', 'crescimento', 'engorda', 'abate'] as const;

const SPECIES = ['POULTRY', 'FISH'] as const;

const state = choice(FEED_ORDER_STATES, null);

/** What came of an order: kilograms of the note, and of the scale where there is one. */
const FeedReceipt = record({
  receivedAt: instant,
  noteKg: amount,
  scaleKg: amount,
  invoiceNumber: textOrEmpty,
  feedLot: textOrEmpty,
  /** The feed movement of the lot that it was written down as; null where no lot lived there. */
  occurrenceId: numericIdOrNull,
});

/** An order of feed for a lot (`LOT-31`) or a silo (`SILO-5`). */
export const FeedOrder = record({
  id,
  /** Which of its changes was read: each write sends it back. */
  version: figure,
  number: figureOrNull,
  status: state,
  destination: filledOrNull,
  /** Whose lot it is for; null when unknown. */
  species: orElse(oneOf(SPECIES), null),
  lotNumber: textOrNull,
  /** Its house or pond. */
  aviaryName: textOrNull,
  siloName: textOrNull,
  farmName: textOrNull,
  feedType: textOrNull,
  quantityKg: amount,
  deliveryDate: day,
  nextDeliveryDate: day,
  /** What somebody saw in the silo. */
  stockKg: amount,
  observation: textOrEmpty,
  receipt: orNull(FeedReceipt),
  history: list(record({ status: state, at: instant, userName: textOrEmpty, reason: filledOrNull })),
  createdAt: textOrNull,
  createdBy: textOrNull,
  updatedAt: textOrNull,
  updatedBy: textOrNull,
});
export type FeedOrder = Read<typeof FeedOrder>;

/** Where feed is ordered to. */
export const FeedDestination = record({
  id: filled,
  lotNumber: textOrNull,
  placeName: textOrNull,
  siloName: textOrNull,
});
export type FeedDestination = Read<typeof FeedDestination>;

/** A lot of fish as its rations follow from it, with the set that it is fed by. */
const FishOfNeed = made(
  record({ lot: FishLotWire, set: orNull(FeedingSetWire), expectedEndDate: day }),
  ({ lot, set, expectedEndDate }) => ({
    number: lot.number,
    end: expectedEndDate,
    subject: subjectOf(lot, set ? [set] : null),
  }),
);

/** What an order is proposed by. */
export const FeedNeed = record({
  course: orNull(lotCourseAt(() => ({ today: today(), now: Date.now() }))),
  fish: orElse(orNull(FishOfNeed), null),
  siloKg: amount,
  siloReadAt: instant,
  capacityKg: amount,
  coming: list(
    made(record({ id, number: words, quantityKg: amount, deliveryDate: day }), (sent) => ({
      ...sent,
      number: sent.number || String(sent.id),
    })),
  ),
});
export type FeedNeed = Read<typeof FeedNeed>;

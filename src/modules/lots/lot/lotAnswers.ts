import { optional, string } from 'valibot';
import type { LocalDate } from '@/platform/format/date';
import {
  both,
  figureOrNull,
  filled,
  id,
  list,
  made,
  oneOf,
  only,
  orNull,
  type Shape,
  sparse,
  textOrEmpty,
} from '@/platform/http/wire';
import { amount, changeCount, day, positive, words } from '@/platform/http/wireValues';
import { type OrderRefusal, orderRefusalIn } from './rules/orderRefusal';
import { isWhole, REOPENING_REASONS, type ReopeningReason } from './rules/reopeningRefusal';

export const ownId = only(id, 'positive', (value) => value > 0);

interface NamedLot {
  readonly id: number;
  readonly number: string;
}

/** A lot without a number of its own goes by its id. */
export const named = <Lot extends NamedLot>(lot: Lot): Lot => ({
  ...lot,
  number: lot.number || String(lot.id),
});

/** A house, and the lot that lives in it. */
export interface LotAviary {
  readonly id: number;
  readonly name: string;
  readonly farmName: string;
  /** Square metres under the roof; null when unknown. */
  readonly area: number | null;
  readonly lotInProgress: NamedLot | null;
}

const NamedLotWire = made(sparse({ id: ownId, number: textOrEmpty }), named);

export const LotAviaryWire = made(
  sparse({
    id: ownId,
    name: textOrEmpty,
    farmName: textOrEmpty,
    area: positive,
    lotInProgress: orNull(NamedLotWire),
  }),
  (sent): LotAviary => ({ ...sent, name: sent.name || String(sent.id) }),
);

export interface OrderLot extends NamedLot {
  readonly aviaryName: string;
  readonly status: string;
}

/** A production order: the lots that share its number, and the server's reason why no other may join. */
export interface ProductionOrder {
  readonly lots: readonly OrderLot[];
  readonly refusal: string | null;
  /** The reason, where it is one of those that are known. */
  readonly reason: OrderRefusal | null;
  /** No order has the number yet: saving the lot makes it. One of poultry is its number alone. */
  readonly isNew?: boolean;
}

const OrderLotWire = made(
  sparse({ id: ownId, number: textOrEmpty, aviaryName: textOrEmpty, status: textOrEmpty }),
  (sent): OrderLot => named(sent),
);

export const ProductionOrderWire = made(
  sparse({ lots: list(OrderLotWire), message: textOrEmpty }),
  ({ lots, message }): ProductionOrder => ({
    lots,
    refusal: message || null,
    reason: message ? orderRefusalIn(message) : null,
  }),
);

interface LaterRecord {
  readonly id: number;
  readonly name: string;
  readonly date: LocalDate | null;
}

/** What closing comes to: birds, what was written down of later days, and the lot that follows. */
export interface Closing {
  readonly housed: number | null;
  readonly lost: number | null;
  readonly loaded: number | null;
  /** Birds that neither died nor left; null when unknown. */
  readonly remaining: number | null;
  readonly later: readonly LaterRecord[];
  /** Without an id, closing makes it. */
  readonly nextLot: { readonly id: number | null; readonly number: string } | null;
}

export const ClosingWire: Shape<Closing> = sparse({
  housed: amount,
  lost: amount,
  loaded: amount,
  remaining: amount,
  later: list(sparse({ id: ownId, name: textOrEmpty, date: day })),
  nextLot: orNull(sparse({ id: orNull(ownId), number: filled })),
});

/** What reversing a closing comes to. */
export interface Reopening {
  readonly refusals: readonly {
    readonly message: string;
    readonly lotId: number | null;
    /** Known reasons are said in the user's language. */
    readonly reason: ReopeningReason | null;
  }[];
  /** The lot that closing made and reversing takes away, with the fields that somebody has typed into it. */
  readonly nextLot: (NamedLot & { readonly version: number; readonly typed: readonly string[] }) | null;
}

/** A known reason with all that its sentence names. */
export const ReasonWire: Shape<ReopeningReason> = only(
  sparse({
    code: oneOf(REOPENING_REASONS),
    number: words,
    count: optional(
      made(figureOrNull, (value) => value ?? 0),
      0,
    ),
    document: optional(words, ''),
  }),
  'reason',
  isWhole,
);

export const ReopeningWire: Shape<Reopening> = sparse({
  refusals: list(
    made(both(sparse({ message: filled, lotId: orNull(ownId) }), orNull(ReasonWire)), ([said, reason]) => ({
      ...said,
      reason,
    })),
  ),
  nextLot: orNull(
    made(sparse({ id: ownId, number: textOrEmpty, version: changeCount, typed: list(string()) }), named),
  ),
});

/** A reference set that a lot can be compared with. */
export interface ReferenceChoice {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  /** The set of the other sex, where mixed birds of the line have none of their own: they take the mean of both. */
  readonly mixedWith: string | null;
}

export const ReferenceChoiceWire = made(
  sparse({
    id: ownId,
    name: textOrEmpty,
    kind: textOrEmpty,
    mixedWith: orNull(sparse({ name: filled })),
  }),
  ({ mixedWith, ...sent }): ReferenceChoice => ({
    ...sent,
    name: sent.name || String(sent.id),
    mixedWith: mixedWith?.name ?? null,
  }),
);

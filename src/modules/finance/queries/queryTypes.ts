import type { ContractKind } from '@/domain/agreements/handover';
import type { RowId } from '@/platform/store/resourceState';
import type { TrailStep } from './rules/trail';

export const SIDES = ['EXPENSE', 'INCOME'] as const;
/** Bought or granted, sold or received. */
export type Side = (typeof SIDES)[number];

export const QUOTA_STATES = ['PAYING', 'AWARDED', 'SETTLED', 'CANCELLED'] as const;
export type QuotaState = (typeof QUOTA_STATES)[number];

/** Money is in hundredths of the row's currency; null is what the server did not tell. */
export type Cents = number | null;
export type Amount = number | null;

/** What the rows of all four queries have. Days are YYYY-MM-DD, '' when unknown. */
export interface QueryRow {
  readonly id: RowId;
  readonly number: string;
  readonly date: string;
  readonly partnerId: RowId | null;
  readonly partnerName: string;
  readonly farmId: RowId | null;
  readonly farmName: string;
  readonly farmerId: RowId | null;
  readonly farmerName: string;
  readonly cancelled: boolean;
  /** The document in which it was entered, where there is one. */
  readonly documentId: RowId | null;
  readonly side: Side | null;
  readonly note: string;
}

/** What is agreed of one product, and what of it was handed over. */
interface OfProduct extends QueryRow {
  readonly productId: RowId | null;
  readonly productName: string;
  readonly unit: string;
  readonly agreed: Amount;
  readonly delivered: Amount;
  /** Of one unit, in the row's currency. */
  readonly price: Amount;
  readonly symbol: string;
  /** By when it is to be handed over. */
  readonly deadline: string;
}

export interface ContractRow extends OfProduct {
  readonly kind: ContractKind | null;
  /** Of a contract whose price is to be fixed: how much of it has one; null where nobody tells. */
  readonly fixed: Amount;
  readonly harvestId: RowId | null;
  readonly harvestName: string;
}

export type OrderRow = OfProduct;

export interface AdvanceRow extends QueryRow {
  readonly contractId: RowId | null;
  readonly contractNumber: string;
  readonly productId: RowId | null;
  readonly productName: string;
  readonly deliveryYear: number | null;
  readonly symbol: string;
  readonly value: Cents;
  readonly used: Cents;
  readonly returned: Cents;
}

export interface ConsortiumRow extends QueryRow {
  readonly group: string;
  readonly quota: string;
  readonly credit: Cents;
  /** What the administrator takes over the whole term, reserve fund included, in per cent of the credit. */
  readonly rate: Amount;
  readonly installment: Cents;
  readonly paidCount: number | null;
  readonly count: number | null;
  readonly paid: Cents;
  /** Offered to be awarded sooner, and paid where it was. */
  readonly bid: Cents;
  readonly awardedOn: string;
  readonly good: string;
}

/** Lists of what happened to a record, in the order in which the panel shows them. */
export const PARTS = ['deliveries', 'fixings', 'payments', 'uses', 'returns'] as const;
export type PartName = (typeof PARTS)[number];

export interface QueryLine {
  readonly id: number;
  readonly date: string;
  /** Its document, packing list or account. */
  readonly text: string;
  readonly quantity: Amount;
  readonly value: Cents;
  readonly documentId: RowId | null;
  readonly side: Side | null;
  /** Of a line that an act of these pages made: by it the act is taken back. */
  readonly actId: number | null;
}

export interface QueryEvent {
  readonly id: number;
  readonly createdAt: string;
  readonly userName: string;
  readonly action: string;
  readonly note: string;
}

export interface QueryDetail<Row extends QueryRow> {
  readonly row: Row;
  /** Null where the server does not tell of them. */
  readonly parts: Readonly<Record<PartName, readonly QueryLine[] | null>>;
  /** From the agreement to its last title; null where the server does not tell. */
  readonly trail: readonly TrailStep[] | null;
  readonly history: readonly QueryEvent[] | null;
}

/** A title of an advance's partner that is open on its side. */
export interface OpenTitle {
  readonly id: RowId;
  readonly name: string;
  readonly dueDate: string;
  readonly open: Cents;
}

/** What may be done to a record where it is shown. */
export const ACTS = [
  'useAdvance',
  'returnAdvance',
  'fixPrice',
  'receiveOrder',
  'bid',
  'award',
  'undoAward',
] as const;
export type ActName = (typeof ACTS)[number];

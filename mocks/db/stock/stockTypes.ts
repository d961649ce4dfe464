import type { FinancialDocument, Product } from '../finance/financeTypes';
import type { Row } from '../table';

/** What was counted, used or lost without a document of purchase or sale and without work on a plot or a lot. */
export interface StockEntry extends Row {
  customerId: number;
  productId: number;
  farmId: number | null;
  /** Of grain, where it lies; an input lies in the deposit of its farm. */
  place: GrainPlace | null;
  date: string;
  kind: 'INVENTORY' | 'CONSUMPTION' | 'LOSS';
  quantity: number;
  /** Of what was counted, in reais; null when it is not known. */
  unitCost: number | null;
  number: string;
}

/** The stores in which grain lies. */
export const GRAIN_PLACES = ['COOPERATIVA', 'SILO DA FAZENDA'] as const;
export type GrainPlace = (typeof GRAIN_PLACES)[number];

export type MoveKind =
  'INVENTORY' | 'PURCHASE' | 'PRODUCTION' | 'TRANSFER' | 'SALE' | 'DELIVERY' | 'CONSUMPTION' | 'LOSS';

/** The record that something was moved by. */
export interface MoveSource {
  readonly table: 'DOCUMENT' | 'ENTRY' | 'PRODUCTION' | 'LOAD' | 'DEPLETION';
  readonly id: number;
  /** What the record is called on paper. */
  readonly number: string;
}

/** Something that came to a store or left it. */
export interface StockMove {
  readonly product: Product;
  /** Name of its line of products. */
  readonly line: string;
  readonly isGrain: boolean;
  readonly place: string;
  readonly farmId: number | null;
  readonly farmerId: number | null;
  readonly date: string;
  readonly kind: MoveKind;
  readonly source: MoveSource;
  /** The document of the module that moved it, where one did. */
  readonly document: FinancialDocument | null;
  readonly come: number;
  readonly gone: number;
  /** In cents: what came is worth, or what left took with it. Null when it is not known. */
  readonly value: number | null;
}

/** How much there is of a product in a store, and what it is worth in cents; null when that is not known. */
export interface Stock {
  readonly amount: number;
  readonly value: number | null;
}

import type { RowId } from '@/platform/store/resourceState';

export const MOVEMENT_SIDES = ['EXPENSE', 'INCOME'] as const;
type MovementSide = (typeof MOVEMENT_SIDES)[number];

/** What came into stock or went out of it. */
export interface StockMove {
  readonly id: number;
  readonly productName: string;
  readonly quantity: number | null;
  readonly unit: string;
}

/** Money that moved an account. */
interface CashMove {
  readonly id: number;
  /** YYYY-MM-DD, '' when unknown. */
  readonly date: string;
  readonly accountName: string;
  readonly cents: number | null;
}

/** A part of the value that is due on a day. */
interface TitleMove {
  readonly id: number;
  readonly dueDate: string;
  readonly cents: number | null;
}

/** A document with what it moved. Money in cents; null is what the server did not tell. */
export interface MovementRow {
  readonly id: RowId;
  /** Sent back with every change: a change of an outdated version is refused. */
  readonly version: string;
  readonly side: MovementSide | null;
  readonly typeName: string;
  readonly number: string;
  readonly date: string;
  readonly partnerName: string;
  readonly value: number | null;
  readonly ratingName: string;
  readonly farmName: string;
  readonly costCenterName: string;
  /** How many cost centers share the value; null when unknown. */
  readonly shareCount: number | null;
  readonly harvestName: string;
  readonly stock: readonly StockMove[] | null;
  readonly titles: readonly TitleMove[] | null;
  readonly cash: readonly CashMove[] | null;
  /** The number by which the tax office knows it; '' where it is no fiscal document. */
  readonly fiscalNumber: string;
  readonly cancelled: boolean;
  readonly cancelReason: string;
  readonly cancelledBy: string;
}

/** 'NOTA FISCAL 1234'. */
export const nameOf = ({ typeName, number }: MovementRow) => [typeName, number].filter(Boolean).join(' ');

/** The sum of parts; null where any of them, or all, are not known. */
export function sumOf(parts: readonly { readonly cents: number | null }[] | null): number | null {
  return (
    parts?.reduce<number | null>(
      (sum, { cents }) => (sum === null || cents === null ? null : sum + cents),
      0,
    ) ?? null
  );
}

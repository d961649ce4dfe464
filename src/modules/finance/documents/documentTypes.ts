/** Bought or sold. */
export const MOVEMENTS = ['EXPENSE', 'INCOME'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** Which document is looked at. */
export interface DocumentRef {
  readonly documentId: string;
  /** As the server asks for it; empty where the caller did not know. */
  readonly businessMovement: string;
}

/** Money is in cents; null is what the server did not tell. Fields are named as on the wire. */
type Cents = number | null;

/** A row of one of the viewer's grids; its key is its place in the answer. */
interface ViewerRow {
  readonly id: number;
}

export interface CoverRow extends ViewerRow {
  readonly documentTypeName: string;
  readonly documentNumber: string;
  readonly partnerPersonName: string;
  readonly farmerPersonName: string;
  readonly documentFarmName: string;
  readonly issueDateText: string;
  readonly documentNetValue: Cents;
  readonly documentWriteOffDiscountValue: Cents;
}

export interface ItemRow extends ViewerRow {
  readonly productName: string;
  readonly unitQuantity: number | null;
  readonly baseUnitQuantity: number | null;
  /** Abbreviation, '' where the answer names none. */
  readonly unitName: string;
  readonly baseUnitName: string;
  readonly documentTotalValue: Cents;
  readonly documentNetValue: Cents;
  readonly documentWriteOffDiscountValue: Cents;
  readonly observation: string;
}

export interface AdditionalRow extends ViewerRow {
  /** Empty where the answer does not name the products. */
  readonly productName: string;
  readonly valueToSell: Cents;
  readonly discountValueFUNRURAL: Cents;
  readonly discountValueSENAR: Cents;
  readonly discountValueGILRAT: Cents;
  readonly discountValueFUCAP: Cents;
  readonly netValue: Cents;
}

export interface ApportionmentRow extends ViewerRow {
  readonly productName: string;
  readonly harvestName: string;
  readonly businessActivityName: string;
  readonly farmActivityFieldName: string;
  readonly farmName: string;
  readonly apportionmentPercentage: number | null;
  readonly apportionmentValue: Cents;
}

export interface InstallmentRow extends ViewerRow {
  readonly dueDate: string;
  readonly financialRatingName: string;
  readonly writeOffValue: Cents;
  readonly installmentValue: Cents;
}

export interface WriteOffRow extends ViewerRow {
  readonly writeOffDate: string;
  readonly paymentDate: string;
  readonly installmentValue: Cents;
  readonly discountValue: Cents;
  readonly interestValue: Cents;
  readonly penaltyValue: Cents;
  readonly totalValue: Cents;
  readonly financialRatingName: string;
  readonly paymentName: string;
  readonly currentAccountName: string;
  readonly currentAccountStatementDocumentNumber: string;
  readonly currentAccountStatementReceiverName: string;
}

export interface DetailRow extends ViewerRow {
  readonly detailName: string;
  readonly patrimonyName: string;
  readonly packingSizeA: string;
  readonly expenditureValue: Cents;
}

export interface CoverAndItems {
  /** One row; none where the server knows no cover. */
  readonly cover: readonly CoverRow[];
  /** Null where the answer does not tell them, or none of them can be read. */
  readonly items: readonly ItemRow[] | null;
}

export const SITUATIONS = ['OPEN', 'PARTIAL', 'OVERDUE', 'SETTLED'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** A document as the query lists it. */
export interface DocumentRow {
  readonly id: number | string;
  /** Null where the server tells a movement that is none. */
  readonly movement: Movement | null;
  readonly type: string;
  readonly number: string;
  readonly partner: string;
  readonly farmer: string;
  readonly farm: string;
  readonly issueDate: string;
  readonly value: Cents;
  readonly discount: Cents;
  readonly open: Cents;
  readonly situation: Situation | null;
}

/** The parameters of the query; ids as the address has them, money in cents. */
export interface DocumentQuery {
  readonly from: string;
  readonly to: string;
  readonly movement: string | null;
  readonly number: string;
  readonly least: Cents;
  readonly most: Cents;
  /** By the name of each list on the wire. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

import type { Row, Table } from '../table';
import type { Movement } from './financeTypes';

/** A delivery, payment, use or return; a document of the customer where one was entered for it. */
export interface AgreementLine {
  date: string;
  description: string;
  quantity: number | null;
  value: number | null;
  documentId: number | null;
  /** Of a line that an act of the queries made: by it the act is taken back. */
  actId?: number;
  /** The payment of a title that a use of an advance is. */
  writeOffId?: number;
  /** The line of an account that a return is. */
  statementLineId?: number;
}

/** A part of a quantity whose price was fixed, in the contract's currency. */
export interface PriceFixing {
  date: string;
  quantity: number;
  unitPrice: number;
  actId: number;
}

export interface AgreementEvent {
  createdAt: string;
  userName: string;
  action: string;
  observation: string | null;
}

interface Agreement extends Row {
  customerId: number;
  number: string;
  date: string;
  partnerId: number;
  farmId: number | null;
  farmerId: number | null;
  movement: Movement;
  cancelled: boolean;
  documentId: number | null;
  observation: string | null;
  payments: AgreementLine[];
  history: AgreementEvent[];
}

interface OfProduct extends Agreement {
  productId: number;
  quantity: number;
  unitPrice: number | null;
  currencyId: number;
  deadline: string;
  deliveries: AgreementLine[];
}

export interface Contract extends OfProduct {
  kind: 'FIXED' | 'TO_FIX' | 'CPR' | 'BARTER' | 'LEASE';
  harvestId: number | null;
  /** Of a contract whose price is to be fixed: what of it was, in its order. */
  fixings?: PriceFixing[];
}

export type PurchaseOrder = OfProduct;

export interface Advance extends Agreement {
  contractId: number | null;
  productId: number | null;
  deliveryYear: number | null;
  currencyId: number;
  /** Reais of one of a foreign currency on its day; without it an advance in dollars is in no sum of reais. */
  quotation?: number | null;
  value: number;
  uses: AgreementLine[];
  returns: AgreementLine[];
}

export interface Consortium extends Agreement {
  group: string;
  quota: string;
  credit: number;
  /** What the administrator takes over the whole term, in per cent of the credit. */
  rate: number;
  installment: number;
  count: number;
  bid: number | null;
  awardedOn: string | null;
  /** The document that makes a winning bid payable. */
  bidDocumentId?: number | null;
  good: string | null;
}

export interface Agreements {
  contracts: Table<Contract>;
  orders: Table<PurchaseOrder>;
  advances: Table<Advance>;
  consortia: Table<Consortium>;
}

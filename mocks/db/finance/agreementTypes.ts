import type { Row, Table } from '../table';
import type { Movement } from './financeTypes';

/** A delivery, payment, use or return; a document of the customer where one was entered for it. */
export interface AgreementLine {
  date: string;
  description: string;
  quantity: number | null;
  value: number | null;
  documentId: number | null;
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
  good: string | null;
}

export interface Agreements {
  contracts: Table<Contract>;
  orders: Table<PurchaseOrder>;
  advances: Table<Advance>;
  consortia: Table<Consortium>;
}

import type { Row } from '../table';

/** What was entered of a producer's declaration; its id is that of the producer. */
export interface Declaration extends Row {
  customerId: number;
  sent: Record<string, unknown>;
}

/** What was mended by hand of an entry of the cash book; its id is that of the payment. */
export interface CashBookMark extends Row {
  customerId: number;
  farmId?: number | null;
  documentType?: string | null;
  entryType?: string | null;
  partnerDocument?: string | null;
  participation?: number | null;
}

import type { producersBody } from '@/domain/producers/producersWire';
import { type Movement } from './rules/titleRow';

export interface AttachmentBody {
  tradeAccountId: number;
  fileName: string;
  contentType: string;
  contentAsBase64String: string;
}

/** What is sent of a title that is entered or changed. */
export interface TitleBody {
  movement: Movement;
  partnerPersonId: number;
  companyId: number | null;
  documentTypeId: number;
  documentNumber: string;
  issueDate: string;
  currencyId: number;
  currencyValue: number | null;
  quotation: number | null;
  totalValue: number;
  farmId: number | null;
  /** Null leaves them as they are: the server did not say them. */
  producers: ReturnType<typeof producersBody> | null;
  farmActivityFieldId: number | null;
  harvestId: number | null;
  financialRatingId: number;
  loanId: number | null;
  paymentId: number | null;
  observation: string | null;
  penaltyRate: number | null;
  interestRate: number | null;
  discountRate: number | null;
  discountDays: number | null;
  /** Of a new one: so many documents, so many months apart. */
  recurrence: { months: number; times: number } | null;
  installments: { dueDate: string; installmentValue: number }[];
}

/** What is sent of titles that are paid together. */
export interface WriteOffBody {
  writeOffDate: string;
  paymentDate: string;
  paymentId: number;
  currentAccountId: number | null;
  creditCardId: number | null;
  tradeAccounts: {
    id: number;
    installmentValue: number;
    discountValue: number;
    interestValue: number;
    penaltyValue: number;
    /** Of a title in another currency: the rate of its payment, and what it makes more or less than the document's. */
    quotation?: number;
    exchangeValue?: number;
  }[];
}

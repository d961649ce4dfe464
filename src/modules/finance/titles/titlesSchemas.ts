import { array, boolean, type InferType, number, object, string } from 'yup';
import { MOVEMENTS, type Movement } from './rules/titleRow';

const text = () => string().nullable().defined();
const reference = () => number().nullable().defined();
const money = () => number().required();

const writeOffSchema = object({
  id: number().required(),
  tradeAccountId: number().required(),
  writeOffDate: string().required(),
  paymentDate: string().required(),
  installmentValue: money(),
  discountValue: money(),
  interestValue: money(),
  penaltyValue: money(),
  totalValue: money(),
  paymentId: reference(),
  paymentName: text(),
  currentAccountId: reference(),
  currentAccountName: text(),
  creditCardId: reference(),
  creditCardName: text(),
  currentAccountStatementDocumentNumber: text(),
});
export type WriteOffWire = InferType<typeof writeOffSchema>;

const titleFields = {
  id: number().required(),
  documentId: number().required(),
  movement: string<Movement>()
    .oneOf([...MOVEMENTS])
    .required(),
  documentTypeName: text(),
  documentNumber: text(),
  installmentNumber: number().required(),
  installmentCount: number().required(),
  partnerPersonId: reference(),
  partnerPersonName: text(),
  partnerPersonDocument: text(),
  companyId: reference(),
  companyName: text(),
  farmId: reference(),
  farmName: text(),
  farmActivityFieldId: reference(),
  farmActivityFieldName: text(),
  harvestId: reference(),
  harvestName: text(),
  financialRatingId: reference(),
  financialRatingName: text(),
  productIds: array(number().required()).required(),
  loanId: reference(),
  loanName: text(),
  paymentId: reference(),
  paymentName: text(),
  issueDate: string().required(),
  dueDate: string().required(),
  installmentValue: money(),
  writeOffValue: money(),
  openValue: money(),
  withInvoice: boolean().required(),
  documentHasWriteOff: boolean().required(),
  observation: text(),
  penaltyRate: reference(),
  interestRate: reference(),
  discountRate: reference(),
  discountUntil: text(),
  digitableLine: text(),
  partnerPixKey: text(),
  recurrenceNumber: reference(),
  recurrenceCount: reference(),
  writeOffs: array(writeOffSchema).required(),
};

/** A title as the list answers it: money in reais, days as ASP.NET writes them. */
export const titleSchema = object(titleFields);
export type TitleWire = InferType<typeof titleSchema>;

/** A title with its whole document. */
export const titleDetailSchema = object({
  ...titleFields,
  documentTypeId: reference(),
  currencyId: reference(),
  currencyCode: text(),
  currencySymbol: text(),
  currencyValue: number().nullable().defined(),
  quotation: number().nullable().defined(),
  ownPenaltyRate: reference(),
  ownInterestRate: reference(),
  discountDays: reference(),
  totalValue: money(),
  createdAt: string().required(),
  installments: array(
    object({
      id: number().required(),
      installmentNumber: number().required(),
      dueDate: string().required(),
      installmentValue: money(),
      openValue: money(),
    }),
  ).required(),
});
export type TitleDetailWire = InferType<typeof titleDetailSchema>;

/** A file that belongs to a title. */
export const attachmentSchema = object({
  id: number().required(),
  fileName: string().required(),
  contentType: string().required(),
  size: number().required(),
  userName: text(),
  createdAt: string().required(),
});
export type AttachmentWire = InferType<typeof attachmentSchema>;

export interface AttachmentBody {
  tradeAccountId: number;
  fileName: string;
  contentType: string;
  contentAsBase64String: string;
}

/** Who did what with a title. */
export const eventSchema = object({
  id: number().required(),
  action: string().required(),
  userName: text(),
  createdAt: string().required(),
  value: number().nullable().defined(),
  note: text(),
});
export type EventWire = InferType<typeof eventSchema>;

/** What is in an account, with everything that was written off from it. */
export const balanceSchema = object({
  id: number().required(),
  balance: money(),
  currencySymbol: text(),
});
export type BalanceWire = InferType<typeof balanceSchema>;

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
  }[];
}

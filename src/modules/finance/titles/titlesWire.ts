import { boolean } from 'valibot';
import {
  choice,
  figure,
  figureOrNull,
  flag,
  givenNumber,
  id,
  keeping,
  list,
  orNull,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';
import { MOVEMENTS } from './rules/titleRow';

const WriteOffWire = keeping({
  id,
  tradeAccountId: figure,
  writeOffDate: text,
  paymentDate: text,
  installmentValue: figure,
  discountValue: figure,
  interestValue: figure,
  penaltyValue: figure,
  totalValue: figure,
  paymentId: figureOrNull,
  paymentName: textOrNull,
  currentAccountId: figureOrNull,
  currentAccountName: textOrNull,
  creditCardId: figureOrNull,
  creditCardName: textOrNull,
  currentAccountStatementDocumentNumber: textOrNull,
});
export type WriteOffWire = Read<typeof WriteOffWire>;

const titleFields = {
  id,
  documentId: figure,
  movement: choice(MOVEMENTS, null),
  documentTypeName: textOrNull,
  documentNumber: textOrNull,
  installmentNumber: figure,
  installmentCount: figure,
  partnerPersonId: figureOrNull,
  partnerPersonName: textOrNull,
  partnerPersonDocument: textOrNull,
  companyId: figureOrNull,
  companyName: textOrNull,
  farmId: figureOrNull,
  farmName: textOrNull,
  farmActivityFieldId: figureOrNull,
  farmActivityFieldName: textOrNull,
  harvestId: figureOrNull,
  harvestName: textOrNull,
  financialRatingId: figureOrNull,
  financialRatingName: textOrNull,
  productIds: list(id),
  loanId: figureOrNull,
  loanName: textOrNull,
  paymentId: figureOrNull,
  paymentName: textOrNull,
  issueDate: text,
  dueDate: text,
  installmentValue: givenNumber,
  writeOffValue: figure,
  openValue: figure,
  withInvoice: flag,
  documentHasWriteOff: orNull(boolean()),
  observation: textOrNull,
  penaltyRate: figureOrNull,
  interestRate: figureOrNull,
  discountRate: figureOrNull,
  discountUntil: textOrNull,
  digitableLine: textOrNull,
  partnerPixKey: textOrNull,
  recurrenceNumber: figureOrNull,
  recurrenceCount: figureOrNull,
  writeOffs: list(WriteOffWire),
};

/** A title as the list answers it: money in reais, days as ASP.NET writes them. */
export const TitleWire = keeping(titleFields);
export type TitleWire = Read<typeof TitleWire>;

/** A title with its whole document. */
export const TitleDetailWire = keeping({
  ...titleFields,
  documentTypeId: figureOrNull,
  currencyId: figureOrNull,
  currencyCode: textOrNull,
  currencySymbol: textOrNull,
  currencyValue: figureOrNull,
  quotation: figureOrNull,
  ownPenaltyRate: figureOrNull,
  ownInterestRate: figureOrNull,
  discountDays: figureOrNull,
  totalValue: figure,
  createdAt: text,
  installments: list(
    record({
      id,
      installmentNumber: figure,
      dueDate: text,
      installmentValue: figure,
      openValue: figure,
    }),
  ),
});
export type TitleDetailWire = Read<typeof TitleDetailWire>;

/** A file that belongs to a title. */
export const AttachmentWire = keeping({
  id,
  fileName: text,
  contentType: text,
  size: figure,
  userName: textOrNull,
  createdAt: text,
});
export type AttachmentWire = Read<typeof AttachmentWire>;

/** Who did what with a title. */
export const EventWire = keeping({
  id,
  action: text,
  userName: textOrNull,
  createdAt: text,
  value: figureOrNull,
  note: textOrNull,
});
export type EventWire = Read<typeof EventWire>;

/** What is in an account, with everything that was written off from it. */
export const BalanceWire = keeping({
  id,
  balance: givenNumber,
  currencySymbol: textOrNull,
});
export type BalanceWire = Read<typeof BalanceWire>;

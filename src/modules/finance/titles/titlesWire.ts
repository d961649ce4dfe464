import { boolean, optional } from 'valibot';
import { producersWire } from '@/domain/producers/producersWire';
import {
  choice,
  count,
  every,
  figure,
  figureOrNull,
  flag,
  givenNumber,
  id,
  keeping,
  list,
  only,
  orNull,
  type Read,
  record,
  text,
  textOrEmpty,
  textOrNull,
} from '@/platform/http/wire';
import { dayText, reaisOrNone } from '@/platform/http/wireValues';
import { MOVEMENTS } from './rules/titleRow';

const WriteOffWire = record({
  id,
  tradeAccountId: figure,
  writeOffDate: dayText,
  paymentDate: dayText,
  installmentValue: givenNumber,
  discountValue: reaisOrNone,
  interestValue: reaisOrNone,
  penaltyValue: reaisOrNone,
  /** Of another currency: the rate of the payment, and what it made more or less. */
  quotation: optional(figureOrNull, null),
  exchangeValue: optional(reaisOrNone, 0),
  totalValue: figure,
  paymentId: figureOrNull,
  paymentName: textOrEmpty,
  currentAccountId: figureOrNull,
  currentAccountName: textOrEmpty,
  creditCardId: figureOrNull,
  creditCardName: textOrEmpty,
  currentAccountStatementDocumentNumber: textOrEmpty,
});
export type WriteOffWire = Read<typeof WriteOffWire>;

/** A percentage; null where none was agreed, or it says nothing. */
const rate = orNull(only(givenNumber, 'rate', (value) => value >= 0));

const titleFields = {
  id,
  documentId: figure,
  movement: choice(MOVEMENTS, null),
  documentTypeName: textOrEmpty,
  documentNumber: textOrEmpty,
  installmentNumber: figure,
  installmentCount: figure,
  partnerPersonId: figureOrNull,
  partnerPersonName: textOrEmpty,
  partnerPersonDocument: textOrEmpty,
  companyId: figureOrNull,
  companyName: textOrEmpty,
  farmId: figureOrNull,
  farmName: textOrEmpty,
  producers: producersWire,
  farmActivityFieldId: figureOrNull,
  farmActivityFieldName: textOrEmpty,
  harvestId: figureOrNull,
  harvestName: textOrEmpty,
  financialRatingId: figureOrNull,
  financialRatingName: textOrEmpty,
  productIds: list(id),
  loanId: figureOrNull,
  loanName: textOrEmpty,
  paymentId: figureOrNull,
  paymentName: textOrEmpty,
  issueDate: dayText,
  /** The document's: its value in its own currency, and the rate at which it was entered; null in reais. */
  currencySymbol: optional(textOrEmpty, ''),
  currencyValue: optional(figureOrNull, null),
  quotation: optional(figureOrNull, null),
  dueDate: dayText,
  installmentValue: givenNumber,
  writeOffValue: figure,
  openValue: figure,
  withInvoice: flag,
  documentHasWriteOff: orNull(boolean()),
  observation: textOrEmpty,
  penaltyRate: rate,
  interestRate: rate,
  discountRate: rate,
  discountUntil: dayText,
  digitableLine: textOrEmpty,
  partnerPixKey: textOrEmpty,
  recurrenceNumber: figureOrNull,
  recurrenceCount: figureOrNull,
  // Without one of them neither what is paid nor what is open is certain.
  writeOffs: every(WriteOffWire),
};

/** A title as the list answers it: money in reais, days as ASP.NET writes them. */
export const TitleWire = record(titleFields);
export type TitleWire = Read<typeof TitleWire>;

/** A title with its whole document. */
export const TitleDetailWire = record({
  ...titleFields,
  documentTypeId: figureOrNull,
  currencyId: figureOrNull,
  currencyCode: textOrEmpty,
  ownPenaltyRate: rate,
  ownInterestRate: rate,
  discountDays: rate,
  totalValue: givenNumber,
  createdAt: text,
  // The form sends them all back: one that is left out would be deleted.
  installments: every(
    record({
      id,
      installmentNumber: figure,
      dueDate: dayText,
      installmentValue: givenNumber,
      openValue: givenNumber,
    }),
  ),
});
export type TitleDetailWire = Read<typeof TitleDetailWire>;

/** What became of titles whose producers were set. */
export const ProducersSet = record({ changed: count, left: list(id) });

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
  /** Of a payment, in reais: what moved, and the part of the title that it settled or opens again. */
  value: figureOrNull,
  titleValue: optional(figureOrNull, null),
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

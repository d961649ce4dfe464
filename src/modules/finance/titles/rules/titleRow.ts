import type { NamedShare } from '@/domain/producers/producersWire';
import { centsOf, toCents } from '@/platform/format/money';
import type { TitleDetailWire, TitleWire, WriteOffWire } from '../titlesWire';

/** What is paid goes out, what is received comes in. */
export const MOVEMENTS = ['EXPENSE', 'INCOME'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** Money that came or went for a title. Money in cents, days as YYYY-MM-DD. */
export interface WriteOff {
  readonly id: number;
  readonly writeOffDate: string;
  readonly paymentDate: string;
  /** Of the title's own value. */
  readonly value: number;
  readonly discount: number;
  readonly interest: number;
  readonly penalty: number;
  /** What the rate of the day made more, or below 0 less; that rate, null in reais. */
  readonly exchange: number;
  readonly rate: number | null;
  /** What moved in the account or on the card. */
  readonly total: number;
  readonly paymentId: number | null;
  readonly paymentName: string;
  readonly accountId: number | null;
  readonly cardId: number | null;
  /** Account or card. */
  readonly meansName: string;
  readonly statementNumber: string;
}

/** A part of a document that is due on a day. Money in cents, days as YYYY-MM-DD; what is missing is '' or null. */
export interface TitleRow {
  readonly id: number;
  /** Null where the server does not say it. */
  readonly documentId: number | null;
  readonly movement: Movement;
  readonly documentType: string;
  readonly documentNumber: string;
  readonly number: number;
  readonly count: number;
  readonly partnerId: number | null;
  readonly partnerName: string;
  readonly partnerDocument: string;
  readonly companyId: number | null;
  readonly companyName: string;
  readonly farmId: number | null;
  readonly farmName: string;
  /** Whose it is; null where the server does not say it. */
  readonly producers: readonly NamedShare[] | null;
  readonly costCenterName: string;
  readonly harvestId: number | null;
  readonly harvestName: string;
  readonly ratingId: number | null;
  readonly ratingName: string;
  readonly productIds: readonly number[];
  readonly loanId: number | null;
  readonly loanName: string;
  readonly paymentId: number | null;
  readonly paymentName: string;
  readonly issueDate: string;
  readonly currencySymbol: string;
  /** In hundredths of the document's own currency; null in reais. */
  readonly currencyValue: number | null;
  readonly quotation: number | null;
  readonly dueDate: string;
  readonly value: number;
  readonly paid: number;
  readonly open: number;
  /** It belongs to an invoice, which alone may change it. */
  readonly withInvoice: boolean;
  /** Some installment of its document is written off, wholly or in part. */
  readonly documentHasWriteOff: boolean;
  readonly note: string;
  /** Per cent on a late payment, once and a month; null where nothing was agreed with anybody. */
  readonly penaltyRate: number | null;
  readonly interestRate: number | null;
  /** Per cent off when it is paid by that day. */
  readonly discountRate: number | null;
  readonly discountUntil: string;
  /** The digits of its bank slip, 47 or 48 of them, and where its partner is paid; '' where there is none. */
  readonly slipLine: string;
  readonly partnerPixKey: string;
  /** Of a document that repeats itself: which of how many it is; null where it does not. */
  readonly recurrence: { readonly number: number; readonly count: number } | null;
  readonly writeOffs: readonly WriteOff[];
}

export interface Installment {
  readonly id: number;
  readonly number: number;
  readonly dueDate: string;
  readonly value: number;
  readonly open: number;
}

/** A title with its whole document. */
export interface TitleDetail extends TitleRow {
  readonly documentTypeId: number | null;
  readonly costCenterId: number | null;
  readonly currencyId: number | null;
  /** The rates agreed for this document itself: null where its partner's count. */
  readonly ownPenaltyRate: number | null;
  readonly ownInterestRate: number | null;
  /** So many days before it is due the discount ends. */
  readonly discountDays: number | null;
  readonly total: number;
  readonly installments: readonly Installment[];
}

function toWriteOff(wire: WriteOffWire): WriteOff {
  const value = toCents(wire.installmentValue);
  const discount = toCents(wire.discountValue);
  const interest = toCents(wire.interestValue);
  const penalty = toCents(wire.penaltyValue);
  const exchange = toCents(wire.exchangeValue);
  return {
    id: wire.id,
    writeOffDate: wire.writeOffDate,
    paymentDate: wire.paymentDate,
    value,
    discount,
    interest,
    penalty,
    exchange,
    rate: wire.quotation,
    // A total that is not sent is no zero: it follows from its parts.
    total: centsOf(wire.totalValue) ?? value - discount + interest + penalty + exchange,
    paymentId: wire.paymentId,
    paymentName: wire.paymentName,
    accountId: wire.currentAccountId,
    cardId: wire.creditCardId,
    meansName: wire.currentAccountName || wire.creditCardName,
    statementNumber: wire.currentAccountStatementDocumentNumber,
  };
}

/** Reads a title of the wire; what a server left out is empty, and what is paid follows from what is left. */
function toTitleRow(wire: TitleWire): TitleRow {
  const value = toCents(wire.installmentValue);
  const writeOffs = wire.writeOffs.map(toWriteOff);
  const paid = centsOf(wire.writeOffValue) ?? writeOffs.reduce((sum, each) => sum + each.value, 0);
  return {
    id: wire.id,
    documentId: wire.documentId,
    movement: wire.movement === 'INCOME' ? 'INCOME' : 'EXPENSE',
    documentType: wire.documentTypeName,
    documentNumber: wire.documentNumber,
    number: wire.installmentNumber ?? 1,
    count: wire.installmentCount ?? 1,
    partnerId: wire.partnerPersonId,
    partnerName: wire.partnerPersonName,
    partnerDocument: wire.partnerPersonDocument,
    companyId: wire.companyId,
    companyName: wire.companyName,
    farmId: wire.farmId,
    farmName: wire.farmName,
    producers: wire.producers,
    costCenterName: wire.farmActivityFieldName,
    harvestId: wire.harvestId,
    harvestName: wire.harvestName,
    ratingId: wire.financialRatingId,
    ratingName: wire.financialRatingName,
    productIds: wire.productIds,
    loanId: wire.loanId,
    loanName: wire.loanName,
    paymentId: wire.paymentId,
    paymentName: wire.paymentName,
    issueDate: wire.issueDate,
    currencySymbol: wire.currencySymbol,
    currencyValue: centsOf(wire.currencyValue),
    quotation: wire.quotation,
    dueDate: wire.dueDate,
    value,
    paid,
    open: Math.max(0, centsOf(wire.openValue) ?? value - paid),
    withInvoice: wire.withInvoice,
    documentHasWriteOff: wire.documentHasWriteOff ?? writeOffs.length > 0,
    note: wire.observation,
    penaltyRate: wire.penaltyRate,
    interestRate: wire.interestRate,
    discountRate: wire.discountRate,
    discountUntil: wire.discountUntil,
    slipLine: wire.digitableLine,
    partnerPixKey: wire.partnerPixKey,
    recurrence:
      wire.recurrenceNumber !== null && wire.recurrenceCount !== null
        ? { number: wire.recurrenceNumber, count: wire.recurrenceCount }
        : null,
    writeOffs,
  };
}

export const toTitleRows = (wire: readonly TitleWire[]): TitleRow[] => wire.map(toTitleRow);

export function toTitleDetail(wire: TitleDetailWire): TitleDetail {
  return {
    ...toTitleRow(wire),
    documentTypeId: wire.documentTypeId,
    costCenterId: wire.farmActivityFieldId,
    currencyId: wire.currencyId,
    ownPenaltyRate: wire.ownPenaltyRate,
    ownInterestRate: wire.ownInterestRate,
    discountDays: wire.discountDays,
    total: toCents(wire.totalValue),
    installments: wire.installments.map((each) => ({
      id: each.id,
      number: each.installmentNumber ?? 1,
      dueDate: each.dueDate,
      value: toCents(each.installmentValue),
      open: toCents(each.openValue),
    })),
  };
}

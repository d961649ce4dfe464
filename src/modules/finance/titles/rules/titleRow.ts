import { toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { isList } from '@/platform/typed/records';
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
  /** Of a document that repeats itself: which of how many it is; null where it does not. */
  /** The digits of its bank slip, 47 or 48 of them, and where its partner is paid; '' where there is none. */
  readonly slipLine: string;
  readonly partnerPixKey: string;
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
  readonly currencySymbol: string;
  /** In hundredths of the document's own currency; null in reais. */
  readonly currencyValue: number | null;
  readonly quotation: number | null;
  /** The rates agreed for this document itself: null where its partner's count. */
  readonly ownPenaltyRate: number | null;
  readonly ownInterestRate: number | null;
  /** So many days before it is due the discount ends. */
  readonly discountDays: number | null;
  readonly total: number;
  readonly installments: readonly Installment[];
}

// A value of another type than agreed counts as unknown: shown, it would be a lie, or break the page.
const day = (text: unknown) => (typeof text === 'string' && toLocalDate(text)) || '';
const words = (text: unknown) =>
  typeof text === 'string' ? text : typeof text === 'number' ? String(text) : '';
const cents = (reais: number | null | undefined) =>
  typeof reais === 'number' && Number.isFinite(reais) ? toCents(reais) : 0;
const rate = (percent: unknown) =>
  typeof percent === 'number' && Number.isFinite(percent) && percent >= 0 ? percent : null;
const list = <T>(value: readonly T[] | null | undefined): readonly T[] =>
  isList(value) ? value.filter((one) => one !== null && one !== undefined) : [];

function toWriteOff(wire: WriteOffWire): WriteOff {
  return {
    id: wire.id,
    writeOffDate: day(wire.writeOffDate),
    paymentDate: day(wire.paymentDate),
    value: cents(wire.installmentValue),
    discount: cents(wire.discountValue),
    interest: cents(wire.interestValue),
    penalty: cents(wire.penaltyValue),
    total: cents(wire.totalValue),
    paymentId: wire.paymentId ?? null,
    paymentName: words(wire.paymentName),
    accountId: wire.currentAccountId ?? null,
    cardId: wire.creditCardId ?? null,
    meansName: words(wire.currentAccountName) || words(wire.creditCardName),
    statementNumber: words(wire.currentAccountStatementDocumentNumber),
  };
}

/** Reads a title of the wire; what a server left out is empty, and what is paid follows from what is left. */
function toTitleRow(wire: TitleWire): TitleRow {
  const value = cents(wire.installmentValue);
  const writeOffs = list(wire.writeOffs).map(toWriteOff);
  const paid =
    typeof wire.writeOffValue === 'number'
      ? cents(wire.writeOffValue)
      : writeOffs.reduce((sum, each) => sum + each.value, 0);
  return {
    id: wire.id,
    documentId: wire.documentId,
    movement: wire.movement === 'INCOME' ? 'INCOME' : 'EXPENSE',
    documentType: words(wire.documentTypeName),
    documentNumber: words(wire.documentNumber),
    number: wire.installmentNumber ?? 1,
    count: wire.installmentCount ?? 1,
    partnerId: wire.partnerPersonId ?? null,
    partnerName: words(wire.partnerPersonName),
    partnerDocument: words(wire.partnerPersonDocument),
    companyId: wire.companyId ?? null,
    companyName: words(wire.companyName),
    farmId: wire.farmId ?? null,
    farmName: words(wire.farmName),
    costCenterName: words(wire.farmActivityFieldName),
    harvestId: wire.harvestId ?? null,
    harvestName: words(wire.harvestName),
    ratingId: wire.financialRatingId ?? null,
    ratingName: words(wire.financialRatingName),
    productIds: list(wire.productIds),
    loanId: wire.loanId ?? null,
    loanName: words(wire.loanName),
    paymentId: wire.paymentId ?? null,
    paymentName: words(wire.paymentName),
    issueDate: day(wire.issueDate),
    dueDate: day(wire.dueDate),
    value,
    paid,
    open: Math.max(0, typeof wire.openValue === 'number' ? cents(wire.openValue) : value - paid),
    withInvoice: wire.withInvoice ?? false,
    documentHasWriteOff: wire.documentHasWriteOff ?? writeOffs.length > 0,
    note: words(wire.observation),
    penaltyRate: rate(wire.penaltyRate),
    interestRate: rate(wire.interestRate),
    discountRate: rate(wire.discountRate),
    discountUntil: day(wire.discountUntil),
    slipLine: words(wire.digitableLine),
    partnerPixKey: words(wire.partnerPixKey),
    recurrence:
      typeof wire.recurrenceNumber === 'number' && typeof wire.recurrenceCount === 'number'
        ? { number: wire.recurrenceNumber, count: wire.recurrenceCount }
        : null,
    writeOffs,
  };
}

export const toTitleRows = (wire: readonly TitleWire[]): TitleRow[] => wire.map(toTitleRow);

export function toTitleDetail(wire: TitleDetailWire): TitleDetail {
  return {
    ...toTitleRow(wire),
    documentTypeId: wire.documentTypeId ?? null,
    costCenterId: wire.farmActivityFieldId ?? null,
    currencyId: wire.currencyId ?? null,
    currencySymbol: words(wire.currencySymbol),
    currencyValue: typeof wire.currencyValue === 'number' ? toCents(wire.currencyValue) : null,
    quotation: wire.quotation ?? null,
    ownPenaltyRate: rate(wire.ownPenaltyRate),
    ownInterestRate: rate(wire.ownInterestRate),
    discountDays: rate(wire.discountDays),
    total: cents(wire.totalValue),
    installments: list(wire.installments).map((each) => ({
      id: each.id,
      number: each.installmentNumber ?? 1,
      dueDate: day(each.dueDate),
      value: cents(each.installmentValue),
      open: cents(each.openValue),
    })),
  };
}

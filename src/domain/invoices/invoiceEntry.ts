import {
  linesOfShares,
  noProducer,
  type ProducerLine,
  sharesOfLines,
} from '@/domain/producers/producerShares';
import { producersBody, sharesOfSent } from '@/domain/producers/producersWire';
import { fromCents, toCents } from '@/platform/format/money';
import { isList } from '@/platform/typed/records';
import type { PreReleasedInvoice } from './invoiceWire';

/** A line of goods or services. Money is in cents but for the price of a unit, which may have four decimals. */
export interface ItemEntry {
  description: string | null;
  ncm: string | null;
  unit: string | null;
  quantity: number | null;
  /** In reais. */
  unitPrice: number | null;
  totalValue: number | null;
  expenditureId: number | null;
}

/** Whose cost a part of the value is. */
export interface ApportionmentEntry {
  farmId: number | null;
  costCenterId: number | null;
  harvestId: number | null;
  expenditureId: number | null;
  patrimonyId: number | null;
  percentage: number | null;
  value: number | null;
}

export interface PaymentEntry {
  paymentFormId: number | null;
  bankAccountId: number | null;
  /** YYYY-MM-DD. */
  dueDate: string | null;
  value: number | null;
}

/** An invoice as it stands in its form: money in whole cents, anything may still be missing. */
export interface InvoiceEntry {
  partnerId: number | null;
  partnerDocument: string | null;
  partnerName: string | null;
  documentTypeId: number | null;
  documentNumber: string | null;
  series: string | null;
  accessKey: string | null;
  /** YYYY-MM-DD. */
  issueDate: string | null;
  totalValue: number | null;
  /** Taxes that the payer keeps back, and conditional discounts: payments make the total less this. Null is none. */
  retainedValue: number | null;
  /** Nothing is paid for it: a bonus, a remittance, a return. */
  withoutPayment: boolean;
  items: ItemEntry[];
  apportionments: ApportionmentEntry[];
  /** Whose it is; one empty line where nobody is said. */
  producers: ProducerLine[];
  payments: PaymentEntry[];
  observation: string | null;
  /** Fields that a machine has read and a person has looked at since. */
  confirmedFields: string[];
}

export const newItem = (): ItemEntry => ({
  description: null,
  ncm: null,
  unit: null,
  quantity: null,
  unitPrice: null,
  totalValue: null,
  expenditureId: null,
});

export const newApportionment = (rest: Partial<ApportionmentEntry> = {}): ApportionmentEntry => ({
  farmId: null,
  costCenterId: null,
  harvestId: null,
  expenditureId: null,
  patrimonyId: null,
  percentage: null,
  value: null,
  ...rest,
});

export const newPayment = (rest: Partial<PaymentEntry> = {}): PaymentEntry => ({
  paymentFormId: null,
  bankAccountId: null,
  dueDate: null,
  value: null,
  ...rest,
});

export const emptyEntry = (): InvoiceEntry => ({
  partnerId: null,
  partnerDocument: null,
  partnerName: null,
  documentTypeId: null,
  documentNumber: null,
  series: null,
  accessKey: null,
  issueDate: null,
  totalValue: null,
  retainedValue: null,
  withoutPayment: false,
  items: [],
  apportionments: [],
  producers: noProducer(),
  payments: [],
  observation: null,
  confirmedFields: [],
});

const cents = (reais: number | null | undefined) => (typeof reais === 'number' ? toCents(reais) : null);
const reais = (value: number | null | undefined) => (value == null ? null : fromCents(value));
const lines = <T>(value: readonly T[] | null | undefined): readonly T[] => (isList(value) ? value : []);
/** Days come now and then with a time of midnight. */
const day = (value: string | null | undefined) => value?.slice(0, 10) ?? null;

/** The entry of an invoice of the wire; what a server has left out is empty. */
export function toEntry(invoice: Partial<PreReleasedInvoice> | null | undefined): InvoiceEntry {
  if (!invoice) return emptyEntry();
  return {
    partnerId: invoice.partnerId ?? null,
    partnerDocument: invoice.partnerDocument ?? null,
    partnerName: invoice.partnerName ?? null,
    documentTypeId: invoice.documentTypeId ?? null,
    documentNumber: invoice.documentNumber ?? null,
    series: invoice.series ?? null,
    accessKey: invoice.accessKey ?? null,
    issueDate: day(invoice.issueDate),
    totalValue: cents(invoice.totalValue),
    retainedValue: cents(invoice.retainedValue),
    withoutPayment: invoice.withoutPayment === true,
    items: lines(invoice.items).map(({ id: _id, ...item }) => ({
      ...newItem(),
      ...item,
      totalValue: cents(item.totalValue),
    })),
    apportionments: lines(invoice.apportionments).map((line) =>
      newApportionment({ ...line, value: cents(line.value) }),
    ),
    producers: linesOfShares(sharesOfSent(invoice.producers)),
    payments: lines(invoice.payments).map((line) =>
      newPayment({ ...line, dueDate: day(line.dueDate), value: cents(line.value) }),
    ),
    observation: invoice.observation ?? null,
    confirmedFields: [...lines(invoice.confirmedFields)],
  };
}

/** The invoice of the wire for an entry; `id` is that of the document, `fieldsReadByAi` goes through unchanged. */
export function toWire(
  entry: InvoiceEntry,
  kept: Pick<PreReleasedInvoice, 'id' | 'fieldsReadByAi'>,
): PreReleasedInvoice {
  const shares = sharesOfLines(entry.producers);
  return {
    ...entry,
    ...kept,
    totalValue: reais(entry.totalValue),
    retainedValue: reais(entry.retainedValue),
    items: entry.items.map((item, index) => ({
      ...item,
      id: index + 1,
      description: item.description ?? '',
      totalValue: reais(item.totalValue),
    })),
    apportionments: entry.apportionments.map((line) => ({ ...line, value: reais(line.value) })),
    producers: shares.length > 0 ? producersBody(shares) : null,
    payments: entry.payments.map((line) => ({ ...line, value: reais(line.value) })),
  };
}

/** Whether nothing has been entered yet; empty lines count as nothing. */
export function isEmptyEntry(entry: InvoiceEntry): boolean {
  const isNothing = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.every(isNothing);
    if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing);
    return value === null || value === undefined || value === '' || value === false;
  };
  const { confirmedFields: _confirmed, ...rest } = entry;
  return isNothing(rest);
}

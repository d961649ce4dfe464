import { isCpfOrCnpj } from '@/platform/format/document';
import { isLocalDate } from '@/platform/format/date';
import { isAccessKey, isKeyOfAnother } from '@/domain/fiscal/accessKey';
import { producerProblem } from '@/domain/producers/producerShares';
import { tolerance } from './apportion';
import type { ApportionmentEntry, InvoiceEntry, ItemEntry, PaymentEntry } from './invoiceEntry';

export type ProblemKey =
  | 'partner'
  | 'partnerDocument'
  | 'documentType'
  | 'documentNumber'
  | 'accessKey'
  | 'keyDiffers'
  | 'issueDate'
  | 'total'
  | 'retained'
  | 'itemDescription'
  | 'itemTotal'
  | 'itemsSum'
  | 'noApportionment'
  | 'apportionmentFarm'
  | 'apportionmentPercent'
  | 'apportionmentSum'
  | 'producers'
  | 'noPayments'
  | 'paymentForm'
  | 'paymentValue'
  | 'dueDate'
  | 'dueBeforeIssue'
  | 'paymentsSum';

/** Something that stands against an invoice. Money is in cents. */
export interface InvoiceProblem {
  readonly key: ProblemKey;
  /** Path of the field in the entry: 'issueDate', 'payments.0.dueDate', or the name of a list as a whole. */
  readonly field: string;
  /** Number of the line, from 1. */
  readonly line?: number;
  /** What the lines make, and what they should make. */
  readonly sum?: number;
  readonly wanted?: number;
}

/** The 50 digits of a national NFS-e have a check digit without published test figures: their shape alone is judged. */
const isKey = (text: string) => isAccessKey(text) || /^\d{50}$/.test(text);
const isBlank = (text: string | null | undefined) => text == null || text.trim() === '';

/**
 * The sum of lines in cents; lines without a value count nothing.
 * @returns cents
 */
export function sumOf(values: readonly (number | null | undefined)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** Lines of goods, where there are any: each is described and has a value, together they make the total to the cent. */
export function checkItems(items: readonly ItemEntry[], total: number | null): InvoiceProblem[] {
  if (items.length === 0) return [];
  const ofLines = items.flatMap((item, index): InvoiceProblem[] => [
    ...(isBlank(item.description)
      ? [{ key: 'itemDescription' as const, field: `items.${index}.description`, line: index + 1 }]
      : []),
    ...(item.totalValue == null
      ? [{ key: 'itemTotal' as const, field: `items.${index}.totalValue`, line: index + 1 }]
      : []),
  ]);
  const sum = sumOf(items.map(({ totalValue }) => totalValue));
  const differs = total !== null && sum !== total && ofLines.every(({ key }) => key !== 'itemTotal');
  return differs ? [...ofLines, { key: 'itemsSum', field: 'items', sum, wanted: total }] : ofLines;
}

/**
 * The apportionment: each line names a farm; percentages make 100 % (within the rounding of their second decimal) and
 * values the total, to the cent.
 * @param total in cents; null when unknown, and then values are not compared
 */
export function checkApportionment(
  lines: readonly ApportionmentEntry[],
  total: number | null,
): InvoiceProblem[] {
  if (lines.length === 0) return [{ key: 'noApportionment', field: 'apportionments' }];
  const ofLines = lines.flatMap(({ farmId }, index): InvoiceProblem[] =>
    farmId === null
      ? [{ key: 'apportionmentFarm', field: `apportionments.${index}.farmId`, line: index + 1 }]
      : [],
  );
  const percent = sumOf(lines.map(({ percentage }) => percentage));
  const sum = sumOf(lines.map(({ value }) => value));
  if (Math.abs(percent - 100) > tolerance(lines.length))
    return [...ofLines, { key: 'apportionmentPercent', field: 'apportionments', sum: percent, wanted: 100 }];
  return total !== null && sum !== total
    ? [...ofLines, { key: 'apportionmentSum', field: 'apportionments', sum, wanted: total }]
    : ofLines;
}

/**
 * What is to be paid of an invoice: nothing where it says so, else the total less what is retained.
 * @returns cents; null while the total is not known
 */
export function payableOf(
  entry: Pick<InvoiceEntry, 'totalValue' | 'retainedValue' | 'withoutPayment'>,
): number | null {
  if (entry.withoutPayment) return 0;
  return entry.totalValue === null ? null : entry.totalValue - (entry.retainedValue ?? 0);
}

/**
 * Payments: each has form, value and a due day that is not before the day of issue; together they make what is to be
 * paid to the cent. Where that is nothing there are none.
 * @param payable in cents, as of `payableOf`; null while it is not known
 * @param issueDate YYYY-MM-DD, or null when unknown
 */
export function checkPayments(
  payments: readonly PaymentEntry[],
  payable: number | null,
  issueDate: string | null,
): InvoiceProblem[] {
  if (payments.length === 0) return payable === 0 ? [] : [{ key: 'noPayments', field: 'payments' }];
  const at = (key: ProblemKey, index: number, field: keyof PaymentEntry): InvoiceProblem => ({
    key,
    field: `payments.${index}.${field}`,
    line: index + 1,
  });
  const ofLines = payments.flatMap(({ paymentFormId, dueDate, value }, index) => [
    ...(paymentFormId === null ? [at('paymentForm', index, 'paymentFormId')] : []),
    ...(isLocalDate(dueDate) ? [] : [at('dueDate', index, 'dueDate')]),
    ...(isLocalDate(dueDate) && isLocalDate(issueDate) && dueDate < issueDate
      ? [at('dueBeforeIssue', index, 'dueDate')]
      : []),
    ...(value === null ? [at('paymentValue', index, 'value')] : []),
  ]);
  const sum = sumOf(payments.map(({ value }) => value));
  const differs = payable !== null && sum !== payable && ofLines.every(({ key }) => key !== 'paymentValue');
  return differs ? [...ofLines, { key: 'paymentsSum', field: 'payments', sum, wanted: payable }] : ofLines;
}

/** A key is of this document: where issuer, number, series or month differ, one of them or the key is wrong. */
function isForeignKey({
  accessKey,
  partnerDocument,
  documentNumber,
  series,
  issueDate,
}: InvoiceEntry): boolean {
  const document = { issuer: partnerDocument, number: documentNumber, series, issueDate };
  return !isBlank(accessKey) && isKeyOfAnother(accessKey ?? '', document);
}

/** What is retained is a part of the total. */
function isRetainedWrong({ retainedValue, totalValue }: InvoiceEntry): boolean {
  return retainedValue !== null && (retainedValue < 0 || retainedValue > (totalValue ?? Infinity));
}

function checkHead(entry: InvoiceEntry): InvoiceProblem[] {
  const { partnerDocument, accessKey, totalValue } = entry;
  const problem = (key: ProblemKey, field: keyof InvoiceEntry): InvoiceProblem => ({ key, field });
  return [
    ...(isBlank(entry.partnerName) ? [problem('partner', 'partnerName')] : []),
    ...(isBlank(partnerDocument) || !isCpfOrCnpj(partnerDocument ?? '')
      ? [problem('partnerDocument', 'partnerDocument')]
      : []),
    ...(entry.documentTypeId === null ? [problem('documentType', 'documentTypeId')] : []),
    ...(isBlank(entry.documentNumber) ? [problem('documentNumber', 'documentNumber')] : []),
    ...(isBlank(accessKey) || isKey(accessKey ?? '') ? [] : [problem('accessKey', 'accessKey')]),
    ...(isForeignKey(entry) ? [problem('keyDiffers', 'accessKey')] : []),
    ...(isLocalDate(entry.issueDate) ? [] : [problem('issueDate', 'issueDate')]),
    ...(totalValue !== null && totalValue > 0 ? [] : [problem('total', 'totalValue')]),
    ...(isRetainedWrong(entry) ? [problem('retained', 'retainedValue')] : []),
  ];
}

/**
 * Everything that stands against an invoice, in the order of its form: who, what and when; CPF or CNPJ (letters too)
 * and the 44 digits of the key with their check digits, the key being of this very document; items, apportionment and payments with their sums.
 */
export function checkInvoice(entry: InvoiceEntry): InvoiceProblem[] {
  const { totalValue, issueDate } = entry;
  const payable = payableOf(entry);
  return [
    ...checkHead(entry),
    ...checkItems(entry.items, totalValue),
    ...checkApportionment(entry.apportionments, totalValue),
    ...(producerProblem(entry.producers) === null ? [] : [{ key: 'producers' as const, field: 'producers' }]),
    ...checkPayments(entry.payments, payable, issueDate),
  ];
}

/** What makes two invoices the same one: issuer, number and value (in reais, as the wire asks). */
export interface DuplicateQuestion {
  readonly issuerDocument: string;
  readonly documentNumber: string;
  readonly totalValue: number;
}

/** What to ask for possible duplicates of an entry; null while issuer, number or value are missing. */
export function duplicateQuestion(entry: {
  partnerDocument: string | null;
  documentNumber: string | null;
  totalValue: number | null;
}): DuplicateQuestion | null {
  const { partnerDocument, documentNumber, totalValue } = entry;
  if (isBlank(partnerDocument) || isBlank(documentNumber) || !totalValue) return null;
  if (!isCpfOrCnpj(partnerDocument ?? '')) return null;
  return {
    issuerDocument: partnerDocument ?? '',
    documentNumber: documentNumber?.trim() ?? '',
    totalValue: totalValue / 100,
  };
}

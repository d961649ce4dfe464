import { type InvoiceEntry, toEntry } from '@/domain/invoices/invoiceEntry';
import { toPlainUpper } from '@/platform/format/text';
import type { AssistDocumentDetails } from '../../assistWire';

/** Fields that the AI can fill in, in the order of the form. */
const AI_FIELDS = [
  'partnerName',
  'partnerDocument',
  'documentTypeId',
  'issueDate',
  'documentNumber',
  'series',
  'accessKey',
  'totalValue',
  'items',
  'payments',
] as const;
export type AiField = (typeof AI_FIELDS)[number];

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

/**
 * Fields of a document that the AI has filled in and somebody must look at: those that the server names, and until
 * somebody has confirmed one, every other that came filled in. A server that forgets one would pass it unseen.
 */
export function fieldsReadByAi(
  details: Pick<AssistDocumentDetails, 'aiResult' | 'preReleasedInvoice'>,
): readonly string[] {
  const { aiResult, preReleasedInvoice } = details;
  if (!preReleasedInvoice) return [];
  const named = preReleasedInvoice.fieldsReadByAi;
  const isLookedAt = preReleasedInvoice.confirmedFields.length > 0;
  if (!aiResult || isLookedAt) return named;
  const entry = toEntry(preReleasedInvoice);
  return [...new Set([...named, ...AI_FIELDS.filter((name) => isFilled(entry[name]))])];
}

/** What the AI has read of a document: the entry that it makes, and which fields of it. */
export interface AiReading {
  readonly entry: InvoiceEntry;
  readonly fields: readonly AiField[];
}

/** The AI's reading in an answer; null while it has read nothing. */
export function readingOf(details: AssistDocumentDetails): AiReading | null {
  if (!details.aiResult || !details.preReleasedInvoice) return null;
  const entry = toEntry(details.preReleasedInvoice);
  const read = new Set(fieldsReadByAi(details));
  const fields = AI_FIELDS.filter((name) => read.has(name) && isFilled(entry[name]));
  return fields.length > 0 ? { entry, fields } : null;
}

interface Difference {
  readonly field: AiField;
  /** Nothing has been typed there. */
  readonly empty: boolean;
}

/** Where a reading says something else than what has been typed. */
export function differencesOf(typed: InvoiceEntry, { entry, fields }: AiReading): Difference[] {
  return fields
    .filter((field) => JSON.stringify(typed[field]) !== JSON.stringify(entry[field]))
    .map((field) => ({ field, empty: !isFilled(typed[field]) }));
}

/** Kinds that the AI tells apart, by the names under which customers register types of documents. */
const TYPE_NAMES: Readonly<Record<string, RegExp>> = {
  PRODUCT_INVOICE: /^NF-?E\b|NOTA.*PRODUTO/,
  SERVICE_INVOICE: /^NFS-?E\b|NOTA.*SERVICO/,
  ELECTRICITY_BILL: /ENERGIA|LUZ|^FATURA/,
  STATE_TAX_GUIDE: /^GUIA|^GNRE|^DARE?\b/,
  FGTS: /FGTS|^GUIA/,
  PAYSLIP: /HOLERITE|CONTRACHEQUE|FOLHA/,
};

/** The registered type of document that a kind recognised by the AI is; null when none is called so. */
export function typeOfKind(
  kind: string | undefined,
  types: readonly { readonly id: number | string; readonly name: string }[],
): number | null {
  const name = TYPE_NAMES[kind ?? ''];
  const found = name && types.find((type) => name.test(toPlainUpper(type.name)));
  return found ? Number(found.id) : null;
}

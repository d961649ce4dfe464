import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { sumOf } from '@/domain/invoices/invoiceChecks';
import { type InvoiceEntry, newItem, newPayment } from '@/domain/invoices/invoiceEntry';
import { toCents } from '@/platform/format/money';
import { shareOut } from '@/platform/format/shareOut';
import { toPlainUpper } from '@/platform/format/text';

export interface Filled {
  readonly entry: InvoiceEntry;
  /** Discounts, freight and other expenses were shared out to the items, so that they make the total. */
  readonly shared: boolean;
}

/** Registers keep text in upper case without accents, and so does an entry. */
const plain = (text: string | null) => (text === null ? null : toPlainUpper(text));

interface Registered {
  readonly id: number | string;
  readonly name: string;
  readonly document?: string;
}

/** What the customer has registered: issuers, types and payment forms are looked for in it. */
export interface RegisteredLists {
  readonly partners: readonly Registered[];
  readonly types: readonly Registered[];
  readonly forms: readonly Registered[];
}

const TYPE_NAMES = { nfe: /^NF-?E\b/, nfce: /^(NFC-?E|CUPOM)\b/, nfse: /^NFS-?E\b/ } as const;
/** Forms of payment by their codes in the NF-e (tPag), as they are usually registered. */
const FORM_NAMES: Readonly<Record<string, RegExp>> = {
  '01': /^DINHEIRO/,
  '03': /^CARTAO.*CREDITO/,
  '04': /^CARTAO.*DEBITO/,
  '15': /^BOLETO/,
  '16': /^DEPOSITO/,
  '17': /^PIX/,
  '18': /^TRANSFERENCIA/,
};

function byName(list: readonly Registered[], name: RegExp | undefined): number | null {
  const found = name && list.find((each) => name.test(toPlainUpper(each.name)));
  return found ? Number(found.id) : null;
}

/**
 * An entry with what an invoice's XML says; what it does not say (farm, harvest, bank) stays as it was. What stands
 * between goods and total is shared out to the items in proportion to their values.
 */
export function fillFromXml(
  invoice: FiscalInvoice,
  before: InvoiceEntry,
  { partners, types, forms }: RegisteredLists,
): Filled {
  const total = toCents(invoice.totals.total);
  const values = invoice.items.map(({ totalValue }) => toCents(totalValue));
  const rest = total - sumOf(values);
  const parts = rest === 0 ? values.map(() => 0) : shareOut(rest, values);
  const partner = partners.find(
    ({ document }) => document !== undefined && document === invoice.issuer.document,
  );
  const payments = invoice.payments.map(({ form, dueDate, value }) =>
    newPayment({
      paymentFormId: byName(forms, FORM_NAMES[form ?? '']),
      dueDate: dueDate ?? invoice.issueDate,
      value: toCents(value),
    }),
  );
  const entry: InvoiceEntry = {
    ...before,
    partnerId: partner === undefined ? null : Number(partner.id),
    partnerDocument: invoice.issuer.document,
    partnerName: plain(partner?.name ?? invoice.issuer.name),
    documentTypeId: before.documentTypeId ?? byName(types, TYPE_NAMES[invoice.kind]),
    documentNumber: invoice.number,
    series: invoice.series,
    accessKey: invoice.key,
    issueDate: invoice.issueDate,
    totalValue: total,
    items: invoice.items.map((item, index) => ({
      ...newItem(),
      description: plain(item.description),
      ncm: item.ncm,
      unit: plain(item.unit),
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      totalValue: (values[index] ?? 0) + (parts[index] ?? 0),
    })),
    payments: payments.length > 0 ? payments : [newPayment({ dueDate: invoice.issueDate, value: total })],
    observation: before.observation ?? plain(invoice.observation?.slice(0, 1000) ?? null),
  };
  return { entry, shared: rest !== 0 };
}

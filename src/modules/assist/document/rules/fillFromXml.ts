import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { shareOut } from '@/domain/invoices/apportion';
import { sumOf } from '@/domain/invoices/invoiceChecks';
import { type InvoiceEntry, newItem, newPayment } from '@/domain/invoices/invoiceEntry';
import { toCents } from '@/platform/format/money';
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

/**
 * An entry with what an invoice's XML says; what it does not say (farm, harvest, bank) stays as it was. What stands
 * between goods and total is shared out to the items in proportion to their values.
 * @param partners those registered at the customer: the issuer is looked for among them
 */
export function fillFromXml(
  invoice: FiscalInvoice,
  before: InvoiceEntry,
  partners: readonly Registered[],
): Filled {
  const total = toCents(invoice.totals.total);
  const values = invoice.items.map(({ totalValue }) => toCents(totalValue));
  const rest = total - sumOf(values);
  const parts = rest === 0 ? values.map(() => 0) : shareOut(rest, values);
  const partner = partners.find(
    ({ document }) => document !== undefined && document === invoice.issuer.document,
  );
  const payments = invoice.payments.map(({ dueDate, value }) =>
    newPayment({ dueDate: dueDate ?? invoice.issueDate, value: toCents(value) }),
  );
  const entry: InvoiceEntry = {
    ...before,
    partnerId: partner === undefined ? null : Number(partner.id),
    partnerDocument: invoice.issuer.document,
    partnerName: plain(partner?.name ?? invoice.issuer.name),
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

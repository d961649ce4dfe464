import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import { sumOf } from '@/domain/invoices/invoiceChecks';
import { type InvoiceEntry, newItem, newPayment } from '@/domain/invoices/invoiceEntry';
import { toCents } from '@/platform/format/money';
import { shareOut } from '@/platform/format/shareOut';
import { toPlainUpper } from '@/platform/format/text';

export interface Filled {
  readonly entry: InvoiceEntry;
  /**
   * Discounts, freight, taxes and other expenses in the items' values: 'own' as each item says them, 'shared' in
   * proportion because only the totals do; null when there are none.
   */
  readonly extras: 'own' | 'shared' | null;
}

/** Registers keep text in upper case without accents, and so does an entry. */
const plain = (text: string | null) => (text === null ? null : toPlainUpper(text));

interface Registered {
  readonly id: number | string;
  readonly name: string;
  readonly document?: string | undefined;
}

/** What the customer has registered: issuers, types and payment forms are looked for in it. */
export interface RegisteredLists {
  readonly partners: readonly Registered[];
  readonly types: readonly Registered[];
  readonly forms: readonly Registered[];
}

const TYPE_NAMES = {
  nfe: /^NF-?E\b/,
  nfce: /^(NFC-?E|CUPOM)\b/,
  nfse: /^NFS-?E\b/,
  cte: /^(CT-?E|CONHECIMENTO DE (TRANSPORTE|FRETE))\b/,
} as const;
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

/** Each figure of an XML is rounded by itself: a cent for each of them may be left. */
const CENT_EACH = 1;

/**
 * Values of the items in cents: each with its own freight, taxes, expenses and discount. What the totals add beyond
 * that is shared out in proportion; what neither items nor totals explain is not shared out, and items then do not make
 * the total.
 */
function itemValues({ items, totals }: FiscalInvoice): { values: number[]; extras: Filled['extras'] } {
  const goods = items.map(({ totalValue, outside }) => (outside ? 0 : toCents(totalValue)));
  const own = items.map(({ worth }, index) => (worth === undefined ? (goods[index] ?? 0) : toCents(worth)));
  const total = toCents(totals.total);
  const explained = totals.extras ?? totals.freight + totals.other - totals.discount;
  const unexplained = total - sumOf(goods) - toCents(explained);
  const rest = total - sumOf(own);
  const ofItems = own.some((value, index) => value !== goods[index]) ? 'own' : null;
  if (rest === 0 || Math.abs(unexplained) > items.length * CENT_EACH) return { values: own, extras: ofItems };
  const parts = shareOut(
    rest,
    own.map((value) => Math.max(0, value)),
  );
  const values = own.map((value, index) => value + (parts[index] ?? 0));
  return { values, extras: Math.abs(rest) > items.length * CENT_EACH ? 'shared' : ofItems };
}

/**
 * What the payer keeps back, in cents: what the layout leaves between total and net, else the retained taxes, unless the
 * payments named make the whole total.
 */
function retainedOf({ totals, payments }: FiscalInvoice): number {
  const total = toCents(totals.total);
  const taxes = sumOf(totals.taxes.map(({ retained, value }) => (retained ? toCents(value) : 0)));
  const retained = totals.net === undefined ? taxes : total - toCents(totals.net);
  const paid = sumOf(payments.map(({ value }) => toCents(value)));
  if (payments.length > 0 && paid !== total - retained) return 0;
  return Math.max(0, Math.min(retained, total));
}

/**
 * An entry with what an invoice's XML says; what it does not say (farm, harvest, bank) stays as it was. An invoice that
 * names no payment is paid at once, less what is retained; one that says nothing is paid for it gets no payment.
 */
export function fillFromXml(
  invoice: FiscalInvoice,
  before: InvoiceEntry,
  { partners, types, forms }: RegisteredLists,
): Filled {
  const total = toCents(invoice.totals.total);
  const { values, extras } = itemValues(invoice);
  const retained = retainedOf(invoice);
  const withoutPayment = invoice.nothingPaid === true;
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
  const atOnce = withoutPayment ? [] : [newPayment({ dueDate: invoice.issueDate, value: total - retained })];
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
    retainedValue: retained === 0 ? null : retained,
    withoutPayment,
    items: invoice.items.map((item, index) => ({
      ...newItem(),
      description: plain(item.description),
      ncm: item.ncm,
      unit: plain(item.unit),
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      totalValue: values[index] ?? 0,
    })),
    payments: payments.length > 0 ? payments : atOnce,
    observation: before.observation ?? plain(invoice.observation?.slice(0, 1000) ?? null),
  };
  return { entry, extras };
}

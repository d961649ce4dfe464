import { contributionsOf } from '../finance/saleContributions';
import type { InvoiceContent, InvoiceItem, IssuerSnapshot } from './ruralInvoiceTypes';

/** Half a cent counts as one, also where the product of two decimals falls just below it. */
const round = (value: number) => Math.round(Number((value * (1 + Number.EPSILON)).toPrecision(15)));
const cents = (reais: number) => round(reais * 100);

/** Cents of an item before its discount; null while quantity or price is missing. */
export const itemCents = ({ quantity, unitPrice }: Pick<InvoiceItem, 'quantity' | 'unitPrice'>) =>
  quantity === null || unitPrice === null ? null : cents(quantity * unitPrice);

/** Where the goods go, as the issuer's state and the recipient's address tell. */
export function destinationOf(issuerState: string, recipient: InvoiceContent['recipient']): string {
  if (recipient.kind === 'FOREIGN') return 'ABROAD';
  return recipient.address.state === issuerState || recipient.address.state === '' ? 'INSIDE' : 'OUTSIDE';
}

interface Part {
  rate: number;
  value: number;
}

export interface InvoiceFigures {
  totals: {
    items: number | null;
    discount: number;
    freight: number;
    other: number;
    icmsBase: number;
    icms: number;
    total: number | null;
    net: number | null;
  };
  contributions: {
    funrural: Part | null;
    gilrat: Part | null;
    senar: Part | null;
    fucap: Part | null;
    total: number | null;
    payer: string;
  };
}

/** Totals and contributions of an invoice, in cents; the contributions item by item, each part to the cent. */
export function figuresOf(
  content: InvoiceContent,
  issuer: IssuerSnapshot | null,
  day: string,
): InvoiceFigures {
  const values = content.items.map(itemCents);
  const known = values.every((value) => value !== null) && values.length > 0;
  const items = known ? values.reduce((sum: number, value) => sum + (value ?? 0), 0) : null;
  const discount = content.items.reduce((sum, item) => sum + cents(item.discount), 0);
  const freight = cents(content.freight.value);
  const total = items === null ? null : items - discount + freight;
  const { sale } = content.nature;
  const byCompany = issuer?.producerKind === 'COMPANY';
  const byPayroll = issuer?.contributionBase === 'PAYROLL';
  const ofItem = (value: number) =>
    contributionsOf({
      cents: value,
      date: day,
      byCompany,
      toCooperative: content.recipient.cooperative && content.recipient.kind === 'COMPANY',
    });
  const rates = ofItem(10_000);
  const unknown = !known || issuer === null || issuer.producerKind === 'SPECIAL';
  const part = (name: 'funrural' | 'gilrat' | 'senar' | 'fucap'): Part | null => {
    if (!sale) return { rate: 0, value: 0 };
    if (byPayroll && (name === 'funrural' || name === 'gilrat')) return { rate: 0, value: 0 };
    if (unknown) return null;
    const value = content.items.reduce(
      (sum, item) => sum + ofItem((itemCents(item) ?? 0) - cents(item.discount))[name],
      0,
    );
    return { rate: rates[name], value };
  };
  const parts = {
    funrural: part('funrural'),
    gilrat: part('gilrat'),
    senar: part('senar'),
    fucap: part('fucap'),
  };
  const each = Object.values(parts);
  const due = each.every((one) => one !== null)
    ? each.reduce((sum, one) => sum + (one?.value ?? 0), 0)
    : null;
  const payer = !sale || due === 0 ? 'NONE' : content.recipient.kind === 'COMPANY' ? 'BUYER' : 'PRODUCER';
  return {
    totals: {
      items,
      discount,
      freight,
      other: 0,
      icmsBase: content.items.reduce((sum, { icms }) => sum + cents(icms.base ?? 0), 0),
      icms: content.items.reduce((sum, { icms }) => sum + cents(icms.value ?? 0), 0),
      total,
      net: total === null || due === null ? null : payer === 'BUYER' ? total - due : total,
    },
    contributions: { ...parts, total: due, payer },
  };
}

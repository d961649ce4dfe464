import { isKeyOfAnother, readAccessKey } from '@/domain/fiscal/accessKey';
import type { FiscalInvoice, FiscalParty } from '@/domain/fiscal/fiscalTypes';
import { isCpfOrCnpj } from '@/platform/format/document';
import { roundHalfAway } from '@/platform/format/number';

/** What does not fit in an invoice. None of it keeps an invoice from being entered; somebody must look. */
export type FiscalProblem =
  | 'issuerDocument'
  | 'recipientDocument'
  /** The check digit of the key is wrong. */
  | 'key'
  /** The key is another invoice's: its issuer, model, series, number or month differ. */
  | 'keyDiffers'
  /** The items do not add up to their total. */
  | 'items'
  /** The payments do not add up to the total. */
  | 'payments';

/** Whether a CPF or CNPJ, masked or not, letters included, has the right check digits. */
export function isFiscalDocument(text: string): boolean {
  return isCpfOrCnpj(text);
}

function badDocument(party: FiscalParty | null): boolean {
  return party !== null && party.document !== null && !isFiscalDocument(party.document);
}

const MODELS = { nfe: '55', nfce: '65', cte: '57' } as const;

/** A national NFS-e's 50 positions are not judged: their check digit has no published test figures. */
function keyProblem({ kind, key, issuer, number, series, issueDate }: FiscalInvoice): FiscalProblem | null {
  if (kind === 'nfse' || key === null) return null;
  const parts = readAccessKey(key);
  if (!parts) return 'key';
  const other =
    parts.model !== MODELS[kind] ||
    isKeyOfAnother(key, { issuer: issuer.document, number, series, issueDate });
  return other ? 'keyDiffers' : null;
}

/** Each figure of a sum is rounded by itself: half a cent for each of them is no mistake. */
function differs(values: readonly number[], total: number): boolean {
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.abs(roundHalfAway(sum - total, 2)) > Math.max(0.01, values.length * 0.005);
}

function itemsDiffer({ items, totals }: FiscalInvoice): boolean {
  const values = items.filter(({ outside }) => outside !== true).map(({ totalValue }) => totalValue);
  return values.length > 0 && differs(values, totals.items);
}

/** Either the whole is paid, or what is left of it: as the layout says it, or after retained taxes. */
function paymentsDiffer({ payments, totals }: FiscalInvoice): boolean {
  const values = payments.map(({ value }) => value);
  const retained = totals.taxes.reduce((sum, tax) => sum + (tax.retained ? tax.value : 0), 0);
  const owed = [totals.total, totals.total - retained, totals.net ?? totals.total];
  return values.length > 0 && owed.every((value) => differs(values, value));
}

/** What does not fit in an invoice, in the order in which it is read. */
export function checkInvoice(invoice: FiscalInvoice): FiscalProblem[] {
  const { issuer, recipient } = invoice;
  const found = [
    badDocument(issuer) && 'issuerDocument',
    badDocument(recipient) && 'recipientDocument',
    keyProblem(invoice),
    itemsDiffer(invoice) && 'items',
    paymentsDiffer(invoice) && 'payments',
  ] as const;
  return found.filter((problem) => typeof problem === 'string');
}

import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';

const CNPJ = 14;
const ROOT = 8;

/** Branches of a company have one root: what came to one of them came to the customer. */
const ownerOf = (document: string) => (document.length === CNPJ ? document.slice(0, ROOT) : document);

/**
 * Whether an invoice is between others: neither who issued it nor who receives it is the customer. Of a party without a
 * number, and of a customer whose numbers are not known, nothing is said.
 * @param own tax numbers of the customer: CPF or CNPJ without mask
 */
export function isBetweenOthers(
  { issuer, recipient }: Pick<FiscalInvoice, 'issuer' | 'recipient'>,
  own: readonly string[],
): boolean {
  if (!recipient?.document || own.length === 0) return false;
  const owners = new Set(own.map(ownerOf));
  return ![issuer.document, recipient.document].some(
    (document) => document !== null && owners.has(ownerOf(document)),
  );
}

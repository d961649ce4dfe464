import { FiscalInvoiceView } from '@/domain/fiscal/FiscalInvoiceView';
import { readFiscalRoot } from '@/domain/fiscal/readFiscalXml';
import type { FiscalInvoice } from '@/domain/fiscal/fiscalTypes';
import type { XmlElement } from '@/platform/format/xml/parseXml';
import type { Readable } from '@/platform/viewer/xml/XmlPane';

// Read once, however often it is drawn.
const known = new WeakMap<XmlElement, FiscalInvoice | null>();

function readOnce(root: XmlElement): FiscalInvoice | null {
  const before = known.get(root);
  if (before !== undefined) return before;
  const invoice = readFiscalRoot(root);
  known.set(root, invoice);
  return invoice;
}

/** An NF-e, CT-e or NFS-e as a readable invoice; null for any other XML. */
export const readableInvoice: Readable = ({ root }) => {
  const invoice = readOnce(root);
  return invoice && <FiscalInvoiceView invoice={invoice} />;
};

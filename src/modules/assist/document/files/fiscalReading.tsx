import { FiscalInvoiceView } from '@/domain/fiscal/FiscalInvoiceView';
import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import type { Readable } from '@/platform/viewer/xml/XmlPane';

type Reading = ReturnType<typeof readFiscalXml>;

let last: { readonly text: string; readonly reading: Reading } | null = null;

/** Reads an XML once, however often it is drawn. */
function readOnce(text: string): Reading {
  if (last?.text !== text) last = { text, reading: readFiscalXml(text) };
  return last.reading;
}

/** An NF-e or NFS-e as a readable invoice; null for any other XML. */
export const readableInvoice: Readable = ({ text }) => {
  const reading = readOnce(text);
  return reading.ok ? <FiscalInvoiceView invoice={reading.invoice} /> : null;
};

/** The invoice of an attachment; null when it is none. */
export async function invoiceOf(blob: Blob) {
  const reading = readOnce(await blob.text());
  return reading.ok ? reading.invoice : null;
}

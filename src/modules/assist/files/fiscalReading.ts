import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';

/** The invoice of an attachment; null when it is none. */
export async function invoiceOf(blob: Blob) {
  const reading = readFiscalXml(await blob.text());
  return reading.ok ? reading.invoice : null;
}

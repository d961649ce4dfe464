import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import { decodeXml } from '@/platform/format/xml/decodeXml';

/** The invoice of an attachment; null when it is none. */
export async function invoiceOf(blob: Blob) {
  const reading = readFiscalXml(decodeXml(new Uint8Array(await blob.arrayBuffer())));
  return reading.ok ? reading.invoice : null;
}

import type { Zippable } from 'fflate';
import { downloadFile } from '@/platform/export/downloadFile';
import type { RuralInvoice } from './ruralInvoiceTypes';
import { ruralInvoicesService } from './ruralInvoicesService';

/** As the tax office names such files. */
const xmlName = ({ accessKey }: Pick<RuralInvoice, 'accessKey'>) => `NFe${accessKey}.xml`;

/** Saves the file of one invoice, or those of several as one archive. */
export async function saveXmls(invoices: readonly RuralInvoice[], archive: string): Promise<void> {
  const [only, other] = invoices;
  if (only && !other) {
    downloadFile(await ruralInvoicesService.xml(only.id), xmlName(only));
    return;
  }
  const { zip } = await import('fflate');
  const files: Zippable = {};
  // One after the other: the server signs nothing anew, and a slow line is not filled by a hundred at once.
  for (const invoice of invoices) {
    const blob = await ruralInvoicesService.xml(invoice.id);
    files[xmlName(invoice)] = new Uint8Array(await blob.arrayBuffer());
  }
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(files, (error, data) => (error ? reject(error) : resolve(data))),
  );
  downloadFile(new Blob([bytes], { type: 'application/zip' }), archive);
}

import { formatNumber } from '@/platform/format/number';
import { matchesSearch } from '@/platform/format/text';
import type { ProducerDocument } from '../../assistWire';

/** Documents that a producer finds by what they remember: number, file, issuer, value, who has sent it, the note. */
export function findDocuments(rows: readonly ProducerDocument[], query: string): readonly ProducerDocument[] {
  if (!query.trim()) return rows;
  return rows.filter(({ identificationNumber, attachments, senderUserName, note, preReleasedInvoice }) => {
    const invoice = preReleasedInvoice;
    const texts = [
      String(identificationNumber),
      senderUserName,
      note,
      ...attachments.map(({ fileName }) => fileName),
      invoice?.partnerName,
      invoice?.documentNumber,
      formatNumber(invoice?.totalValue, { thousands: false }),
    ];
    return matchesSearch(texts.filter(Boolean).join(' '), query);
  });
}

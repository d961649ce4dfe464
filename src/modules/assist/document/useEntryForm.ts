import { useMemo } from 'react';
import { type InvoiceEntry, toEntry } from '@/domain/invoices/invoiceEntry';
import type { DraftOptions } from '@/platform/drafts/useDraft';
import { useAppForm } from '@/platform/forms/useAppForm';
import type { AssistDocumentDetails } from '../assistWire';

/** Where drafts of documents lie: whichever tab of the desk they were opened from. */
export const DRAFT_ROUTE = '/assist/documento';
const VERSION = 1;

/**
 * The form of a document's entry; what is typed into it is kept until it is saved.
 * `keeps`: it may be typed into, or will be as soon as the document is claimed.
 */
export function useEntryForm({ document, preReleasedInvoice }: AssistDocumentDetails, keeps: boolean) {
  const draft = useMemo(
    (): DraftOptions => ({ key: `document:${document.id}`, route: DRAFT_ROUTE, version: VERSION }),
    [document.id],
  );
  const form = useAppForm<InvoiceEntry>({
    schema: () => import('@/domain/invoices/entrySchema').then((file) => file.entrySchema),
    defaultValues: toEntry(preReleasedInvoice),
    draft: keeps ? draft : undefined,
    guardParams: ['modo'],
  });
  return { form, draft };
}

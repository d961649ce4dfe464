import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { asAppError } from '@/platform/http/appError';
import { withdrawalOf } from '@/platform/http/failedCalls';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import type { AssistDocument } from '../assistWire';
import { assistService } from '../assistService';

interface ClosingOptions {
  readonly document: AssistDocument;
  readonly form: AppFormApi<InvoiceEntry>;
  readonly goOn: (changed: AssistDocument | null, done: string) => Promise<void>;
}

/** The two ends of a document that is not entered: it could not be identified, or is cancelled. */
export function useClosing({ document, form, goOn }: ClosingOptions) {
  const { t } = useTranslation('assistDocument');
  const busy = useRef(false);
  const { id, identificationNumber: number } = document;

  const close = async (call: () => Promise<AssistDocument | null>, done: string) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const changed = await call();
      // The document is closed: what was typed of it has nowhere to go.
      form.guard.release();
      form.draft.clear();
      await goOn(changed, done);
    } finally {
      busy.current = false;
    }
  };
  /** What it throws is shown by the dialog that asks for the justification. */
  const fail = (justification: string) =>
    close(() => assistService.failIdentification(id, justification), t('fail.done', { number }));

  const cancel = async () => {
    const sure = await confirm({
      title: t('cancel.title', { number }),
      body: t('cancel.body', { customer: document.customerName }),
      confirmLabel: t('cancel.confirm'),
      cancelLabel: t('cancel.stay'),
      danger: true,
    });
    if (!sure) return;
    try {
      await close(() => assistService.cancel(id), t('cancel.done', { number }));
    } catch (thrown) {
      const error = asAppError(thrown);
      // Of a 500 the whole application has spoken already.
      if (error.kind === 'server') return;
      const said = error.kind === 'validation' ? error.message : undefined;
      toast({ tone: 'danger', text: said ?? t('cancel.failed'), withdrawn: withdrawalOf(error) });
    }
  };
  return { fail, cancel };
}

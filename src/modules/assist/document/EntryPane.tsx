import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import type { DraftOptions } from '@/platform/drafts/useDraft';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import type { AssistDocumentDetails } from '../assistWire';
import { AiReadingNotice } from './entry/AiReadingNotice';
import { DuplicateNotice } from './entry/DuplicateNotice';
import { EntryForm } from './entry/EntryForm';
import { ForeignNotice, XmlNotice } from './entry/Notices';
import { ProblemList } from '@/domain/invoices/form/ProblemList';
import { useDuplicates } from './entry/useDuplicates';
import { useLiveProblems } from '@/domain/invoices/form/useLiveProblems';
import { useXmlFill } from './entry/useXmlFill';
import { EntryFoot } from './EntryFoot';
import type { BlobShelf } from '@/domain/invoices/files/blobShelf';
import type { AiReadings } from './useAiReading';
import type { useFinish } from './useFinish';

interface EntryPaneProps {
  readonly form: AppFormApi<InvoiceEntry>;
  readonly draft: DraftOptions;
  readonly details: AssistDocumentDetails;
  readonly readings: AiReadings;
  readonly shelf: BlobShelf;
  readonly readOnly: boolean;
  readonly finishing: Pick<ReturnType<typeof useFinish>, 'attempt' | 'running' | 'onSubmit' | 'finish'>;
}

/** The entry with what is to be said of it: an XML that fills it, possible duplicates, what stands against finishing. */
export function EntryPane({ form, draft, details, readings, shelf, readOnly, finishing }: EntryPaneProps) {
  const { document } = details;
  const { attempt, running, onSubmit, finish } = finishing;
  const problems = useLiveProblems(form, attempt);
  const duplicates = useDuplicates(form, document.id, !readOnly);
  const xml = useXmlFill({
    form,
    draft,
    shelf,
    attachments: document.customerAssistDocumentAttachments,
    customerId: document.customerId,
    enabled: !readOnly,
  });
  return (
    <EntryForm
      form={form}
      details={details}
      readings={readings}
      readOnly={readOnly}
      onSubmit={onSubmit}
      notices={
        <>
          {attempt > 0 && <ProblemList form={form} problems={problems} attempt={attempt} />}
          <DuplicateNotice rows={duplicates} />
          {!readOnly && <ForeignNotice foreign={xml.foreign} />}
          {!readOnly && <XmlNotice xml={xml} />}
          {!readOnly && readings.arrived && (
            <AiReadingNotice
              form={form}
              reading={readings.arrived}
              readings={readings}
              customerId={document.customerId}
            />
          )}
        </>
      }
      foot={readOnly ? null : <EntryFoot running={running} onFinish={finish} />}
    />
  );
}

import { useWatch } from 'react-hook-form';
import { useDebounce } from 'use-debounce';
import { duplicateQuestion } from '@/domain/invoices/invoiceChecks';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import type { DraftOptions } from '@/platform/drafts/useDraft';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import type { AssistDocumentDetails, AssistDuplicate } from '../assistWire';
import { assistService } from '../assistService';
import { AiReadingNotice } from './entry/AiReadingNotice';
import { DuplicateNotice } from './entry/DuplicateNotice';
import { EntryForm } from './entry/EntryForm';
import { ForeignNotice, XmlNotice } from './entry/Notices';
import { ProblemList } from '@/domain/invoices/form/ProblemList';
import { useLiveProblems } from '@/domain/invoices/form/useLiveProblems';
import { useXmlFill } from './entry/useXmlFill';
import { EntryFoot } from './EntryFoot';
import type { BlobShelf } from '@/domain/invoices/files/blobShelf';
import type { AiReadings } from './useAiReading';
import type { useFinish } from './useFinish';

/** A typed number is checked when the typing rests. */
const REST_MS = 600;
const NONE: readonly AssistDuplicate[] = [];

const sameInvoices = createQuery('assist', 'duplicates', assistService.duplicates, TRANSIENT);

/** Documents that were entered with the same issuer, number and value; requested as soon as the three are there. */
function useDuplicates(form: AppFormApi<InvoiceEntry>, exceptId: number, asks: boolean) {
  const [partnerDocument, documentNumber, totalValue] = useWatch({
    control: form.control,
    name: ['partnerDocument', 'documentNumber', 'totalValue'],
  });
  const question = duplicateQuestion({ partnerDocument, documentNumber, totalValue });
  const asText = JSON.stringify(question);
  const [rested] = useDebounce(asText, REST_MS);
  // Finishing requests again, and says so when no answer comes.
  const isDue = asks && question !== null && rested === asText;
  const { data } = useQuery(sameInvoices, isDue ? { ...question, exceptId } : null);
  return data ?? NONE;
}

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

import { useWatch } from 'react-hook-form';
import { useDebounce } from 'use-debounce';
import { duplicateQuestion } from '@/domain/invoices/invoiceChecks';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { useAnswer } from '@/platform/store/useAnswer';
import type { AssistDuplicate } from '../../assistWire';
import { assistService } from '../../assistService';

/** A typed number is checked when the typing rests. */
const REST_MS = 600;
const NONE: readonly AssistDuplicate[] = [];

/** Documents that were entered with the same issuer, number and value; requested as soon as the three are there. */
export function useDuplicates(form: AppFormApi<InvoiceEntry>, exceptId: number, asks: boolean) {
  const [partnerDocument, documentNumber, totalValue] = useWatch({
    control: form.control,
    name: ['partnerDocument', 'documentNumber', 'totalValue'],
  });
  const question = duplicateQuestion({ partnerDocument, documentNumber, totalValue });
  const asText = asks && question !== null ? JSON.stringify(question) : null;
  const [rested] = useDebounce(asText, REST_MS);
  // Finishing requests again, and says so when no answer comes.
  const { data } = useAnswer(rested === asText ? asText : null, async (signal) =>
    question ? assistService.duplicates({ ...question, exceptId }, signal) : NONE,
  );
  return data ?? NONE;
}

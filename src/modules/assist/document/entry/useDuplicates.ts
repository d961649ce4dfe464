import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { duplicateQuestion } from '@/domain/invoices/invoiceChecks';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { useSame } from '@/platform/react/useSame';
import type { AssistDuplicate } from '../../assistWire';
import { assistService } from '../../assistService';

/** A typed number is checked when the typing rests. */
const REST_MS = 600;
const NONE: readonly AssistDuplicate[] = [];

/** Documents that were entered with the same issuer, number and value; requested as soon as the three are there. */
export function useDuplicates(form: AppFormApi<InvoiceEntry>, exceptId: number, asks: boolean) {
  const [found, setFound] = useState<{ readonly of: string; readonly rows: readonly AssistDuplicate[] }>({
    of: '',
    rows: NONE,
  });
  const [partnerDocument, documentNumber, totalValue] = useWatch({
    control: form.control,
    name: ['partnerDocument', 'documentNumber', 'totalValue'],
  });
  const question = duplicateQuestion({ partnerDocument, documentNumber, totalValue });
  const same = useSame(asks ? question : null);
  const asText = same === null ? '' : JSON.stringify(same);
  useEffect(() => {
    if (same === null) return undefined;
    const call = new AbortController();
    const timer = setTimeout(() => {
      assistService.duplicates({ ...same, exceptId }, call.signal).then(
        (rows) => setFound({ of: asText, rows }),
        // Finishing requests again, and says so when no answer comes.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [same, asText, exceptId]);
  return found.of === asText ? found.rows : NONE;
}

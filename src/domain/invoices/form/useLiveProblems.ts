import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { checkInvoice, type InvoiceProblem } from '../invoiceChecks';
import type { InvoiceEntry } from '../invoiceEntry';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { problemMessage } from './problemMessage';

const NONE: readonly InvoiceProblem[] = [];
type Name = Parameters<AppFormApi<InvoiceEntry>['setError']>[0];

/** Once somebody has tried to finish, what stands against it, as it is now: at each field and for the list of all. */
export function useLiveProblems(form: AppFormApi<InvoiceEntry>, attempt: number): readonly InvoiceProblem[] {
  const { control, setError, clearErrors } = form;
  const values = useWatch({ control }) as InvoiceEntry;
  const problems = useMemo(() => (attempt > 0 ? checkInvoice(values) : NONE), [attempt, values]);
  const shown = useRef<readonly string[]>([]);
  const asText = JSON.stringify(problems);
  useEffect(() => {
    const now = JSON.parse(asText) as readonly InvoiceProblem[];
    const fields = new Set(now.map(({ field }) => field));
    for (const field of shown.current) if (!fields.has(field)) clearErrors(field as Name);
    for (const problem of now.toReversed()) {
      setError(problem.field as Name, {
        type: 'check',
        // Put into words where it is shown.
        message: problemMessage(problem) as unknown as string,
      });
    }
    shown.current = [...fields];
  }, [asText, attempt, setError, clearErrors]);
  return problems;
}

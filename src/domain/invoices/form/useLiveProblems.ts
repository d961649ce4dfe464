import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { checkInvoice, type InvoiceProblem } from '../invoiceChecks';
import type { InvoiceEntry } from '../invoiceEntry';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { useSame } from '@/platform/react/useSame';
import { useStable } from '@/platform/react/useStable';
import { problemMessage } from './problemMessage';

const NONE: readonly InvoiceProblem[] = [];
type Name = Parameters<AppFormApi<InvoiceEntry>['getFieldState']>[0];

/** Once somebody has tried to finish, what stands against it, as it is now: at each field and for the list of all. */
export function useLiveProblems(form: AppFormApi<InvoiceEntry>, attempt: number): readonly InvoiceProblem[] {
  const { control, setError, clearErrors, subscribe, getFieldState } = form;
  const values = useWatch({ control }) as InvoiceEntry;
  const problems = useMemo(() => (attempt > 0 ? checkInvoice(values) : NONE), [attempt, values]);
  const shown = useRef(NONE);
  const now = useSame(problems);
  const say = useStable((problem: InvoiceProblem) =>
    setError(problem.field as Name, {
      type: 'check',
      // Put into words where it is shown.
      message: problemMessage(problem) as unknown as string,
    }),
  );
  useEffect(() => {
    const fields = new Set(now.map(({ field }) => field));
    const solved = shown.current.filter(({ field }) => !fields.has(field));
    shown.current = now;
    for (const { field } of solved) clearErrors(field as Name);
    now.toReversed().forEach(say);
  }, [now, attempt, say, clearErrors]);
  // The form's own check of a field that is typed in, or of all when it is saved, takes away what it does not know of.
  useEffect(
    () =>
      subscribe({
        formState: { errors: true },
        callback: () => shown.current.filter(({ field }) => !getFieldState(field as Name).error).forEach(say),
      }),
    [subscribe, getFieldState, say],
  );
  return problems;
}

import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCustomer } from '@/domain/identity/selectors';
import type { EntryContextValue } from '@/domain/invoices/form/entryContext';
import { InvoiceFields } from '@/domain/invoices/form/InvoiceFields';
import { ProblemList } from '@/domain/invoices/form/ProblemList';
import { useLiveProblems } from '@/domain/invoices/form/useLiveProblems';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import { AppForm } from '@/platform/forms/AppForm';
import { useAppForm } from '@/platform/forms/useAppForm';
import { href } from '@/platform/routing/href';
import { EntryActions } from './EntryActions';
import type { PreLaunch } from './preLaunchRow';
import { ReturnDialog } from './ReturnDialog';
import { useEntrySaving } from './useEntrySaving';

const Side = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

const filling = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > [role="status"], & > [role="alert"]': { mx: 2, mt: 1.5, mb: 0 },
} as const;

interface PreLaunchEntryProps {
  readonly row: PreLaunch;
  readonly notices: ReactNode;
}

/** The form of a document that Assist has entered: saved, released, or sent back. */
export function PreLaunchEntry({ row, notices }: PreLaunchEntryProps) {
  const { t } = useTranslation('financePreLaunch');
  const navigate = useNavigate();
  const customerId = useCustomer()?.customerId;
  const readOnly = row.situation !== 'TO_RELEASE';
  const form = useAppForm<InvoiceEntry>({
    schema: () => import('@/domain/invoices/entrySchema').then((file) => file.entrySchema),
    defaultValues: row.entry,
    draft: readOnly ? undefined : { key: `preLaunch:${row.id}`, route: '/pre-lancamento-edicao' },
    guardParams: ['documento'],
  });
  const { frame, onSubmitCapture, ...saving } = useEntrySaving(row);
  const [returning, setReturning] = useState<ReturnType<typeof saving.versioned> | null>(null);
  const problems = useLiveProblems(form, saving.attempt);
  const entry = useMemo(
    (): EntryContextValue => ({ customerId, readOnly, readByAi: new Set(), confirm: () => undefined }),
    [customerId, readOnly],
  );
  return (
    <Side ref={frame} onSubmitCapture={onSubmitCapture}>
      <AppForm form={form} label={t('edit.form')} onSubmit={saving.onSubmit} sx={filling}>
        <InvoiceFields
          entry={entry}
          notices={
            <>
              {notices}
              {saving.attempt > 0 && <ProblemList form={form} problems={problems} attempt={saving.attempt} />}
            </>
          }
        />
        {!readOnly && (
          <EntryActions
            running={saving.running}
            onRelease={saving.release}
            // What is typed and not saved does not go back with the document: that is asked before, not after.
            onReturn={() =>
              void form.leave(() => {
                form.reset();
                setReturning(saving.versioned());
              })
            }
          />
        )}
      </AppForm>
      {returning && (
        <ReturnDialog
          row={returning}
          onReturned={() => void navigate(href('financePreLaunch'))}
          onClose={() => setReturning(null)}
        />
      )}
    </Side>
  );
}

import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/platform/forms/fields/ToggleField';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { adjustmentRefusal, datedOf } from '../rules/adjustments';
import { cancelUntil, eventText, REASON_LENGTH } from '../rules/deadlines';
import { ruralInvoices } from '../ruralInvoicesSlice';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import { DeadlineLine } from './DeadlineLine';
import { cancelSchema } from './eventsSchemas';
import { eventsService } from './eventsService';
import { invoiceCancelled } from './eventsSlice';
import { useNow } from './useNow';

interface CancelDialogProps {
  readonly invoice: RuralInvoice;
  readonly onClose: () => void;
}

/** Cancels an invoice while its deadline runs; says what that takes back. */
export function CancelDialog({ invoice, onClose }: CancelDialogProps) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const dispatch = useAppDispatch();
  const until = cancelUntil(datedOf(invoice));
  const now = useNow([until]);
  const refusal = adjustmentRefusal('CANCEL', invoice, now);
  const form = useAppForm({
    schema: cancelSchema,
    defaultValues: { reason: '', notMoved: false },
    draft: { key: `ruralInvoiceCancel:${invoice.id}`, route: '/nota-rural/ajustes' },
  });
  const submit = async ({ reason }: { reason: string }) => {
    try {
      await eventsService.cancel(invoice, eventText(reason));
    } catch (thrown) {
      // Somebody may have done something with it meanwhile: the next press is about what it is now.
      dispatch(ruralInvoices.written());
      throw thrown;
    }
    toast({ tone: 'success', text: t('cancel.done', { number: invoice.number }) });
    onClose();
    dispatch(invoiceCancelled());
  };
  const made = invoice.titleIds.length;
  return (
    <FormDialog
      form={form}
      title={t('cancel.title', { number: invoice.number })}
      onSubmit={submit}
      onClose={onClose}
      saveLabel={t('cancel.action')}
      disabledReason={refusal === null ? undefined : t(`refusals.${refusal}`)}
    >
      <DeadlineLine until={until} state={invoice.issuer.address.state} now={now} />
      <Typography sx={{ my: 2 }}>{t('cancel.text', { name: invoice.recipient.name })}</Typography>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {[
          made > 0 && t('cancel.titles', { count: made }),
          invoice.documentId !== null && t('cancel.document'),
          invoice.loadNumber !== '' && t('cancel.load', { number: invoice.loadNumber }),
          t('cancel.final'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
      <MultilineField
        name="reason"
        label={t('cancel.reason')}
        format={false}
        maxLength={REASON_LENGTH.most}
        rows={3}
        autoFocus
        required
      />
      <CheckboxField name="notMoved" label={t('cancel.notMoved')} required />
    </FormDialog>
  );
}

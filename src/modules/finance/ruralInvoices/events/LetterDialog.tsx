import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormValues } from '@/platform/forms/useFormValues';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { adjustmentRefusal, datedOf } from '../rules/adjustments';
import { CORRECTABLE, dropsFormer, FORBIDDEN, forbiddenMentions, lettersOf } from '../rules/corrections';
import { eventText, LETTER_LENGTH, letterUntil } from '../rules/deadlines';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import { ruralInvoices } from '../ruralInvoicesSlice';
import { DeadlineLine } from './DeadlineLine';
import { letterSchema } from './eventsSchemas';
import { eventsService } from './eventsService';
import { useNow } from './useNow';

interface LetterDialogProps {
  readonly invoice: RuralInvoice;
  readonly onClose: () => void;
}

/** What the text seems to do that it may not, or leaves out. */
function TextWarnings({ former }: { readonly former: string }) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const { text } = useFormValues<{ text: string }>();
  const mentions = forbiddenMentions(text ?? '');
  return (
    <div role="status">
      {mentions.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('letter.mentions', { what: mentions.map((kind) => t(`forbidden.${kind}`)).join('; ') })}
        </Alert>
      )}
      {dropsFormer(former, text ?? '') && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('letter.drops')}
        </Alert>
      )}
    </div>
  );
}

/** Writes the next letter of correction: it replaces the former one, whose text is carried on. */
export function LetterDialog({ invoice, onClose }: LetterDialogProps) {
  const { t } = useTranslation('ruralInvoiceEvents');
  const dispatch = useAppDispatch();
  const { next, left, text: former } = lettersOf(invoice.events);
  const until = letterUntil(datedOf(invoice));
  const now = useNow([until]);
  const refusal = adjustmentRefusal('CORRECT', invoice, now);
  const form = useAppForm({
    schema: letterSchema,
    defaultValues: { text: former },
    draft: {
      key: `ruralInvoiceLetter:${invoice.id}`,
      route: '/nota-rural/ajustes',
      basis: `${invoice.id}:${next}`,
    },
  });
  const submit = async ({ text }: { text: string }) => {
    try {
      await eventsService.correct(invoice, eventText(text), next);
    } catch (thrown) {
      // Another letter may have been registered meanwhile: the next press is about what the invoice is now.
      dispatch(ruralInvoices.written());
      throw thrown;
    }
    toast({ tone: 'success', text: t('letter.done', { sequence: next }) });
    onClose();
    dispatch(ruralInvoices.written());
  };
  return (
    <FormDialog
      form={form}
      title={t('letter.title', { sequence: next, number: invoice.number })}
      onSubmit={submit}
      onClose={onClose}
      saveLabel={t('letter.action')}
      disabledReason={refusal === null ? undefined : t(`refusals.${refusal}`)}
    >
      <DeadlineLine until={until} state={invoice.issuer.address.state} now={now} />
      <Typography sx={{ my: 2 }}>
        {t('letter.left', { count: left })} {former === '' ? '' : t('letter.carried', { sequence: next - 1 })}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {t('letter.may', { what: CORRECTABLE.map((kind) => t(`correctable.${kind}`)).join('; ') })}
      </Typography>
      <Typography sx={{ mb: 2 }}>
        {t('letter.mayNot', { what: FORBIDDEN.map((kind) => t(`forbidden.${kind}`)).join('; ') })}
      </Typography>
      <MultilineField
        name="text"
        label={t('letter.text')}
        format={false}
        maxLength={LETTER_LENGTH.most}
        rows={5}
        autoFocus
        required
      />
      <TextWarnings former={former} />
    </FormDialog>
  );
}

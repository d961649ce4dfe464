import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import { closeDay } from '../balanceService';
import { balanceWritten } from '../balanceSlice';

interface ReopenDialogProps {
  readonly day: LocalDate;
  readonly onClose: () => void;
}

/** Opens a day that was closed: its figures follow the registers again. */
export function ReopenDialog({ day, onClose }: ReopenDialogProps) {
  const { t } = useTranslation('financeBalance');
  const dispatch = useAppDispatch();
  const form = useAppForm<{ reason: string }>({
    schema: async () => (await import('./reopenSchema')).reopenSchema,
    defaultValues: { reason: '' },
    draft: { key: `balanco.reabrir:${day}` },
  });
  const save = async ({ reason }: { reason: string }) => {
    await closeDay(day, false, reason);
    toast({ tone: 'success', text: t('reopen.done', { date: dayText(day) }) });
    onClose();
    dispatch(balanceWritten());
  };
  return (
    <FormDialog
      form={form}
      title={t('reopen.title', { date: dayText(day) })}
      size="s"
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('reopen.action')}
    >
      <TextField name="reason" label={t('adjust.reason')} helper={t('reopen.help')} required autoFocus />
    </FormDialog>
  );
}

import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toast } from '@/platform/ui/toast';
import type { PreLaunch } from './preLaunchRow';
import { preLaunchService } from './preLaunchService';

const LIMIT = 1000;
const schema = object({ reason: string().trim().max(LIMIT).required() });

interface ReturnDialogProps {
  readonly row: PreLaunch;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Sends a document back to the desk of Assist, with the reason. */
export function ReturnDialog({ row, onDone, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('financePreLaunch');
  const form = useAppForm({
    schema,
    defaultValues: { reason: '' },
    draft: { key: `preLaunchReturn:${row.id}`, route: '/pre-lancamento' },
  });
  const submit = async ({ reason }: { reason: string }) => {
    await preLaunchService.giveBack(row, reason);
    toast({ tone: 'success', text: t('giveBack.done', { number: row.number }) });
    onClose();
    onDone();
  };
  return (
    <FormDialog
      form={form}
      title={t('giveBack.title', { number: row.number })}
      onSubmit={submit}
      onClose={onClose}
      saveLabel={t('giveBack.action')}
    >
      <MultilineField
        name="reason"
        label={t('giveBack.reason')}
        helper={t('giveBack.help')}
        format={false}
        maxLength={LIMIT}
        rows={4}
        autoFocus
        required
      />
    </FormDialog>
  );
}

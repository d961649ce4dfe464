import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { preLaunchService, type Versioned } from './preLaunchService';
import { preLaunches } from './preLaunchSlice';

const LIMIT = 1000;
const schema = object({ reason: string().trim().max(LIMIT).required() });

interface ReturnDialogProps {
  readonly row: Versioned & { readonly number: number | null };
  readonly onClose: () => void;
  /** Where the document is no longer to be worked on, what comes next. */
  readonly onReturned?: () => void;
}

/** Sends a document back to the desk of Assist, with the reason. */
export function ReturnDialog({ row, onClose, onReturned }: ReturnDialogProps) {
  const { t } = useTranslation('financePreLaunch');
  const dispatch = useAppDispatch();
  const form = useAppForm({
    schema,
    defaultValues: { reason: '' },
    draft: { key: `preLaunchReturn:${row.id}`, route: '/pre-lancamento' },
  });
  const submit = async ({ reason }: { reason: string }) => {
    await preLaunchService.giveBack(row, reason);
    toast({ tone: 'success', text: t('giveBack.done', { number: row.number }) });
    onClose();
    dispatch(preLaunches.written());
    onReturned?.();
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

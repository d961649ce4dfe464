import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { PasswordField } from '@/platform/forms/fields/PasswordField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import type { AppError } from '@/platform/http/appError';
import { toast } from '@/platform/ui/toast';
import { useTry } from '@/platform/ui/useTry';
import { DIALOG_PARAMS } from '../accountDialogs';
import type { PasswordValues } from '../accountSchemas';
import { changePassword } from '../accountService';
import { PasswordStrengthHint } from '../components/PasswordStrengthHint';

/** Changes the own password. The server's message is shown as it comes; only its yes closes the dialog. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const userId = useIdentity()?.id ?? '';
  const begin = useTry();
  const form = useAppForm<PasswordValues>({
    schema: () => import('../accountSchemas').then((all) => all.passwordFormSchema),
    defaultValues: { currentPassword: null, newPassword: null, confirmPassword: null },
    guardParams: DIALOG_PARAMS,
  });
  const save = async (values: PasswordValues) => {
    const withdrawn = begin();
    const { changed, message } = await changePassword(userId, values);
    if (!changed) {
      toast({ tone: 'danger', text: message ?? t('password.refused'), withdrawn });
      throw { kind: 'validation', status: 200, fields: {} } satisfies AppError;
    }
    toast({ tone: 'success', text: message ?? t('password.changed') });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('password.title')}
      size="s"
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('password.save')}
    >
      <FieldGrid>
        <PasswordField
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
          required
          autoFocus
        />
        <PasswordField
          name="newPassword"
          label={t('password.new')}
          autoComplete="new-password"
          required
          helper={<PasswordStrengthHint name="newPassword" />}
        />
        <PasswordField
          name="confirmPassword"
          label={t('password.confirm')}
          autoComplete="new-password"
          required
        />
      </FieldGrid>
    </FormDialog>
  );
}

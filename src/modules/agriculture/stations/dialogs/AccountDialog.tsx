import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { PasswordField } from '@/platform/forms/fields/PasswordField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { confirm } from '@/platform/ui/confirm';
import { takeBack, notifyFailed } from '@/platform/ui/notifyFailed';
import { toast } from '@/platform/ui/toast';
import { partnerToken, usePartnerToken } from '../partnerToken';
import { connectAccount, disconnectAccount } from '../stationsService';
import { ACCOUNT } from '../stationsState';

interface AccountDialogProps {
  /** The account that is connected by now. */
  readonly account: string | null;
  readonly onClose: () => void;
}

interface AccountValues {
  account: string;
  token: string;
}

/** Connects the partner's account. Its token is kept in memory while the page is open, and is in no draft. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation('agricultureStations');
  const dispatch = useAppDispatch();
  const token = usePartnerToken();
  const form = useAppForm<AccountValues>({
    schema: () => import('../schemas').then((all) => all.accountFormSchema),
    defaultValues: { account: account ?? '', token: '' },
    draft: { key: 'agriculture.partnerAccount', omit: ['token'] },
  });
  const connect = async (values: AccountValues) => {
    await connectAccount(values.account.trim(), values.token);
    partnerToken.keep(values.token);
    toast({ tone: 'success', text: t('account.done') });
    dispatch(invalidate([ACCOUNT]));
    onClose();
  };
  const disconnect = async () => {
    const sure = await confirm({
      title: t('account.disconnectTitle'),
      body: t('account.disconnectBody'),
      confirmLabel: t('account.disconnect'),
      danger: true,
    });
    if (!sure) return;
    takeBack(t('account.disconnectFailed'));
    try {
      await disconnectAccount();
      partnerToken.forget();
      toast({ tone: 'success', text: t('account.disconnected') });
      dispatch(invalidate([ACCOUNT]));
      onClose();
    } catch (thrown) {
      notifyFailed(thrown, t('account.disconnectFailed'));
    }
  };
  return (
    <FormDialog
      form={form}
      title={t('account.title')}
      size="s"
      onSubmit={connect}
      onClose={onClose}
      saveLabel={t('account.save')}
    >
      <p style={{ margin: '0 0 16px' }}>{token === null ? t('account.text') : t('account.connected')}</p>
      <FieldGrid>
        <TextField name="account" label={t('account.account')} format={false} required />
        <PasswordField
          name="token"
          autoComplete="new-password"
          label={t('account.token')}
          helper={t('account.tokenHelper')}
          required
        />
      </FieldGrid>
      {account && (
        <Button color="error" onClick={() => void disconnect()}>
          {t('account.disconnect')}
        </Button>
      )}
    </FormDialog>
  );
}

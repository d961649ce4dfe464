import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditNotificationsOutlined from '@mui/icons-material/EditNotificationsOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import type { RowAction } from '@/platform/grid/rowActions';
import { useOpenOverlayByName } from '@/platform/routing/useOpenOverlayByName';
import { useAppDispatch } from '@/platform/store/hooks';
import type { ConfirmRequest } from '@/platform/ui/confirm';
import { NOTIFICATION_SETTINGS } from '../accountOverlayNames';
import type { LicenceRow } from '../accountWire';
import { releaseLicence, resendEmail } from '../accountService';
import { users } from '../accountSlice';
import type { AccountTab } from '../rules/accountTab';
import { isLocked, mayEdit } from '../rules/licences';
import { changeUser } from './changeUser';

interface Around {
  tab: AccountTab;
  staff: boolean;
  onEdit: (id: string) => void;
}

/** What can be done with a user of the account, by the list the user stands in. */
export function useUserActions({ tab, staff, onEdit }: Around): RowAction<LicenceRow>[] {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const viewer = useCustomer();
  const openSettings = useOpenOverlayByName(NOTIFICATION_SETTINGS);

  return useMemo(() => {
    const change = (row: LicenceRow, question: ConfirmRequest, run: () => Promise<unknown>, done: string) =>
      void changeUser({
        id: row.id,
        question,
        run,
        done,
        words: {
          refused: t('users.refused'),
          forbidden: t('users.forbidden'),
          unconfirmed: t('users.unconfirmed'),
        },
        after: () => dispatch(users.written()),
      });
    const pending = tab === 'pendencias';
    const actions: RowAction<LicenceRow>[] = [];
    if (!staff)
      actions.push({
        id: 'edit',
        label: t('users.edit'),
        icon: EditOutlined,
        primary: true,
        hidden: (row) => !mayEdit(row, viewer),
        run: (row) => onEdit(String(row.id)),
      });
    if (pending)
      actions.push(
        {
          id: 'release',
          label: t('users.release.action'),
          icon: HowToRegOutlined,
          run: (row) =>
            change(
              row,
              {
                title: t('users.release.title'),
                body: t('users.release.body', { name: row.user.name }),
                confirmLabel: t('users.release.action'),
              },
              () => releaseLicence(row.id),
              t('users.release.done'),
            ),
        },
        {
          id: 'resend',
          label: t('users.resend.action'),
          icon: ForwardToInboxOutlined,
          run: (row) =>
            change(
              row,
              {
                title: t('users.resend.title'),
                body: t('users.resend.body', { email: row.user.email }),
                confirmLabel: t('users.resend.action'),
              },
              () => resendEmail(row.id, staff),
              t('users.resend.done'),
            ),
        },
      );
    else if (openSettings)
      actions.push({
        id: 'notifications',
        label: t('users.notifications'),
        icon: EditNotificationsOutlined,
        run: (row) =>
          openSettings({ linkId: String(row.id), userId: String(row.user.id), userName: row.user.name }),
      });
    if (!staff)
      actions.push({
        id: 'delete',
        label: t('users.delete.action'),
        icon: DeleteOutlined,
        hidden: isLocked,
        run: (row) =>
          change(
            row,
            {
              title: t('users.delete.title'),
              body: t('users.delete.body', { name: row.user.name }),
              confirmLabel: t('users.delete.action'),
              danger: true,
            },
            () => dispatch(users.remove(row.id)),
            t('common:recordDeleted'),
          ),
      });
    return actions;
  }, [t, dispatch, viewer, openSettings, tab, staff, onEdit]);
}

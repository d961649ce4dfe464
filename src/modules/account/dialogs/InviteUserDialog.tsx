import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { AppDialog } from '@/platform/ui/AppDialog';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { users } from '../accountSlice';
import { InviteUserForm } from './InviteUserForm';

interface InviteUserDialogProps {
  /** The licence whose invitation is edited; null invites somebody new. */
  readonly userId: string | null;
  readonly onClose: () => void;
}

export function InviteUserDialog({ userId, onClose }: InviteUserDialogProps) {
  if (userId !== null) return <LoadedInvitation key={userId} userId={userId} onClose={onClose} />;
  return <InviteUserForm invitation={null} onClose={onClose} />;
}

/** Loads the invitation first; what cannot be loaded says why, in the form's place. */
function LoadedInvitation({ userId, onClose }: { readonly userId: string; readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const item = useAppSelector(users.selectItem);
  const retry = useLoad(userId, (dispatch) => dispatch(users.loadItem(userId)));
  const mine = item.id === userId;
  if (mine && item.status === 'ready' && item.data)
    return <InviteUserForm invitation={item.data} onClose={onClose} />;
  return (
    <AppDialog title={t('invite.edit')} size="l" full onClose={onClose}>
      <DialogContent>
        {mine && item.status === 'failed' ? (
          item.error?.kind === 'validation' ? (
            <EmptyState title={t('invite.notFound')} />
          ) : item.error?.kind === 'forbidden' ? (
            <ForbiddenState />
          ) : (
            <ErrorState
              onRetry={retry}
              code={item.error?.kind === 'server' ? item.error.status : undefined}
            />
          )
        ) : (
          <Loading>
            <SkeletonText lines={6} lineHeight={40} />
          </Loading>
        )}
      </DialogContent>
    </AppDialog>
  );
}

import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { useItem } from '@/platform/store/useResource';
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
  const { data, status, error, retry } = useItem(users, userId);
  if (status === 'ready' && data) return <InviteUserForm invitation={data} onClose={onClose} />;
  return (
    <AppDialog title={t('invite.edit')} size="l" full onClose={onClose}>
      <DialogContent>
        {status === 'failed' ? (
          error?.kind === 'validation' ? (
            <EmptyState title={t('invite.notFound')} />
          ) : error?.kind === 'forbidden' ? (
            <ForbiddenState />
          ) : (
            <ErrorState onRetry={retry} code={error?.kind === 'server' ? error.status : undefined} />
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

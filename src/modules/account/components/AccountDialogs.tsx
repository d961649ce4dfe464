import { lazy, Suspense } from 'react';
import { useCustomer } from '@/domain/identity/selectors';
import type { useAccountDialog } from '../accountDialogs';
import { fixedProfile } from '../rules/licences';

const InviteUserDialog = lazy(async () => ({
  default: (await import('../dialogs/InviteUserDialog')).InviteUserDialog,
}));
const InviteConsultantDialog = lazy(async () => ({
  default: (await import('../dialogs/InviteConsultantDialog')).InviteConsultantDialog,
}));
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../dialogs/ChangePasswordDialog')).ChangePasswordDialog,
}));
const ServiceClassificationDialog = lazy(async () => ({
  default: (await import('../dialogs/ServiceClassificationDialog')).ServiceClassificationDialog,
}));
const AccountManagerDialog = lazy(async () => ({
  default: (await import('../dialogs/AccountManagerDialog')).AccountManagerDialog,
}));

interface AccountDialogsProps {
  readonly dialog: ReturnType<typeof useAccountDialog>;
  readonly administers: boolean;
  /** May invite; a free account's administrator may not. */
  readonly invites: boolean;
}

/** The dialog that the address names, if this user may open it. */
export function AccountDialogs({ dialog, administers, invites }: AccountDialogsProps) {
  const customer = useCustomer();
  const { open, close } = dialog;
  if (!open) return null;
  const mayEdit = administers && fixedProfile(customer) === null;
  return (
    <Suspense fallback={null}>
      {open.name === 'convite' && (open.userId === null ? invites : mayEdit) && (
        <InviteUserDialog userId={open.userId} onClose={close} />
      )}
      {open.name === 'consultor' && invites && <InviteConsultantDialog onClose={close} />}
      {open.name === 'senha' && <ChangePasswordDialog onClose={close} />}
      {open.name === 'classificacao' && customer && <ServiceClassificationDialog onClose={close} />}
      {open.name === 'gerente' && customer && <AccountManagerDialog onClose={close} />}
    </Suspense>
  );
}

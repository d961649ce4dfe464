import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import { TextField } from '@/platform/forms/fields/TextField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import { toast } from '@/platform/ui/toast';
import { DIALOG_PARAMS } from '../accountDialogs';
import type { InvitationValues } from '../accountSchemas';
import type { Invitation } from '../accountWire';
import { users } from '../accountSlice';
import { PermissionFields } from '../components/PermissionFields';
import { ProfileField } from '../components/ProfileField';
import { useProfileChoice } from '../components/useProfileChoice';
import { fixedProfile } from '../rules/licences';

interface InviteUserFormProps {
  readonly invitation: Invitation | null;
  readonly onClose: () => void;
}

/** Who is invited, with which profile, and what that profile may do. */
export function InviteUserForm({ invitation, onClose }: InviteUserFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const fixed = fixedProfile(useCustomer());
  const locked = invitation !== null;
  const listed = useList(users, undefined).rows.find(({ id }) => id === invitation?.id);
  const given = invitation?.profileId ?? null;
  const current = given !== null && listed?.profileName ? { id: given, name: listed.profileName } : null;
  const form = useAppForm<InvitationValues>({
    schema: () => import('../accountSchemas').then((all) => all.invitationFormSchema),
    defaultValues: {
      name: invitation?.name ?? null,
      email: invitation?.email ?? null,
      profileId: fixed?.id ?? given,
      permissionProfileValuesWeb: invitation?.permissionProfileValuesWeb ?? [],
      permissionProfileValuesMobile: invitation?.permissionProfileValuesMobile ?? [],
    },
    draft: { key: `account.convite:${invitation?.id ?? 'novo'}` },
    guardParams: DIALOG_PARAMS,
  });
  const choice = useProfileChoice({
    profileId: useWatch({ control: form.control, name: 'profileId' }),
    fixed,
    setTicked: (web, mobile) => {
      form.setValue('permissionProfileValuesWeb', web, { shouldDirty: true });
      form.setValue('permissionProfileValuesMobile', mobile, { shouldDirty: true });
    },
  });
  const save = async (values: InvitationValues) => {
    await dispatch(users.save({ values, id: invitation?.id ?? null }));
    toast({ tone: 'success', text: locked ? t('common:recordSaved') : t('invite.created') });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={locked ? t('invite.edit') : t('invite.new')}
      size="l"
      onSubmit={save}
      onClose={onClose}
      saveLabel={locked ? t('invite.save') : t('invite.send')}
      disabledReason={choice.wanted && !choice.trees ? t('permissions.wait') : undefined}
    >
      <FieldGrid>
        <TextField
          name="name"
          label={t('users.name')}
          required
          readOnly={locked}
          autoFocus={!locked}
          helper={locked ? t('invite.lockedHelper') : undefined}
        />
        <TextField
          name="email"
          type="email"
          label={t('users.email')}
          required
          readOnly={locked}
          autoComplete="off"
          helper={locked ? undefined : t('invite.emailHelper')}
        />
        <ProfileField choice={choice} fixed={fixed !== null} current={current} />
      </FieldGrid>
      <PermissionFields choice={choice} />
    </FormDialog>
  );
}

import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { GroupedCodeField } from '@/platform/forms/fields/MaskedField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { CheckboxField } from '@/platform/forms/fields/ToggleField';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { useItem } from '@/platform/store/useResource';
import { toast } from '@/platform/ui/toast';
import { DIALOG_PARAMS } from '../accountDialogs';
import type { ConsultantValues } from '../accountSchemas';
import { inviteConsultant } from '../accountService';
import { ownedModule, users } from '../accountSlice';
import { PermissionFields } from '../components/PermissionFields';
import { ProfileField } from '../components/ProfileField';
import { useProfileChoice } from '../components/useProfileChoice';

/** Whether the chosen module is known not to be the customer's: then there is nothing of it to share. */
function useMissingModule(key: string | undefined): boolean {
  return useItem(ownedModule, key ?? null).data?.owned === false;
}

/** Invites an AgroCenter consultant by code. What is shared is chosen once both acknowledgements are given. */
export function InviteConsultantDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const modules = useLookup('modules', undefined);
  const form = useAppForm<ConsultantValues>({
    schema: () => import('../accountSchemas').then((all) => all.consultantFormSchema),
    defaultValues: {
      code: null,
      moduleId: null,
      sharingAcceptance: false,
      awareness: false,
      profileId: null,
      permissionProfileValuesWeb: [],
      permissionProfileValuesMobile: [],
    },
    draft: { key: 'account.consultor' },
    guardParams: DIALOG_PARAMS,
  });
  const [sharing, awareness, profileId, moduleId] = useWatch({
    control: form.control,
    name: ['sharingAcceptance', 'awareness', 'profileId', 'moduleId'],
  });
  const missing = useMissingModule(modules.options.find(({ id }) => id === moduleId)?.constantFilter);
  const acknowledged = sharing === true && awareness === true;
  const choice = useProfileChoice({
    profileId: acknowledged ? profileId : null,
    fixed: null,
    withFree: true,
    setTicked: (web, mobile) => {
      form.setValue('permissionProfileValuesWeb', web, { shouldDirty: true });
      form.setValue('permissionProfileValuesMobile', mobile, { shouldDirty: true });
    },
  });
  const save = async (values: ConsultantValues) => {
    await inviteConsultant(values);
    toast({ tone: 'success', text: t('common:recordSaved') });
    onClose();
    dispatch(users.written());
  };
  return (
    <FormDialog
      form={form}
      title={t('consultant.title')}
      size="l"
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('invite.send')}
      disabledReason={
        missing
          ? t('consultant.notOwned')
          : choice.wanted && !choice.trees
            ? t('permissions.wait')
            : undefined
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('consultant.intro')}
      </Typography>
      <FieldGrid>
        <GroupedCodeField
          name="code"
          label={t('consultant.code')}
          required
          autoFocus
          placeholder={t('consultant.codePlaceholder')}
          helper={t('consultant.codeHelper')}
        />
        <SelectField
          name="moduleId"
          label={t('consultant.module')}
          required
          helper={missing ? t('consultant.notOwned') : undefined}
          {...modules}
        />
      </FieldGrid>
      <CheckboxField
        name="sharingAcceptance"
        label={t('consultant.sharing')}
        caption={t('consultant.sharingText')}
        required
      />
      <CheckboxField
        name="awareness"
        label={t('consultant.awareness')}
        caption={t('consultant.awarenessText')}
        required
      />
      {acknowledged && (
        <>
          <FieldGrid>
            <ProfileField choice={choice} fixed={false} />
          </FieldGrid>
          <PermissionFields choice={choice} />
        </>
      )}
    </FormDialog>
  );
}

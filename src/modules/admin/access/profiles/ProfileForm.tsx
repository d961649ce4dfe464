import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { AppForm } from '@/platform/forms/AppForm';
import { TreeField } from '@/platform/forms/fields/TreeField';
import { FormFoot } from '@/platform/forms/FormFoot';
import { useAppForm } from '@/platform/forms/useAppForm';
import type { AppError } from '@/platform/http/appError';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import type { ProfilePermissions } from '../accessSchemas';
import type { ProfileDetail } from '../accessWire';
import { profileConfigurations } from '../accessSlice';

const Trees = styled('div')({
  display: 'grid',
  gap: '8px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
});

/** Not saved after all: the form stays as it is, and nothing is said. */
const GIVEN_UP: AppError = { kind: 'cancelled' };

const missing = (before: readonly number[], after: readonly number[]) =>
  before.filter((id) => !after.includes(id)).length;

interface ProfileFormProps {
  readonly detail: ProfileDetail;
}

/** The permission trees of one licence type. Taking something away is confirmed first: users lose it at once. */
export function ProfileForm({ detail }: ProfileFormProps) {
  const { t } = useTranslation('adminAccess');
  const dispatch = useAppDispatch();
  const { permissionProfileValuesWeb: web, permissionProfileValuesMobile: mobile } = detail;
  const form = useAppForm<ProfilePermissions>({
    schema: () => import('../accessSchemas').then((all) => all.profilePermissionsSchema),
    defaultValues: { permissionProfileValuesWeb: web, permissionProfileValuesMobile: mobile },
    draft: { key: `admin.profile:${detail.id}` },
    guardParams: ['registro'],
  });

  async function save(values: ProfilePermissions) {
    const taken =
      missing(web, values.permissionProfileValuesWeb) + missing(mobile, values.permissionProfileValuesMobile);
    if (taken > 0 && detail.userCount !== 0) {
      const sure = await confirm({
        title: t('profiles.remove.title', { count: taken, name: detail.licenceTypeDescription }),
        body:
          detail.userCount === null
            ? t('profiles.remove.bodyUncounted')
            : t('profiles.remove.body', { count: detail.userCount }),
        confirmLabel: t('profiles.remove.confirm'),
        danger: true,
      });
      if (!sure) throw GIVEN_UP;
    }
    await dispatch(profileConfigurations.save({ values, id: detail.id }));
    toast({ tone: 'success', text: t('profiles.saved') });
  }
  return (
    <AppForm form={form} onSubmit={save} label={detail.licenceTypeDescription}>
      <Trees>
        <TreeField
          name="permissionProfileValuesWeb"
          label={t('profiles.permissionProfileValuesWeb')}
          nodes={detail.web}
          helper={t('profiles.helper')}
        />
        <TreeField
          name="permissionProfileValuesMobile"
          label={t('profiles.permissionProfileValuesMobile')}
          nodes={detail.mobile}
          helper={t('profiles.helper')}
        />
      </Trees>
      <FormFoot saveLabel={t('profiles.save')} />
    </AppForm>
  );
}

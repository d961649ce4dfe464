import KeyOffOutlined from '@mui/icons-material/KeyOffOutlined';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import type { ProfileConfiguration } from '../accessWire';
import { profileConfigurations } from '../accessSlice';
import { ProfileForm } from './ProfileForm';

/** One licence type: its trees, or why it has none. */
export function ProfilePanel({ profile }: { readonly profile: ProfileConfiguration }) {
  const { t } = useTranslation('adminAccess');
  const dispatch = useAppDispatch();
  const item = useAppSelector(profileConfigurations.selectItem);
  const { id, hasMenus } = profile;
  const retry = useLoad(`${id}`, (run) => (hasMenus ? run(profileConfigurations.loadItem(id)) : null));
  const mine = item.id === id ? item : null;
  const aside = profile.updatedAt
    ? t('profiles.changedAt', { date: momentText(profile.updatedAt) })
    : t('profiles.never');

  function content() {
    if (!hasMenus)
      return (
        <EmptyState
          icon={<KeyOffOutlined />}
          title={t('profiles.withoutTitle', { name: profile.licenceTypeDescription })}
          text={t('profiles.withoutText')}
        />
      );
    if (mine?.status === 'failed')
      return (
        <ErrorState onRetry={retry} code={mine.error?.kind === 'server' ? mine.error.status : undefined} />
      );
    if (!mine?.data)
      return (
        <Loading>
          <SkeletonText lines={8} lineHeight={36} />
        </Loading>
      );
    return (
      <ProfileForm
        // What was saved is what the next change is compared with.
        key={`${id} ${mine.data.updatedAt}`}
        detail={mine.data}
        onSaved={() => {
          void dispatch(profileConfigurations.load());
          void dispatch(profileConfigurations.loadItem(id));
        }}
      />
    );
  }
  return (
    <Card title={profile.licenceTypeDescription} aside={hasMenus ? aside : undefined}>
      {content()}
    </Card>
  );
}

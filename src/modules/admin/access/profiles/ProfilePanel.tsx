import KeyOffOutlined from '@mui/icons-material/KeyOffOutlined';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { useItem } from '@/platform/store/useResource';
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
  const { id, hasMenus } = profile;
  const { data, status, error, retry } = useItem(profileConfigurations, hasMenus ? id : null, {
    follows: true,
  });
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
    if (status === 'failed')
      return <ErrorState onRetry={retry} code={error?.kind === 'server' ? error.status : undefined} />;
    if (!data)
      return (
        <Loading>
          <SkeletonText lines={8} lineHeight={36} />
        </Loading>
      );
    return (
      <ProfileForm
        // What was saved is what the next change is compared with.
        key={`${id} ${data.updatedAt}`}
        detail={data}
      />
    );
  }
  return (
    <Card title={profile.licenceTypeDescription} aside={hasMenus ? aside : undefined}>
      {content()}
    </Card>
  );
}

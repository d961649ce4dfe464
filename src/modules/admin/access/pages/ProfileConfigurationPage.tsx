import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useList } from '@/platform/store/useResource';
import { layout, radius } from '@/platform/theme/tokens';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { profileConfigurations } from '../accessSlice';
import { ProfileList } from '../profiles/ProfileList';
import { ProfilePanel } from '../profiles/ProfilePanel';

const PROFILE = 'registro';
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  alignItems: 'start',
  gap: layout.gap,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Side = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  [theme.breakpoints.down('md')]: { border: 0, backgroundColor: 'transparent' },
}));

/** What each licence type may be given, on the web and in the app. The chosen type stands in the address. */
export function Component() {
  const { t } = useTranslation('adminAccess');
  const { rows, list, retry } = useList(profileConfigurations, undefined);
  const { text, set } = useAddressValues();
  const chosen = rows.find(({ id }) => String(id) === text(PROFILE)) ?? rows[0];
  const choose = (id: number) => set({ [PROFILE]: id }, { push: true });

  function content() {
    if (chosen)
      return (
        <Columns>
          <Side>
            <ProfileList profiles={rows} chosen={chosen.id} onChoose={choose} />
          </Side>
          <ProfilePanel key={chosen.id} profile={chosen} />
        </Columns>
      );
    if (list.status === 'failed') {
      if (list.error?.kind === 'forbidden') return <ForbiddenState />;
      return (
        <ErrorState onRetry={retry} code={list.error?.kind === 'server' ? list.error.status : undefined} />
      );
    }
    if (list.status === 'ready')
      return <EmptyState title={t('profiles.empty.title')} text={t('profiles.empty.text')} />;
    return (
      <Loading>
        <SkeletonText lines={9} lineHeight={52} />
      </Loading>
    );
  }
  return (
    <>
      <PageHead title={t('profiles.title')} subtitle={t('profiles.subtitle')} />
      {content()}
    </>
  );
}

import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useWidget } from '@/platform/widgets/useWidget';
import { WidgetTime } from '@/platform/widgets/WidgetTime';
import { academyWidget } from './academyState';
import { AcademyTopics } from './AcademyTopics';
import { VideoDialog } from './VideoDialog';
import { VIDEO } from './videoPlace';
import { TileGrid } from './tileGrid';

const TILES = 9;

/** The list in its measures until it comes. */
function AcademySkeleton() {
  const { t } = useTranslation('academy');
  return (
    <Loading label={t('loading')}>
      <SkeletonBlock width={320} height={38} style={{ maxWidth: '100%', marginBottom: 24 }} />
      <TileGrid>
        {Array.from({ length: TILES }, (_, tile) => (
          <li key={tile}>
            <SkeletonBlock height={72} radius={12} />
          </li>
        ))}
      </TileGrid>
    </Loading>
  );
}

const Time = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  [theme.breakpoints.down('sm')]: { marginTop: 16, textAlign: 'center' },
  color: theme.tokens.textMuted,
}));

/** The videos of the help center by topic; one of them, named in the address, stands over the list. */
export function Component() {
  const { t } = useTranslation('academy');
  const { text, set } = useAddressValues();
  const [query, setQuery] = useState('');
  const answer = useWidget(academyWidget, undefined);
  const { data, status, error, retry } = answer;
  const small = useSmallScreen();
  const requested = text(VIDEO);
  const video = data?.find(({ id }) => String(id) === requested);
  const close = () => set({ [VIDEO]: null });

  const time = (
    <Time>
      <WidgetTime answer={answer} />
    </Time>
  );

  function body() {
    if (data === null) {
      if (status !== 'failed') return <AcademySkeleton />;
      return <FailedState error={error} onRetry={retry} />;
    }
    if (data.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
    return <AcademyTopics videos={data} query={query} onQuery={setQuery} />;
  }

  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t('subtitle')}
        aside={small ? undefined : time}
        actions={[
          {
            label: t('refresh'),
            icon: <RefreshOutlined />,
            onClick: retry,
            busy: status === 'loading',
          },
        ]}
      />
      {data !== null && requested !== null && !video && (
        <Alert severity="warning" onClose={close} sx={{ mb: 2 }}>
          {t('unknown')}
        </Alert>
      )}
      {body()}
      {small && time}
      {video && <VideoDialog video={video} onClose={close} />}
    </>
  );
}

import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { dayText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import { MetricTile } from '@/platform/ui/MetricTile';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { createQuery } from '@/platform/store/createQuery';
import { useWidget } from '@/platform/widgets/useWidget';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import type { SystemVersion } from '../homeWire';
import { versionToShow } from '../homeService';
import { versionNumber } from './versionNumber';

const HistoryDialog = lazy(() => import('./HistoryDialog'));

// In an object: that the server names no version is an answer too.
const running = createQuery<{ version: SystemVersion | null }>('home', 'version', async (_, signal) => ({
  version: await versionToShow(signal),
}));

const Muted = styled('p')(({ theme }) => ({
  ...typeStep('cell'),
  margin: 0,
  color: theme.tokens.textMuted,
}));
/** Read twice a year: figure and button in one line. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 12,
});

/** Which version runs where, since when, and what has changed. */
export function Component() {
  const { t } = useTranslation('home');
  const system = useIdentity()?.system;
  const answer = useWidget(running, undefined);
  const [open, setOpen] = useState(false);
  const skeleton = <SkeletonBlock height={64} />;
  return (
    <WidgetCard title={t('version.title')} answer={answer} skeleton={skeleton}>
      {({ version }) => {
        const number = version ? versionNumber(version) : (system?.version ?? '');
        const date = dayText(version?.versionDate);
        return (
          <Line>
            <div>
              <MetricTile label={system?.environment || t('version.environment')} value={number} />
              <Muted>{date ? t('version.since', { date }) : t('version.noDate')}</Muted>
            </div>
            <Button variant="outlined" startIcon={<HistoryOutlined />} onClick={() => setOpen(true)}>
              {t('version.history')}
            </Button>
            {open && (
              <Suspense fallback={null}>
                <HistoryDialog version={version} onClose={() => setOpen(false)} />
              </Suspense>
            )}
          </Line>
        );
      }}
    </WidgetCard>
  );
}

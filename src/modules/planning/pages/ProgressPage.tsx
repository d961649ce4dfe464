import { useEffect, useState } from 'react';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { saidBy } from '@/platform/http/saidBy';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { PageHead } from '@/platform/ui/PageHead';
import { useRecalculation } from '../components/useRecalculation';
import type { Progress } from '../planningTypes';
import { markRecalculation } from '../recalculationMark';
import { stepName } from '../planningWords';
import { secondsLeft } from '../rules/progress';
import { SeasonSelect } from '../components/SeasonSelect';
import { seasonName, usePlanningYear } from '../seasonYear';

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: layout.gap,
  maxWidth: 720,
});
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: layout.gap });
const Year = styled('div')({ flex: '1 1 180px' });
const Figure = styled('p')(({ theme }) => ({
  ...theme.typography.metric,
  margin: '0 0 8px',
  fontVariantNumeric: 'tabular-nums',
}));
const Line = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));

/** How far a recalculation is: percentage, step and center in words, and the time left once known. */
function Running({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('planning');
  const year = progress.harvestYear === null ? '' : seasonName(progress.harvestYear);
  const [now] = useState(() => Date.now());
  const left = secondsLeft(progress, now);
  const where = [stepName(t, progress.step), progress.centerName].filter(Boolean).join(' · ');
  return (
    <Card title={t('progress.running', { year })}>
      <Figure>{formatNumber(progress.percent, { decimals: 0 })}%</Figure>
      <LinearProgress variant="determinate" value={progress.percent} aria-label={t('progress.bar')} />
      <Line role="status">{where}</Line>
      {left !== null && <Line>{t('progress.left', { count: left })}</Line>}
      <Line>
        {t('progress.startedBy', { name: progress.userName, date: momentText(progress.startedAt) })}{' '}
        {t('progress.goOn')}
      </Line>
    </Card>
  );
}

function Outcome({ progress }: { readonly progress: Progress | null }) {
  const { t } = useTranslation('planning');
  const year = progress?.harvestYear == null ? '' : seasonName(progress.harvestYear);
  if (!progress) return <Banner tone="neutral" fact={t('progress.none')} text={t('progress.noneText')} />;
  if (progress.status === 'FAILED')
    return <Banner tone="danger" fact={t('progress.failed')} text={t('progress.failedText')} />;
  return (
    <Banner
      tone="success"
      fact={t('progress.done')}
      text={t('progress.doneText', { year, date: momentText(progress.startedAt) })}
    />
  );
}

/** Starting the recalculation of a year's shares, and how far it is. */
export function Component() {
  const { t } = useTranslation('planning');
  const [year, chooseYear] = usePlanningYear();
  const { progress, lost, refused, again, starting, notStarted, start } = useRecalculation();
  const running = progress?.status === 'RUNNING';
  const known = progress !== undefined;
  useEffect(() => {
    if (known) markRecalculation(running);
  }, [known, running]);
  return (
    <>
      <PageHead title={t('pages.progress')} subtitle={t('progress.subtitle')} />
      <Stack>
        {notStarted && (
          <Banner
            tone="danger"
            fact={t('progress.notStarted')}
            text={saidBy(notStarted) || t('progress.notStartedText')}
          />
        )}
        {lost && (
          <Banner
            tone="warning"
            fact={t('progress.lost')}
            text={t(refused ? 'progress.refusedText' : 'progress.lostText')}
            action={{ label: t('progress.retry'), onClick: again }}
          />
        )}
        {progress?.alreadyRunning && running && (
          <Banner tone="info" fact={t('progress.already', { name: progress.userName })} />
        )}
        <Row>
          <Year>
            <SeasonSelect label={t('progress.year')} year={year} onYear={chooseYear} />
          </Year>
          <LoadingButton
            variant="contained"
            startIcon={<AutorenewOutlined />}
            busy={starting}
            onClick={() => void start(year)}
          >
            {t('progress.start')}
          </LoadingButton>
        </Row>
        {progress && running ? (
          <Running key={progress.percent} progress={progress} />
        ) : (
          progress !== undefined && <Outcome progress={progress} />
        )}
      </Stack>
    </>
  );
}

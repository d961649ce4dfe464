import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import MuiLink from '@mui/material/Link';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Banner } from '@/platform/ui/Banner';
import { StatusChip } from '@/platform/ui/StatusChip';
import { markRecalculation } from '../recalculationMark';
import { seasonName } from '../seasonYear';
import { useRecalculation } from './useRecalculation';

const Place = styled('div')(({ theme }) => ({
  margin: `8px ${layout.pagePad}px 0`,
  [theme.breakpoints.down('sm')]: { margin: `8px ${layout.pagePadSmall}px 0` },
  '@media print': { display: 'none' },
}));
const Line = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  padding: '4px 12px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& .bar': { flex: '1 1 120px', minWidth: 80 },
}));

/** A recalculation on every other page: how far it is while it runs, and how it ended until that is put away. */
export function RecalculationLine() {
  const { t } = useTranslation('planning');
  const { progress, lost } = useRecalculation();
  if (progress === undefined) return null;
  const year = progress?.harvestYear == null ? '' : seasonName(progress.harvestYear);
  if (progress?.status === 'RUNNING')
    return (
      <Place>
        <Line role="status">
          <MuiLink component={PageLink} to={href('planningProgress')}>
            {t('progress.running', { year })}
          </MuiLink>
          <span className="bar">
            <LinearProgress variant="determinate" value={progress.percent} aria-label={t('progress.bar')} />
          </span>
          <span>{formatNumber(progress.percent, { decimals: 0 })}%</span>
          {lost && (
            <StatusChip
              tone="warning"
              variant="text"
              icon={WarningAmberOutlined}
              label={t('progress.lost')}
            />
          )}
        </Line>
      </Place>
    );
  const putAway = () => markRecalculation(false);
  return (
    <Place>
      {progress?.status === 'FAILED' ? (
        <Banner tone="danger" fact={t('progress.failed')} text={t('progress.failedText')} onClose={putAway} />
      ) : (
        <Banner
          tone="success"
          fact={t('progress.done')}
          text={t('progress.doneText', { year, date: momentText(progress?.startedAt) })}
          onClose={putAway}
        />
      )}
    </Place>
  );
}

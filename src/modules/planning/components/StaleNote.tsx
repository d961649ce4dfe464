import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip } from '@/platform/ui/StatusChip';
import { markRecalculation } from '../recalculationMark';
import { stalenessOf } from '../rules/staleness';
import { useRecalculation } from './useRecalculation';

const Line = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: `0 0 ${layout.gap}px`,
  color: theme.tokens.textMuted,
}));

interface StaleNoteProps {
  readonly harvestYear: number;
  readonly rows: readonly { readonly outdated: boolean }[];
}

/** Says that the figures below are outdated, why, and where to recalculate them. */
export function StaleNote({ harvestYear, rows }: StaleNoteProps) {
  const { t } = useTranslation('planning');
  const holds = useHoldsMenuKey();
  const { progress } = useRecalculation();
  const running = progress?.status === 'RUNNING';
  useEffect(() => {
    if (running) markRecalculation(true);
  }, [running]);
  const stale = stalenessOf(harvestYear, rows, progress);
  if (stale === null) return null;
  return (
    <Line role="status">
      <StatusChip tone="warning" icon={ScheduleOutlined} label={t('list.outdated')} />
      <span>{t(`stale.${stale}`)}</span>
      {holds('PLANNING_PROGRESS') && (
        <MuiLink component={PageLink} to={href('planningProgress', {}, { safra: harvestYear })}>
          {t(stale === 'RUNNING' ? 'stale.follow' : 'stale.recalculate')}
        </MuiLink>
      )}
    </Line>
  );
}

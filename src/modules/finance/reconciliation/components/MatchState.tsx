import AutoModeOutlined from '@mui/icons-material/AutoModeOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { StatusLook } from '@/platform/theme/status';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { Criterion } from '../reconciliationTypes';
import { unmetWords } from './matchWords';

const reconciliationStatus = {
  reconciled: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  manual: { tone: 'danger', variant: 'soft', icon: RuleOutlined },
  auto: { tone: 'auto', variant: 'soft', icon: AutoModeOutlined },
} as const satisfies Record<string, StatusLook>;

const Root = styled('div')({ display: 'grid', gap: 2, justifyItems: 'start' });
const Note = styled('span')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));

interface MatchStateProps {
  readonly state: 'open' | 'auto' | 'reconciled' | 'manual';
  readonly unmet?: readonly Criterion[];
}

/** Word, icon and colour of a line's state; which criterion is not met stands under it. */
export function MatchState({ state, unmet = [] }: MatchStateProps) {
  const { t } = useTranslation('financeReconciliation');
  if (state === 'open')
    return (
      <Root>
        <StatusChip tone="neutral" variant="outline" icon={ScheduleOutlined} label={t('states.open')} />
      </Root>
    );
  return (
    <Root>
      <StatusChip {...reconciliationStatus[state]} label={t(`states.${state}`)} />
      {state === 'manual' && <Note>{t('states.unmet', { criteria: unmetWords(t, unmet) })}</Note>}
      {state === 'auto' && <Note>{t('states.notYet')}</Note>}
    </Root>
  );
}

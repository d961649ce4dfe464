import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { countdownTo } from '../rules/deadlines';
import { stateTime } from '../rules/stateTime';

const Line = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
  '& strong': { color: theme.tokens.text, fontWeight: 600 },
}));

const pad = (value: number) => String(value).padStart(2, '0');

/** What is left in words: 'faltam 2 dias e 3 h', '23 h 59 min', '04:59 min' in the last hour, or that it is over. */
function leftText(t: TFunction<'ruralInvoiceEvents'>, until: number, now: number): string {
  const { state, days, hours, minutes, seconds } = countdownTo(until, now);
  if (state === 'over') return t('deadline.over');
  if (state === 'last') return t('deadline.last', { time: `${pad(hours * 60 + minutes)}:${pad(seconds)}` });
  return days > 0 ? t('deadline.days', { count: days, hours }) : t('deadline.hours', { hours, minutes });
}

interface DeadlineLineProps {
  readonly until: number | null;
  /** Of the issuer: its clocks count. */
  readonly state: string;
  readonly now: number;
}

/** Until when something may be done by the clocks of the issuer's state, and what is left. */
export function DeadlineLine({ until, state, now }: DeadlineLineProps) {
  const { t } = useTranslation('ruralInvoiceEvents');
  if (until === null) return <Line>{t('deadline.unknown')}</Line>;
  return (
    <Line>
      <strong>{leftText(t, until, now)}</strong>{' '}
      {t('deadline.until', { moment: stateTime(until, state), state })}
    </Line>
  );
}

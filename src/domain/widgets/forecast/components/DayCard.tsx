import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { dayText, shortDayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { weekday } from '../dayText';
import { ConditionIcon } from '../icons/ConditionIcon';
import { readCondition } from '../rules/conditions';
import type { ForecastDay } from '../rules/days';
import { useConditionText } from '../useConditionText';

/** Narrow enough that a fourth one looks out from under the edge of a small card. */
export const DAY_WIDTH = 84;
export const DAY_HEIGHT = 148;

const Root = styled('button')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  width: '100%',
  height: DAY_HEIGHT,
  padding: '8px 8px 8px 10px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.control,
  background: 'none',
  color: tokens.textMuted,
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: tokens.hover } },
  '&[data-today=true]': { backgroundColor: tokens.primarySoft, color: tokens.primarySoftText },
  '& .day': { ...typeStep('buttonSmall'), color: tokens.text },
  '& .max': { ...typeStep('cardTitle'), color: tokens.text },
  '& .rain': { marginTop: 'auto' },
  '& svg': { margin: '2px 0 2px -2px' },
}));

interface DayCardProps {
  readonly day: ForecastDay;
  readonly today: LocalDate;
  readonly onOpen: () => void;
}

/** One day in sum; pressing it shows its hours. */
export function DayCard({ day, today, onOpen }: DayCardProps) {
  const { t, i18n } = useTranslation('forecast');
  const words = useConditionText()(day.conditions);
  const isToday = day.date === today;
  const degrees = (value: number | null) =>
    value === null ? '–' : t('degrees', { value: formatNumber(value, { decimals: 0 }) });
  return (
    <Root type="button" data-today={isToday} onClick={onOpen} title={words}>
      <span className="day">{isToday ? t('today') : weekday(day.date, i18n.language)}</span>
      <span>
        <span aria-hidden>{shortDayText(day.date)}</span>
        <VisuallyHidden>{dayText(day.date)}</VisuallyHidden>
      </span>
      <ConditionIcon condition={readCondition(day.conditions)} night={day.night} />
      <VisuallyHidden>{words}</VisuallyHidden>
      <span>
        <VisuallyHidden>{t('max')}</VisuallyHidden> <span className="max">{degrees(day.max)}</span>{' '}
        <VisuallyHidden>{t('min')}</VisuallyHidden> {degrees(day.min)}
      </span>
      <span className="rain">
        <VisuallyHidden>{t('accumulated')}</VisuallyHidden>{' '}
        {day.rain === null
          ? '–'
          : t('millimetres', { value: formatNumber(day.rain, { decimals: 1, minDecimals: 0 }) })}
      </span>
    </Root>
  );
}

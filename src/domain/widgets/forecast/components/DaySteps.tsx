import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { shortDayText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { weekday } from '../dayText';

const Root = styled('div')({ display: 'flex', alignItems: 'center', margin: '0 0 4px -8px' });
const Day = styled('span')({
  ...typeStep('bodyStrong'),
  minWidth: 104,
  padding: '0 4px',
  textAlign: 'center',
});

interface DayStepsProps {
  readonly dates: readonly LocalDate[];
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly onChange: (date: LocalDate) => void;
}

/** The day whose hours are shown, and the way to its neighbours. */
export function DaySteps({ dates, date, today, onChange }: DayStepsProps) {
  const { t, i18n } = useTranslation('forecast');
  const at = dates.indexOf(date);
  const before = dates[at - 1];
  const after = dates[at + 1];
  return (
    <Root>
      <IconAction
        label={t('previousDay')}
        icon={<ChevronLeftOutlined />}
        disabledReason={before === undefined ? t('isFirstDay') : undefined}
        onClick={() => before !== undefined && onChange(before)}
      />
      <Day aria-live="polite">
        {t('dayOf', {
          day: date === today ? t('today') : weekday(date, i18n.language),
          date: shortDayText(date),
        })}
      </Day>
      <IconAction
        label={t('nextDay')}
        icon={<ChevronRightOutlined />}
        disabledReason={after === undefined ? t('isLastDay') : undefined}
        onClick={() => after !== undefined && onChange(after)}
      />
    </Root>
  );
}

import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { addMonths, formatMonth, type Month, monthOf } from '@/platform/format/month';
import { IconAction } from '@/platform/ui/IconAction';
import { monthOfPeriod } from '../rules/titlePeriod';
import { shortDay } from './titleLook';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > .MuiButton-root': { minWidth: 0, paddingInline: 8, whiteSpace: 'nowrap' },
});

interface MonthStepperProps {
  readonly from: string;
  readonly to: string;
  /** Whether somebody chose the period; else it is what settled titles are requested by itself. */
  readonly chosen: boolean;
  readonly today: string;
  /** Null shows titles of every month again. */
  readonly onMonth: (month: Month | null) => void;
}

/** The list month by month; says of which days settled titles are shown while no period is chosen. */
export const MonthStepper = memo(function MonthStepper(props: MonthStepperProps) {
  const { from, to, chosen, today, onMonth } = props;
  const { t } = useTranslation('financeTitles');
  const month = monthOfPeriod({ from, to });
  const base = (chosen ? month : null) ?? monthOf(chosen ? from : today);
  const days = { from: shortDay(from), to: shortDay(to) };
  const label = chosen ? formatMonth(month) || t('cards.days', days) : t('month.all', days);
  const hint = chosen
    ? t('month.chosen', { from: formatDate(from), to: formatDate(to) })
    : t('month.allHint', { from: formatDate(from), to: formatDate(to) });
  return (
    <Bar role="group" aria-label={t('month.label')}>
      <IconAction
        label={t('month.before', { month: formatMonth(addMonths(base, -1)) })}
        icon={<ChevronLeftOutlined fontSize="small" />}
        onClick={() => onMonth(addMonths(base, -1))}
      />
      <Button
        variant="text"
        title={hint}
        aria-label={`${label}. ${hint}`}
        onClick={() => onMonth(monthOf(today))}
      >
        {label}
      </Button>
      <IconAction
        label={t('month.after', { month: formatMonth(addMonths(base, 1)) })}
        icon={<ChevronRightOutlined fontSize="small" />}
        onClick={() => onMonth(addMonths(base, 1))}
      />
      {chosen && (
        <IconAction
          label={t('month.clear')}
          icon={<CloseOutlined fontSize="small" />}
          onClick={() => onMonth(null)}
        />
      )}
    </Bar>
  );
});

import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocalDate, today } from '@/platform/format/date';
import { dayText, shortDayText } from '@/platform/format/dayText';
import { DateControl } from '@/platform/forms/fields/DateField';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { type DeskPeriod, periodFault, usualPeriod } from '../rules/deskPeriod';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 12px',
  width: 360,
  maxWidth: '100%',
  padding: '20px 16px 12px',
});
const Foot = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
});

interface PeriodPickerProps {
  readonly period: DeskPeriod;
  readonly onChange: (period: DeskPeriod) => void;
}

function PeriodForm({ period, onChange }: PeriodPickerProps) {
  const { t } = useTranslation('assist');
  const [from, setFrom] = useState<string | null>(period.from);
  const [to, setTo] = useState<string | null>(period.to);
  const [checked, setChecked] = useState(false);
  const max = today();
  const fault = periodFault(from, to, max);
  const words = checked && fault ? t(`desk.period.${fault}`) : undefined;
  const fromIsWrong = !isLocalDate(from) || from > max || fault === 'order';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault === null && isLocalDate(from) && isLocalDate(to)) onChange({ from, to });
  };
  return (
    <Form noValidate onSubmit={submit}>
      <DateControl
        label={t('desk.period.from')}
        value={from}
        onChange={setFrom}
        max={isLocalDate(to) && to < max ? to : max}
        error={fromIsWrong ? words : undefined}
        autoFocus
      />
      <DateControl
        label={t('desk.period.to')}
        value={to}
        onChange={setTo}
        {...(isLocalDate(from) ? { min: from } : {})}
        max={max}
        error={fromIsWrong ? undefined : words}
      />
      <Foot>
        <Button variant="text" onClick={() => onChange(usualPeriod(max))}>
          {t('desk.period.usual')}
        </Button>
        <Button variant="contained" type="submit">
          {t('desk.period.apply')}
        </Button>
      </Foot>
    </Form>
  );
}

/** Day and month: on a telephone the year stands there only where it is needed. */
const shortDate = (date: string) => shortDayText(date);

/** The period of the desk: two days up to today. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const { t } = useTranslation('assist');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const small = useSmallScreen();
  const { from, to } = period;
  const sameYear = from.slice(0, 4) === today().slice(0, 4) && to.slice(0, 4) === from.slice(0, 4);
  const whole = t('desk.period.shown', { from: dayText(from), to: dayText(to) });
  const shown =
    small && sameYear ? t('desk.period.shown', { from: shortDate(from), to: shortDate(to) }) : whole;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DateRangeOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${t('desk.period.label')}: ${whole}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          fontVariantNumeric: 'tabular-nums',
          borderColor: (theme) => theme.tokens.borderStrong,
          fontWeight: 400,
          minHeight: (theme) => theme.density.control,
          paddingInline: small ? 1.25 : undefined,
        }}
      >
        {shown}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('desk.period.label') } }}
      >
        <PeriodForm
          period={period}
          onChange={(next) => {
            setAnchor(null);
            onChange(next);
          }}
        />
      </Popover>
    </>
  );
}

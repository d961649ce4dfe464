import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { formatDuration, parseDuration, parseTypedTime, type TimeOfDay } from '@/platform/format/time';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { TypedControl } from '@/platform/forms/TypedControl';
import { useField } from '@/platform/forms/useField';

/** A time of the day: '0830', '8h30'. Its value is 'HH:mm', or the text as typed while it is none. */
function TimeControl(props: ControlProps<TimeOfDay | null>) {
  const { t } = useTranslation('forms');
  return (
    <TypedControl
      {...props}
      show={(time) => time}
      read={parseTypedTime}
      unreadable={(text) => text}
      complaint={t('message.time')}
      placeholder={t('date.timePlaceholder')}
    />
  );
}

export function TimeField(props: FieldProps<ControlProps<TimeOfDay | null>, TimeOfDay | null>) {
  return <TimeControl {...props} {...useField<TimeOfDay | null>(props)} />;
}

/** Hours and minutes: '1:35', '1h35', '90min'. Its value is whole minutes, NaN while it is no length of time. */
function DurationControl(props: ControlProps<number | null>) {
  const { t } = useTranslation('forms');
  return (
    <TypedControl
      {...props}
      show={formatDuration}
      read={parseDuration}
      unreadable={() => Number.NaN}
      complaint={t('message.duration')}
      placeholder={t('date.durationPlaceholder')}
      end={<InputAdornment position="end">{t('date.hours')}</InputAdornment>}
    />
  );
}

export function DurationField(props: FieldProps<ControlProps<number | null>, number | null>) {
  return <DurationControl {...props} {...useField<number | null>(props)} />;
}

import { useTranslation } from 'react-i18next';
import {
  firstDayOf,
  formatMonth,
  isMonth,
  type Month,
  monthOf,
  parseTypedMonth,
} from '@/platform/format/month';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { CalendarButton } from '@/platform/forms/fields/CalendarButton';
import { TypedControl } from '@/platform/forms/TypedControl';
import { useField } from '@/platform/forms/useField';

/** A month, typed ('0926', '9/2026') or picked. Its value is 'YYYY-MM', or the text as typed while it is none. */
function MonthControl(props: ControlProps<Month | null>) {
  const { t } = useTranslation('forms');
  const { value, onChange } = props;
  const fixed = Boolean(props.readOnly) || Boolean(props.disabled) || Boolean(props.disabledReason);
  return (
    <TypedControl
      {...props}
      show={(month) => formatMonth(month) || month}
      read={parseTypedMonth}
      unreadable={(text) => text}
      complaint={t('message.month')}
      placeholder={t('date.monthPlaceholder')}
      end={
        !fixed && (
          <CalendarButton
            months
            label={props.label}
            value={isMonth(value) ? firstDayOf(value) : null}
            onPick={(day) => onChange(monthOf(day))}
          />
        )
      }
    />
  );
}

export function MonthField(props: FieldProps<ControlProps<Month | null>, Month | null>) {
  return <MonthControl {...props} {...useField<Month | null>(props)} />;
}

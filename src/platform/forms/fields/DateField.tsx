import { useTranslation } from 'react-i18next';
import { formatDate, isLocalDate, type LocalDate } from '@/platform/format/date';
import { maskTypedDate, parseTypedDate } from '@/platform/format/typedDate';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { dateFault } from '@/platform/forms/fields/dateFault';
import { CalendarButton, openCalendarByKey } from '@/platform/forms/fields/CalendarButton';
import { useTypedMoment } from '@/platform/forms/fields/useTypedMoment';
import { InputBox } from '@/platform/forms/InputBox';
import { masked } from '@/platform/forms/typedText';
import { useField } from '@/platform/forms/useField';

export interface DateControlProps extends ControlProps<LocalDate | null> {
  /** Days outside cannot be picked in the calendar; the schema says so of typed ones. */
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
}

const WHOLE = 'dd/mm/aaaa'.length;

/**
 * A day, typed ('180926', '18/9/26', 'hoje') or picked. Its value is a LocalDate or null; while it is no day at all
 * it is the text as typed, which the rule `validDate` refuses.
 */
export function DateControl(props: DateControlProps) {
  const { value, onChange } = props;
  const { t, i18n } = useTranslation('forms');
  const { known, text, unreadable, type, enter, leave } = useTypedMoment({
    value,
    onChange,
    onBlur: props.onBlur,
    isValue: isLocalDate,
    format: formatDate,
    parse: parseTypedDate,
    wholeLength: WHOLE,
  });
  const fixed = Boolean(props.readOnly) || Boolean(props.disabled) || Boolean(props.disabledReason);

  const complaint = () => {
    const fault = dateFault(text);
    if (fault.reason !== 'day') return t(`date.fault.${fault.reason}`);
    const month = new Date(fault.year, fault.month - 1, 1).toLocaleDateString(i18n.language, {
      month: 'long',
      year: 'numeric',
    });
    return t('date.fault.day', { month, days: fault.days });
  };

  return (
    <InputBox
      {...props}
      error={unreadable ? complaint() : props.error}
      live
      text={text}
      onText={(event) => type(masked(event.target, maskTypedDate, /\d/g))}
      onBlur={leave}
      placeholder={t('date.placeholder')}
      input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: WHOLE }}
      box={{
        onFocus: enter,
        onKeyDown: openCalendarByKey,
        sx: { fontVariantNumeric: 'tabular-nums' },
      }}
      end={
        !fixed && (
          <CalendarButton
            label={props.label}
            value={known}
            min={props.min}
            max={props.max}
            onPick={onChange}
          />
        )
      }
    />
  );
}

export function DateField(props: FieldProps<DateControlProps, LocalDate | null>) {
  return <DateControl {...props} {...useField<LocalDate | null>(props)} />;
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, isLocalDate, type LocalDate } from '@/platform/format/date';
import { maskTypedDate, parseTypedDate } from '@/platform/format/typedDate';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { CalendarButton, openCalendarByKey } from '@/platform/forms/fields/CalendarButton';
import { InputBox } from '@/platform/forms/InputBox';
import { masked } from '@/platform/forms/typedText';
import { useField } from '@/platform/forms/useField';

export interface DateControlProps extends ControlProps<LocalDate | null> {
  /** Days outside cannot be picked in the calendar; the schema says so of typed ones. */
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
}

/**
 * A day, typed ('180926', '18/9/26', 'hoje') or picked. Its value is a LocalDate or null; while it is no day at all
 * it is the text as typed, which the rule `validDate` refuses.
 */
export function DateControl(props: DateControlProps) {
  const { value, onChange } = props;
  const { t } = useTranslation('forms');
  const [focused, setFocused] = useState(false);
  const fixed = Boolean(props.readOnly) || Boolean(props.disabled) || Boolean(props.disabledReason);
  const text = isLocalDate(value) ? formatDate(value) : (value ?? '');
  const unreadable = text !== '' && !isLocalDate(value) && !focused;

  const type = (typed: string) => {
    // Only a whole date becomes one while typing: '18/09/20' may still grow.
    const whole = typed.length === 10 ? parseTypedDate(typed) : null;
    onChange(whole ?? (typed === '' ? null : typed));
  };
  const leave = () => {
    setFocused(false);
    const read = parseTypedDate(text);
    if (read !== null && read !== value) onChange(read);
    props.onBlur?.();
  };
  return (
    <InputBox
      {...props}
      error={props.error ?? (unreadable ? t('message.date') : undefined)}
      text={text}
      onText={(event) => type(masked(event.target, maskTypedDate, /\d/g))}
      onBlur={leave}
      placeholder={t('date.placeholder')}
      input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 10 }}
      box={{
        onFocus: () => setFocused(true),
        onKeyDown: openCalendarByKey,
        sx: { fontVariantNumeric: 'tabular-nums' },
      }}
      end={
        !fixed && (
          <CalendarButton
            label={props.label}
            value={isLocalDate(value) ? value : null}
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

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, type LocalDate } from '@/platform/format/date';
import {
  dayOf,
  formatLocalDateTime,
  isLocalDateTime,
  type LocalDateTime,
  localDateTimeOf,
  maskTypedDateTime,
  nowHere,
  parseTypedDateTime,
  timeOf,
} from '@/platform/format/dateTime';
import { parseTypedDate } from '@/platform/format/typedDate';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { CalendarButton, openCalendarByKey } from '@/platform/forms/fields/CalendarButton';
import { InputBox } from '@/platform/forms/InputBox';
import { masked } from '@/platform/forms/typedText';
import { useField } from '@/platform/forms/useField';

interface DateTimeControlProps extends ControlProps<LocalDateTime | null> {
  /** Days outside cannot be picked in the calendar; the schema says so of typed ones. */
  readonly min?: LocalDate | undefined;
  readonly max?: LocalDate | undefined;
}

const WHOLE = 'dd/mm/aaaa hh:mm'.length;

/**
 * A day and a time in one: typed ('1809260830', 'hoje 8h30', 'agora'), or the day picked and the time typed. Its value
 * is a LocalDateTime or null; while it is none it is the text as typed, which the rule `validDateTime` refuses.
 */
function DateTimeControl(props: DateTimeControlProps) {
  const { value, onChange } = props;
  const { t } = useTranslation('forms');
  const [focused, setFocused] = useState(false);
  const fixed = Boolean(props.readOnly) || Boolean(props.disabled) || Boolean(props.disabledReason);
  const known = isLocalDateTime(value) ? value : null;
  const text = known === null ? (value ?? '') : formatLocalDateTime(known);
  const unreadable = text.trim() !== '' && known === null && !focused;

  const type = (typed: string) => {
    // Only a whole one becomes a value while typing: '18/09/2026 08:3' still grows.
    const whole = typed.length === WHOLE ? parseTypedDateTime(typed) : null;
    onChange(whole ?? (typed === '' ? null : typed));
  };
  const leave = () => {
    setFocused(false);
    const read = parseTypedDateTime(text);
    if (read !== null && read !== value) onChange(read);
    props.onBlur?.();
  };
  return (
    <InputBox
      {...props}
      error={props.error ?? (unreadable ? t('message.validDateTime') : undefined)}
      text={text}
      onText={(event) => type(masked(event.target, maskTypedDateTime, /\d/g))}
      onBlur={leave}
      placeholder={t('date.dateTimePlaceholder')}
      input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 30 }}
      box={{
        onFocus: () => setFocused(true),
        onKeyDown: openCalendarByKey,
        sx: { fontVariantNumeric: 'tabular-nums' },
      }}
      end={
        !fixed && (
          <CalendarButton
            label={props.label}
            value={known === null ? parseTypedDate(text.slice(0, 10)) : dayOf(known)}
            min={props.min}
            max={props.max}
            // The day alone is not enough: the time is typed behind it.
            thenType
            onPick={(day) =>
              onChange(known === null ? `${formatDate(day)} ` : localDateTimeOf(day, timeOf(known)))
            }
            onNow={() => onChange(nowHere())}
          />
        )
      }
    />
  );
}

export function DateTimeField(props: FieldProps<DateTimeControlProps, LocalDateTime | null>) {
  return <DateTimeControl {...props} {...useField<LocalDateTime | null>(props)} />;
}

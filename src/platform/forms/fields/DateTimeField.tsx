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
import { useTypedMoment } from '@/platform/forms/fields/useTypedMoment';
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
  const { known, text, unreadable, type, enter, leave } = useTypedMoment({
    value,
    onChange,
    onBlur: props.onBlur,
    isValue: isLocalDateTime,
    format: formatLocalDateTime,
    parse: parseTypedDateTime,
    wholeLength: WHOLE,
  });
  const fixed = Boolean(props.readOnly) || Boolean(props.disabled) || Boolean(props.disabledReason);

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
        onFocus: enter,
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

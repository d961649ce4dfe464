import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, isLocalDate, type LocalDate } from '@/platform/format/date';
import { maskTypedDate, parseTypedDate } from '@/platform/format/typedDate';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { InputBox } from '@/platform/forms/InputBox';
import { masked } from '@/platform/forms/typedText';
import { useField } from '@/platform/forms/useField';
import { IconAction } from '@/platform/ui/IconAction';

// The calendar is fifty times the size of the field; it comes when it is first opened.
const CalendarPopover = lazy(async () => ({
  default: (await import('@/platform/forms/fields/CalendarPopover')).CalendarPopover,
}));

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
  const { value, onChange, readOnly = false } = props;
  const { t } = useTranslation('forms');
  const [focused, setFocused] = useState(false);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const disabled = (props.disabled ?? false) || Boolean(props.disabledReason);
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
    <>
      <InputBox
        {...props}
        error={props.error ?? (unreadable ? t('message.date') : undefined)}
        text={text}
        onText={(event) => type(masked(event.target, maskTypedDate, /\d/g))}
        onBlur={leave}
        placeholder={t('date.placeholder')}
        input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 10 }}
        box={{
          ref: anchor,
          onFocus: () => setFocused(true),
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' || !event.altKey || readOnly || disabled) return;
            event.preventDefault();
            setOpen(true);
          },
          sx: { fontVariantNumeric: 'tabular-nums' },
        }}
        end={
          !readOnly &&
          !disabled && (
            <InputAdornment position="end">
              <IconAction
                label={t('date.openCalendar')}
                icon={<CalendarMonthOutlined fontSize="small" />}
                edge="end"
                onClick={() => setOpen(true)}
              />
            </InputAdornment>
          )
        }
      />
      {open && (
        <Suspense fallback={null}>
          <CalendarPopover
            anchor={anchor}
            label={props.label}
            value={isLocalDate(value) ? value : null}
            min={props.min}
            max={props.max}
            onPick={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export function DateField(props: FieldProps<DateControlProps, LocalDate | null>) {
  return <DateControl {...props} {...useField<LocalDate | null>(props)} />;
}

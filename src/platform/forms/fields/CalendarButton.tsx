import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarPopoverProps } from '@/platform/forms/fields/CalendarPopover';
import { formatDate, type LocalDate } from '@/platform/format/date';
import { formatMonth, monthOf } from '@/platform/format/month';
import { IconAction } from '@/platform/ui/IconAction';

// The calendar is fifty times the size of the field; it comes when it is first opened.
const CalendarPopover = lazy(async () => ({
  default: (await import('@/platform/forms/fields/CalendarPopover')).CalendarPopover,
}));

interface CalendarButtonProps extends Omit<
  CalendarPopoverProps,
  'anchor' | 'onClose' | 'disableRestoreFocus'
> {
  /** A picked day is only the beginning: the rest is typed, and the box takes the focus. */
  readonly thenType?: boolean;
}

/** Opens the calendar of the input box it stands in. */
export function CalendarButton({ thenType = false, ...props }: CalendarButtonProps) {
  const { t } = useTranslation('forms');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { value, months = false } = props;
  const chosen = value && (months ? formatMonth(monthOf(value)) : formatDate(value));
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLElement | null>(null);
  const pick = (day: LocalDate) => {
    props.onPick(day);
    next.current = anchor?.querySelector('input') ?? null;
  };
  const close = () => {
    if (thenType) next.current ??= button.current;
    setAnchor(null);
  };
  useEffect(() => {
    const place = next.current;
    if (anchor !== null || !place) return;
    next.current = null;
    place.focus();
    if (place instanceof HTMLInputElement) place.setSelectionRange(place.value.length, place.value.length);
  }, [anchor]);
  return (
    <InputAdornment position="end">
      <IconAction
        ref={button}
        label={t('date.openCalendar')}
        of={props.label}
        hint={chosen || undefined}
        icon={<CalendarMonthOutlined fontSize="small" />}
        edge="end"
        onClick={(event) => setAnchor(event.currentTarget.closest<HTMLElement>('.MuiInputBase-root'))}
      />
      {anchor && (
        <Suspense fallback={null}>
          <CalendarPopover
            {...props}
            {...(thenType ? { onPick: pick, disableRestoreFocus: true } : {})}
            anchor={anchor}
            onClose={close}
          />
        </Suspense>
      )}
    </InputAdornment>
  );
}

/** Alt+↓ in the field opens its calendar, as in a select. */
export function openCalendarByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' || !event.altKey) return;
  const button = event.currentTarget.closest('.MuiInputBase-root')?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.click();
}

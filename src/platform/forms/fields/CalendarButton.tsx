import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarPopoverProps } from '@/platform/forms/fields/CalendarPopover';
import { IconAction } from '@/platform/ui/IconAction';

// The calendar is fifty times the size of the field; it comes when it is first opened.
const CalendarPopover = lazy(async () => ({
  default: (await import('@/platform/forms/fields/CalendarPopover')).CalendarPopover,
}));

/** Opens the calendar of the input box it stands in. */
export function CalendarButton(props: Omit<CalendarPopoverProps, 'anchor' | 'onClose'>) {
  const { t } = useTranslation('forms');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <InputAdornment position="end">
      <IconAction
        ref={button}
        label={t('date.openCalendar')}
        icon={<CalendarMonthOutlined fontSize="small" />}
        edge="end"
        onClick={(event) => setAnchor(event.currentTarget.closest<HTMLElement>('.MuiInputBase-root'))}
      />
      {anchor && (
        <Suspense fallback={null}>
          <CalendarPopover {...props} anchor={anchor} onClose={() => setAnchor(null)} />
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

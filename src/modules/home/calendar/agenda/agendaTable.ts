import type { TFunction } from 'i18next';
import type { ExportTable } from '@/platform/export/exportTable';
import type { LocalDate } from '@/platform/format/date';
import type { CalendarItem } from '../rules/calendarItems';

/** The items of these days as a table, for paper. */
export function agendaTable(
  items: readonly CalendarItem[],
  days: readonly LocalDate[],
  t: TFunction<'home'>,
): ExportTable {
  const own = new Set(days);
  return {
    title: t('agenda.title'),
    columns: [
      { head: t('agenda.printed.date'), type: 'date', decimals: 0 },
      { head: t('agenda.printed.time'), type: 'text', decimals: 0 },
      { head: t('agenda.printed.title'), type: 'text', decimals: 0 },
    ],
    rows: items
      .filter(({ day }) => own.has(day))
      .map(({ day, time, title }) => [day, time ?? t('calendar.allDay'), title || t('calendar.untitled')]),
  };
}

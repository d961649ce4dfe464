import type { TFunction } from 'i18next';
import { addDays, type LocalDate, toLocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';

interface Dated {
  readonly at: string;
}

interface DayGroup<Entry> {
  readonly day: LocalDate;
  readonly entries: readonly Entry[];
}

/** Entries that follow each other on one day, together; their order stays. */
export function groupByDay<Entry extends Dated>(entries: readonly Entry[]): readonly DayGroup<Entry>[] {
  const groups: { day: LocalDate; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = toLocalDate(entry.at) ?? '';
    const last = groups.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}

/** 'Hoje', 'Ontem', or the date. */
export function dayName(day: LocalDate, today: LocalDate, t: TFunction<'viewer'>): string {
  if (day === today) return t('timeline.today');
  if (day === addDays(today, -1)) return t('timeline.yesterday');
  return dayText(day) || t('timeline.undated');
}

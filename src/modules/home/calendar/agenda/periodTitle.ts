import type { LocalDate } from '@/platform/format/date';
import { capitalised, daySpan, monthAndYear } from '@/platform/format/namedDays';
import { type AgendaView, endOfWeek, startOfWeek } from '../rules/agendaPeriod';

/** 'Novembro de 2026', or '15–21 de nov. de 2026'. */
export function periodTitle(view: AgendaView, day: LocalDate, language: string): string {
  if (view === 'semana') return daySpan(startOfWeek(day), endOfWeek(day), language, true);
  return capitalised(monthAndYear(day, language));
}

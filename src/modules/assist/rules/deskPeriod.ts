import { addDays, isLocalDate, type LocalDate } from '@/platform/format/date';
import { endOfDayInstant, startOfDayInstant } from '@/platform/format/instant';
import type { AssistPeriod } from '../assistService';

/** The days whose documents the desk shows, both included. */
export interface DeskPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const USUAL_DAYS = 14;
const FROM = 'de';
const TO = 'ate';

/** The last 14 days up to today. */
export function usualPeriod(today: LocalDate): DeskPeriod {
  return { from: addDays(today, -USUAL_DAYS), to: today };
}

/** What is wrong with a period somebody typed; null when it can be requested. */
export function periodFault(
  from: unknown,
  to: unknown,
  today: LocalDate,
): 'unreadable' | 'future' | 'order' | null {
  if (!isLocalDate(from) || !isLocalDate(to)) return 'unreadable';
  if (from > today || to > today) return 'future';
  return from > to ? 'order' : null;
}

/** The period of the address; the usual one where it has none that can be requested. */
export function readPeriod(params: URLSearchParams, today: LocalDate): DeskPeriod {
  const usual = usualPeriod(today);
  const from = params.get(FROM) ?? usual.from;
  const to = params.get(TO) ?? usual.to;
  return periodFault(from, to, today) === null ? { from, to } : usual;
}

/** The address's search part with a period in it; the usual one is left out, so that it moves with the days. */
export function writePeriod(params: URLSearchParams, period: DeskPeriod, today: LocalDate): URLSearchParams {
  const next = new URLSearchParams(params);
  const usual = usualPeriod(today);
  const isUsual = period.from === usual.from && period.to === usual.to;
  for (const [key, value] of [
    [FROM, period.from],
    [TO, period.to],
  ] as const) {
    if (isUsual) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

/** From the start of the first day to the end of the last, local time, as instants for the wire. */
export function wirePeriod({ from, to }: DeskPeriod): AssistPeriod {
  return { initialDate: startOfDayInstant(from), finalDate: endOfDayInstant(to) };
}

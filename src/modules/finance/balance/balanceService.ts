import { type LocalDate, toLocalDate } from '@/platform/format/date';
import { fromCents, toCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import { isRecord, textOf } from '@/platform/http/loose';
import type { Adjustment, Balance, BalanceLine, Section } from './balanceTypes';
import { isSection } from './rules/balance';

const amountOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? toCents(value) : null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readLine(sent: unknown): BalanceLine | null {
  if (!isRecord(sent)) return null;
  const { section } = sent;
  const key = textOf(sent['lineKey']);
  const cents = amountOf(sent['value']);
  return key === '' || cents === null || !isSection(section) ? null : { key, section, cents };
}

function readAdjustment(sent: unknown): Adjustment | null {
  if (!isRecord(sent)) return null;
  const { id, section } = sent;
  const cents = amountOf(sent['value']);
  const day = toLocalDate(textOf(sent['date']));
  if (typeof id !== 'number' || cents === null || day === null || !isSection(section)) return null;
  return {
    id,
    day,
    section,
    cents,
    name: textOf(sent['name']),
    reason: textOf(sent['reason']),
    userName: textOf(sent['userName']),
  };
}

/** The balance of a day; what cannot be read is counted, for both sides would lie without it. */
export async function balanceOf(day: LocalDate, signal: AbortSignal): Promise<Balance> {
  const answer = await http.get<unknown>(assumed('/AccountingBalance/GetByDate'), {
    params: { date: day },
    signal,
    contained: true,
  });
  if (!isRecord(answer) || !Array.isArray(answer['lines'])) throw new TypeError('no balance');
  const [sent, adjusted] = [list(answer['lines']), list(answer['adjustments'])];
  const lines = sent.flatMap((one) => readLine(one) ?? []);
  const adjustments = adjusted.flatMap((one) => readAdjustment(one) ?? []);
  const { closed } = answer;
  return {
    day: toLocalDate(textOf(answer['date'])) ?? day,
    closed: isRecord(closed) ? { at: textOf(closed['at']), userName: textOf(closed['userName']) } : null,
    closedUntil: toLocalDate(textOf(answer['closedUntil'])),
    lines,
    adjustments,
    unread: sent.length + adjusted.length - lines.length - adjustments.length,
  };
}

/** The days that are closed, the newest first. */
export async function closedDays(signal: AbortSignal): Promise<LocalDate[]> {
  const rows = await http.list<unknown>(assumed('/AccountingBalance/GetClosedDates'), {
    signal,
    contained: true,
  });
  const days = rows.flatMap((row) => (isRecord(row) ? (toLocalDate(textOf(row['date'])) ?? []) : []));
  return [...new Set(days)].toSorted().toReversed();
}

/** Freezes a day, or opens it again with a reason. */
export const closeDay = (day: LocalDate, close: boolean, reason = ''): Promise<unknown> =>
  http.post<unknown>(assumed('/AccountingBalance/Close'), { date: day, close, reason });

export interface NewAdjustment {
  readonly day: LocalDate;
  readonly section: Section;
  readonly name: string;
  readonly cents: number;
  readonly reason: string;
}

export const addAdjustment = ({ day, cents, ...rest }: NewAdjustment): Promise<unknown> =>
  http.post<unknown>(assumed('/AccountingBalance/CreateAdjustment'), {
    ...rest,
    date: day,
    value: fromCents(cents),
  });

export const removeAdjustment = (id: number): Promise<unknown> =>
  http.delete<unknown>(assumed('/AccountingBalance/DeleteAdjustment'), { params: { id } });

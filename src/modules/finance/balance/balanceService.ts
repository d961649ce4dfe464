import type { LocalDate } from '@/platform/format/date';
import { fromCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import type { Balance, Section } from './balanceTypes';
import { BalanceWire, ClosedDateWire } from './balanceWire';

export async function balanceOf(day: LocalDate, signal: AbortSignal): Promise<Balance> {
  const balance = await http.get(assumed('/AccountingBalance/GetByDate'), {
    params: { date: day },
    signal,
    contained: true,
    shape: BalanceWire,
  });
  return { ...balance, day: balance.day ?? day };
}

/** The days that are closed, the newest first. */
export async function closedDays(signal: AbortSignal): Promise<LocalDate[]> {
  const rows = await http.list(assumed('/AccountingBalance/GetClosedDates'), {
    signal,
    contained: true,
    shape: ClosedDateWire,
  });
  return [...new Set(rows.map(({ date }) => date))].toSorted().toReversed();
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

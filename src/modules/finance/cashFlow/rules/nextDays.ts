import { addDays, type LocalDate } from '@/platform/format/date';
import type { FlowBasis, FlowItem } from '../cashFlowTypes';

export const DAYS_AHEAD = 90;
const DRIVERS_MOST = 3;
const FILLERS_MOST = 3;
const DIPS_MOST = 5;

/** What is to happen on a day, and what is left at its end. Cents. */
export interface DayAhead {
  readonly day: LocalDate;
  readonly inCents: number;
  readonly outCents: number;
  /** Null where the banks' balance is not known. */
  readonly balance: number | null;
  readonly items: readonly FlowItem[];
}

/** A fall of the balance to a day after which it rises again, or the days end. */
export interface Dip {
  readonly from: LocalDate;
  /** The day of the lowest balance. */
  readonly day: LocalDate;
  readonly balance: number;
  readonly fall: number;
  /** The largest payables of the fall. */
  readonly drivers: readonly FlowItem[];
  /** What must come in: up to zero when less than nothing is left, else what the fall took. */
  readonly needed: number;
  /** Receivables that are due later and would bring it, when they came before. */
  readonly fillers: readonly FlowItem[];
  /** What is still needed with all of them; 0 when they suffice. */
  readonly missing: number;
}

const signed = ({ side, cents }: FlowItem) => (side === 'INCOME' ? cents : -cents);
const sum = (items: readonly FlowItem[]) => items.reduce((all, { cents }) => all + cents, 0);

/**
 * The balance of each day from today on (finance-decisions §4.1, by day): payments on their day; what is open on its due
 * date, and everything that is overdue today. All that was paid before today is in the balance already.
 */
export function nextDays(basis: FlowBasis, today: LocalDate): DayAhead[] {
  const last = addDays(today, DAYS_AHEAD);
  const byDay = new Map<LocalDate, FlowItem[]>();
  let balance = basis.opening;
  for (const item of basis.items) {
    if (item.paid && item.day < today) {
      if (balance !== null) balance += signed(item);
      continue;
    }
    const day = item.day < today ? today : item.day;
    if (day > last) continue;
    const same = byDay.get(day);
    if (same) same.push(item);
    else byDay.set(day, [item]);
  }
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, at): DayAhead => {
    const day = addDays(today, at);
    const items = byDay.get(day) ?? [];
    const inCents = sum(items.filter(({ side }) => side === 'INCOME'));
    const outCents = sum(items.filter(({ side }) => side === 'EXPENSE'));
    if (balance !== null) balance += inCents - outCents;
    return { day, inCents, outCents, balance, items };
  });
}

/** Receivables that bring what is needed: the earliest that suffices by itself, else the largest together. */
function fillersOf(needed: number, receivables: readonly FlowItem[]): FlowItem[] {
  const alone = receivables
    .filter(({ cents }) => cents >= needed)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  if (alone[0]) return [alone[0]];
  const found: FlowItem[] = [];
  for (const item of receivables.toSorted((a, b) => b.cents - a.cents || a.day.localeCompare(b.day))) {
    if (found.length === FILLERS_MOST || sum(found) >= needed) break;
    found.push(item);
  }
  return found;
}

function dipOf(fall: readonly DayAhead[], before: number, basis: FlowBasis): Dip[] {
  const [first, end] = [fall[0], fall.at(-1)];
  if (!first || !end || end.balance === null) return [];
  const payables = fall.flatMap(({ items }) => items).filter(({ side, paid }) => side === 'EXPENSE' && !paid);
  const needed = end.balance < 0 ? -end.balance : before - end.balance;
  const later = basis.items.filter((item) => item.side === 'INCOME' && !item.paid && item.day > end.day);
  const fillers = fillersOf(needed, later);
  return [
    {
      from: first.day,
      day: end.day,
      balance: end.balance,
      fall: before - end.balance,
      drivers: payables.toSorted((a, b) => b.cents - a.cents).slice(0, DRIVERS_MOST),
      needed,
      fillers,
      missing: Math.max(needed - sum(fillers), 0),
    },
  ];
}

/**
 * The dips of the line, at most five, in the order of days: those below zero before others, the deepest first. Days
 * on which nothing happens belong to no fall.
 */
export function dipsOf(days: readonly DayAhead[], basis: FlowBasis, before: number | null): Dip[] {
  if (before === null) return [];
  const dips: Dip[] = [];
  let fall: DayAhead[] = [];
  let top = before;
  let last = before;
  const end = () => {
    dips.push(...dipOf(fall, top, basis));
    fall = [];
  };
  for (const day of days) {
    if (day.balance === null || day.balance === last) continue;
    if (day.balance < last) {
      if (fall.length === 0) top = last;
      fall.push(day);
    } else end();
    last = day.balance;
  }
  end();
  return dips
    .toSorted((a, b) => Number(b.balance < 0) - Number(a.balance < 0) || b.fall - a.fall)
    .slice(0, DIPS_MOST)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** What is in the banks before anything of today. */
export function balanceBefore([first]: readonly DayAhead[]): number | null {
  return first?.balance == null ? null : first.balance - first.inCents + first.outCents;
}

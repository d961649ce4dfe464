import type { CashScenario, CashScenarioLine } from '../../db/finance/balanceTypes';

const pad = (value: number) => String(value).padStart(2, '0');

export const isMonth = (month: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month);

/** 'YYYY-MM' some months on. */
function monthAfter(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(at / 12)}-${pad((at % 12) + 1)}`;
}

export const lastMonthOf = ({ startMonth, monthCount }: Pick<CashScenario, 'startMonth' | 'monthCount'>) =>
  monthAfter(startMonth, monthCount - 1);

/** Days or months from one time to the next. */
const STEPS: Record<string, { days: number } | { months: number } | null> = {
  ONCE: null,
  WEEKLY: { days: 7 },
  FORTNIGHTLY: { days: 15 },
  MONTHLY: { months: 1 },
  BIMONTHLY: { months: 2 },
  QUARTERLY: { months: 3 },
  HALF_YEARLY: { months: 6 },
  YEARLY: { months: 12 },
};
export const RECURRENCES: ReadonlySet<string> = new Set(Object.keys(STEPS));

function dayAfter(first: string, step: { days: number } | { months: number }, count: number): string {
  if ('days' in step)
    return new Date(Date.parse(`${first}T00:00:00Z`) + step.days * count * 86_400_000)
      .toISOString()
      .slice(0, 10);
  const month = monthAfter(first.slice(0, 7), step.months * count);
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return `${month}-${pad(Math.min(Number(first.slice(8, 10)), days))}`;
}

interface Expected {
  date: string;
  value: number;
}

function scheduled({ value, firstDate, recurrence, untilDate }: CashScenarioLine, last: string): Expected[] {
  if (value === null || firstDate === null || recurrence === null) return [];
  const end = untilDate !== null && untilDate < last ? untilDate : last;
  const step = STEPS[recurrence] ?? null;
  const found: Expected[] = [];
  for (let count = 0, date = firstDate; date <= end; date = dayAfter(firstDate, step, count)) {
    found.push({ date, value });
    count += 1;
    if (step === null) break;
  }
  return found;
}

/** What a line is expected to bring, by day; a month that was typed stands on its first such day, or in its middle. */
export function expectedOf(line: CashScenarioLine, scenario: CashScenario): Expected[] {
  const [first, last] = [`${scenario.startMonth}-01`, `${lastMonthOf(scenario)}-31`];
  const typed = new Map(line.monthValues.map(({ month, value }) => [month, value]));
  const own = scheduled(line, last).filter(({ date }) => date >= first);
  const dayIn = (month: string) => own.find(({ date }) => date.startsWith(month))?.date ?? `${month}-15`;
  return [
    ...own.filter(({ date }) => !typed.has(date.slice(0, 7))),
    ...[...typed]
      .map(([month, value]) => ({ date: dayIn(month), value }))
      .filter(({ date, value }) => value > 0 && date >= first && date <= last),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
}

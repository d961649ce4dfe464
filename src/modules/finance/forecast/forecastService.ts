import { toLocalDate } from '@/platform/format/date';
import { fromCents, toCents } from '@/platform/format/money';
import { addMonths, isMonth, type Month } from '@/platform/format/month';
import { assumed, http } from '@/platform/http/http';
import { isRecord, textOf } from '@/platform/http/loose';
import { findCashFlow } from '../cashFlow/cashFlowService';
import type { FlowBasis } from '../cashFlow/cashFlowTypes';
import { type ForecastLine, RECURRENCES, type Scenario, type Schedule } from './forecastTypes';
import { MOST_MONTHS, YEAR } from './rules/forecast';

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readSchedule(sent: Record<string, unknown>): Schedule | null {
  const first = toLocalDate(textOf(sent['firstDate']));
  const recurrence = RECURRENCES.find((one) => one === sent['recurrence']);
  if (!isAmount(sent['value']) || first === null || recurrence === undefined) return null;
  return { cents: toCents(sent['value']), first, recurrence, until: toLocalDate(textOf(sent['untilDate'])) };
}

/** Values by month; scenarios of one calendar year kept them as twelve, January first. */
function readMonths(sent: Record<string, unknown>, startMonth: Month): [Month, number][] {
  const former = list(sent['months']);
  return [
    ...(former.length === YEAR ? former : []).map((value, at) => [addMonths(startMonth, at), value] as const),
    ...list(sent['monthValues'])
      .filter(isRecord)
      .map(({ month, value }) => [month, value] as const),
  ].flatMap(([month, value]): [Month, number][] =>
    isMonth(month) && isAmount(value) ? [[month, toCents(value)]] : [],
  );
}

function readLine(sent: unknown, startMonth: Month): ForecastLine | null {
  if (!isRecord(sent)) return null;
  const { side, financialRatingId: ratingId } = sent;
  const schedule = readSchedule(sent);
  const months = readMonths(sent, startMonth);
  const empty = schedule === null && months.length === 0;
  if ((side !== 'INCOME' && side !== 'EXPENSE') || empty) return null;
  return {
    id: String(sent['id']),
    name: textOf(sent['name']),
    side,
    ratingId: typeof ratingId === 'number' ? ratingId : null,
    schedule,
    typed: Object.fromEntries(months),
  };
}

/** A scenario, read without trust: of the former shape it is the twelve months of its year. */
function readScenario(sent: unknown): Scenario | null {
  if (!isRecord(sent)) return null;
  const { id, version, year, monthCount, openingBalance } = sent;
  const written = textOf(sent['startMonth']).slice(0, 7);
  const former = typeof year === 'number' ? `${year}-01` : '';
  const startMonth = isMonth(written) ? written : former;
  if (typeof id !== 'number' || typeof version !== 'number' || !isMonth(startMonth)) return null;
  const sentLines = list(sent['lines']);
  const read = sentLines.map((line) => readLine(line, startMonth));
  return {
    id,
    version,
    startMonth,
    monthCount:
      Number.isInteger(monthCount) && Number(monthCount) >= 1
        ? Math.min(Number(monthCount), MOST_MONTHS)
        : YEAR,
    opening: isAmount(openingBalance) ? toCents(openingBalance) : null,
    name: textOf(sent['name']),
    chosen: sent['chosen'] === true,
    lines: read.flatMap((line) => line ?? []),
    unread: sentLines.filter((_, at) => read[at] === null),
  };
}

/** The scenarios of the customer, as they were made. */
export async function allScenarios(_all: void, signal: AbortSignal): Promise<Scenario[]> {
  const rows = await http.list<unknown>(assumed('/CashForecast/GetGridData'), { signal, contained: true });
  return rows.flatMap((row) => readScenario(row) ?? []).toSorted((a, b) => a.id - b.id);
}

export interface PaidQuery {
  /** In a row, the earliest first. */
  readonly years: readonly number[];
  readonly accountIds: readonly string[];
}

/** Payments of some years, as one basis from the first of them on. */
export async function findPaid({ years, accountIds }: PaidQuery, signal: AbortSignal): Promise<FlowBasis> {
  const answers = await Promise.all(years.map((year) => findCashFlow({ year, accountIds }, signal)));
  const [first] = answers;
  if (!first) throw new TypeError('no years');
  const items = answers.flatMap((answer) => answer.items.filter(({ paid }) => paid));
  return {
    ...first,
    ratings: answers.at(-1)?.ratings ?? first.ratings,
    items: [...new Map(items.map((item) => [item.id, item])).values()],
  };
}

export type NewScenario = Pick<Scenario, 'name' | 'startMonth' | 'monthCount' | 'opening' | 'lines'>;

const lineBody = ({ id, name, side, ratingId, schedule, typed }: ForecastLine) => ({
  id,
  name,
  side,
  financialRatingId: ratingId,
  ...(schedule && {
    value: fromCents(schedule.cents),
    firstDate: schedule.first,
    recurrence: schedule.recurrence,
    untilDate: schedule.until,
  }),
  monthValues: Object.entries(typed)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([month, cents]) => ({ month, value: fromCents(cents) })),
});

const bodyOf = (scenario: NewScenario, unread: readonly unknown[]) => ({
  name: scenario.name,
  startMonth: scenario.startMonth,
  monthCount: scenario.monthCount,
  openingBalance: scenario.opening === null ? null : fromCents(scenario.opening),
  lines: [...scenario.lines.map(lineBody), ...unread],
});

export async function createScenario(scenario: NewScenario): Promise<number | null> {
  const answer = await http.post<unknown>(assumed('/CashForecast/Create'), bodyOf(scenario, []));
  return isRecord(answer) && typeof answer['id'] === 'number' ? answer['id'] : null;
}

/**
 * Keeps a scenario; refused when somebody else has changed the version that was read.
 * @param inPlace a failure is said where it was typed, and not by the application
 */
export const saveScenario = (scenario: Scenario, inPlace = false): Promise<unknown> =>
  http.put<unknown>(
    assumed('/CashForecast/Edit'),
    { ...bodyOf(scenario, scenario.unread), version: scenario.version },
    { params: { id: scenario.id }, quiet: inPlace },
  );

export const removeScenario = (id: number): Promise<unknown> =>
  http.delete<unknown>(assumed('/CashForecast/Delete'), { params: { id } });

/** Puts a scenario into the cash flow in the place of those that share a month with it, or takes it out. */
export const chooseScenario = (id: number, chosen: boolean): Promise<unknown> =>
  http.post<unknown>(assumed('/CashForecast/Choose'), { id, chosen });

import { type FilterValue, isRange, parseFilter, type RawFilters } from '@/platform/filters/filterValues';
import { isLocalDate, type LocalDate } from '@/platform/format/date';
import type { StatementQuery } from '../bankTypes';
import { isTooLong, statementPeriod, type StatementSpan } from '../rules/statementPeriod';

const PERIOD = 'periodo';
const SPAN = 'prazo';

/** How the address calls the two spans. */
export const SPANS: Readonly<Record<string, StatementSpan>> = { mes: 'month', ano: 'year' };

const spanOf = (raw: RawFilters): StatementSpan => SPANS[raw[SPAN] ?? ''] ?? 'month';

/** The length that a chosen period is longer than; null while it is not, or has an open end. */
export function longerThan(period: FilterValue | null, length: FilterValue | null): StatementSpan | null {
  if (period === null || !isRange(period)) return null;
  const { from, to } = period;
  if (!isLocalDate(from) || !isLocalDate(to)) return null;
  const span = spanOf(typeof length === 'string' ? { [SPAN]: length } : {});
  return isTooLong({ from, to }, span) ? span : null;
}

function periodOf(raw: RawFilters, today: LocalDate) {
  const range = parseFilter({ kind: 'dateRange' }, raw[PERIOD] ?? '');
  const chosen = range !== null && typeof range === 'object' && isRange(range) ? range : null;
  return statementPeriod(chosen, spanOf(raw), today);
}

const textOf = ({ from, to }: { from: string; to: string }) => `${from}..${to}`;

/** The filters with the span and period that they really ask for: there always are some. */
export function shownFilters(raw: RawFilters, today: LocalDate): RawFilters {
  return { ...raw, [SPAN]: spanOf(raw) === 'year' ? 'ano' : 'mes', [PERIOD]: textOf(periodOf(raw, today)) };
}

/** What is kept: the usual period moves on with the days, and is not written down. */
export function keptFilters(shown: RawFilters, today: LocalDate): RawFilters {
  const { [PERIOD]: period, [SPAN]: span, ...others } = shown;
  const kept: Record<string, string> = { ...others };
  if (span === 'ano') kept[SPAN] = span;
  if (period !== undefined && period !== textOf(statementPeriod(null, spanOf(shown), today)))
    kept[PERIOD] = period;
  return kept;
}

/** The request; null while no account is chosen. */
export function queryOf(raw: RawFilters, today: LocalDate): StatementQuery | null {
  const ids = parseFilter({ kind: 'multiSelect' }, raw['banco'] ?? '');
  const accountIds = Array.isArray(ids) ? ids : [];
  return accountIds.length === 0 ? null : { ...periodOf(raw, today), accountIds };
}

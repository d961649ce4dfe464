import type { RawFilters } from '@/platform/filters/filterValues';
import type { LocalDate } from '@/platform/format/date';
import { keepText, preferenceKey, useKeptText } from '@/platform/grid/gridPreferences';
import type { Report } from './reportTypes';
import { keptFilters, shownFilters } from './rules/reportView';

function readLast(text: string | null): RawFilters | null {
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return texts.length === 0 ? null : Object.fromEntries(texts);
  } catch {
    // Garbled storage: nothing is offered.
    return null;
  }
}

/**
 * The last filters of this user for a report, by customer: offered when the page is opened anew, never applied by
 * itself. What the report begins with anyway is not kept, so that a usual month is this month's.
 */
export function useLastFilters(report: Report, today: LocalDate) {
  const key = preferenceKey(`report.${report.name}.last`);
  const kept = readLast(useKeptText(key));
  return {
    last: kept && shownFilters(report, kept, today),
    keepLast: (raw: RawFilters) => keepText(key, JSON.stringify(keptFilters(report, raw, today))),
  };
}

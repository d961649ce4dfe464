import { useEffect, useMemo } from 'react';
import type { RawFilters } from '@/platform/filters/filterValues';
import type { Report, ReportLists } from './reportTypes';
import { withListedDays } from './rules/questions';
import type { ReportAddress } from './useReportAddress';

/** The filters as the address has them; those that it leaves open begin with the days of their list. */
export function useRawFilters(
  report: Report,
  { requested, raw: inAddress }: ReportAddress,
  lists: ReportLists,
): RawFilters {
  const raw = useMemo(
    () =>
      requested
        ? inAddress
        : withListedDays(report, inAddress, (list) =>
            (lists[list]?.options ?? []).map(({ id }) => String(id)),
          ),
    [requested, report, inAddress, lists],
  );
  const listed = report.filters.find((filter) => filter.kind === 'date' && filter.among !== undefined);
  const days = listed?.kind === 'date' && listed.among ? lists[listed.among.list]?.onShown : undefined;
  // What they begin with is known once the list is there.
  useEffect(() => days?.(), [days]);
  return raw;
}

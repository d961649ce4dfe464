import { useMemo } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import { today } from '@/platform/format/date';
import { useQuery } from '@/platform/store/useQuery';
import { paidAnswer } from './forecastSlice';
import type { Scenario } from './forecastTypes';
import { begunYears, monthsOf, paidResults } from './rules/forecast';

/** What came in the months of a scenario, of all banks; of one that has not begun, the accounts of the plan alone. */
export function usePaid(scenario: Scenario | null) {
  const accounts = useLookup('currentAccounts', undefined);
  const accountIds = useMemo(() => accounts.options.map(({ id }) => String(id)), [accounts.options]);
  const begun = scenario ? begunYears(scenario, today()) : [];
  const years = begun.length > 0 ? begun : [Number(today().slice(0, 4))];
  const answer = useQuery(paidAnswer, accountIds.length === 0 ? null : { years, accountIds });
  const { data } = answer;
  const results = useMemo(() => {
    if (!scenario) return [];
    return data ? paidResults(data.items, scenario, today()) : monthsOf(scenario).map(() => null);
  }, [data, scenario]);
  return {
    ratings: data?.ratings ?? [],
    results,
    failed: answer.status === 'failed' && data === null,
    retry: answer.retry,
  };
}

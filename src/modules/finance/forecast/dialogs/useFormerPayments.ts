import { useMemo } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import { today } from '@/platform/format/date';
import { isMonth, type Month, monthOf } from '@/platform/format/month';
import { useQuery } from '@/platform/store/useQuery';
import { formerAnswer } from '../forecastSlice';
import { balanceBefore, begunYears, YEAR, yearOf } from '../rules/forecast';
import { yearBefore } from '../rules/start';

/** Payments of the year before a month that is typed, and what they leave in the banks. */
export function useFormerPayments(typed: Month | null) {
  const accounts = useLookup('currentAccounts', undefined);
  const accountIds = useMemo(() => accounts.options.map(({ id }) => String(id)), [accounts.options]);
  const startMonth =
    isMonth(typed) && yearOf(typed) >= 2000 && yearOf(typed) <= 2100 ? typed : monthOf(today());
  const { first } = yearBefore(startMonth, today());
  const years = begunYears({ startMonth: first, monthCount: YEAR + 1 }, today());
  const answer = useQuery(formerAnswer, accountIds.length === 0 ? null : { years, accountIds });
  const basis = answer.data;
  return {
    basis,
    failed: answer.status === 'failed' && basis === null,
    retry: answer.retry,
    inBanks: basis ? balanceBefore(basis, startMonth, today()) : null,
  };
}

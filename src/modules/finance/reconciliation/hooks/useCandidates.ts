import { useMemo } from 'react';
import type { LookupState } from '@/domain/lookups/useLookup';
import { useRequiredChoice } from '@/domain/selection/useRequiredChoice';
import { isLocalDate, type LocalDate, today } from '@/platform/format/date';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useQuery } from '@/platform/store/useQuery';
import { statementPeriod } from '../../bank/rules/statementPeriod';
import type { CandidatesQuery } from '../reconciliationService';
import { candidatesAnswer } from '../reconciliationSlice';

const PARAMS = { account: 'conta', from: 'de', to: 'ate', tab: 'aba' } as const;
export const TABS = {
  open: 'a-conciliar',
  auto: 'automaticas',
  done: 'conciliadas',
  system: 'sem-linha',
} as const;
export type Tab = keyof typeof TABS;

const isTab = (value: string): value is Tab => value in TABS;

/** Which account, days and tab the address asks for, and what the server has of them. */
export function useCandidates(accounts: LookupState) {
  const { text, set } = useAddressValues();
  const day = today();
  const {
    id: accountId,
    unknown,
    choose: chooseAccount,
  } = useRequiredChoice('account', PARAMS.account, accounts);
  const [from, to] = [text(PARAMS.from), text(PARAMS.to)];
  const period = useMemo(
    () =>
      isLocalDate(from) || isLocalDate(to)
        ? statementPeriod({ from, to }, 'year', day)
        : statementPeriod(null, 'month', day),
    [from, to, day],
  );
  const query = useMemo(
    (): CandidatesQuery | null => (accountId ? { accountId, ...period } : null),
    [accountId, period],
  );
  const answer = useQuery(candidatesAnswer, query);
  const chosen = Object.keys(TABS).find((each) => isTab(each) && TABS[each] === text(PARAMS.tab));
  return {
    accountId,
    /** The address names an account that does not exist. */
    unknown,
    period,
    query,
    answer,
    tab: chosen !== undefined && isTab(chosen) ? chosen : null,
    chooseAccount,
    choosePeriod: (next: { from: LocalDate | null; to: LocalDate | null }) =>
      set({ [PARAMS.from]: next.from, [PARAMS.to]: next.to }, { push: true }),
    chooseTab: (tab: Tab) => set({ [PARAMS.tab]: TABS[tab] }, { push: true }),
  };
}

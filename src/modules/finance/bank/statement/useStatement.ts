import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LookupState, useLookup } from '@/domain/lookups/useLookup';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { formatFilters } from '@/platform/filters/filterValues';
import { useQuery } from '@/platform/store/useQuery';
import { statementAnswer } from '../bankSlice';
import { statementRows, type StatementRow, statementSums } from '../rules/statementSums';
import { usePeriodGrid } from '../../usePeriodGrid';
import { keptFilters, longerThan, queryOf, shownFilters, SPANS } from './statementFilters';

const USUAL = { sort: null, pageSize: 50 } as const;
const FILTERS = { shownFilters, keptFilters };

/** The filters: accounts, how long the period may be, and its days. */
function useStatementFilters(accounts: LookupState): readonly FilterSpec<StatementRow>[] {
  const { t } = useTranslation('financeBank');
  return useMemo(
    () => [
      {
        name: 'banco',
        label: t('statement.filters.accounts'),
        kind: 'multiSelect',
        ...accounts,
        fault: (value) => (value === null ? t('statement.faults.bank') : null),
      },
      {
        name: 'prazo',
        label: t('statement.filters.span'),
        kind: 'select',
        lasting: true,
        options: Object.entries(SPANS).map(([id, span]) => ({ id, name: t(`statement.spans.${span}`) })),
      },
      {
        name: 'periodo',
        label: t('statement.filters.period'),
        kind: 'dateRange',
        lasting: true,
        // By the length that is being chosen, not by the one that was searched last.
        fault: (value, all) => {
          const span = longerThan(value, all['prazo'] ?? null);
          return span && t(`statement.faults.${span}`);
        },
      },
    ],
    [t, accounts],
  );
}

/** The statement that the address asks for, its sums and its lines with the balance after each. */
export function useStatement() {
  const { grid, day } = usePeriodGrid('finance.bankStatement', USUAL, FILTERS);
  const accounts = useLookup('currentAccounts', undefined);
  const filters = useStatementFilters(accounts);
  const query = queryOf(grid.query.filters, day);
  const answer = useQuery(statementAnswer, query);
  const { data } = answer;
  const rows = useMemo(() => (data ? statementRows(data) : []), [data]);
  const sums = useMemo(() => (data ? statementSums(data) : null), [data]);
  const ids = accounts.options.map(({ id }) => String(id));
  /** Asks for every account; null while it is not known which there are. */
  const chooseAll =
    ids.length === 0
      ? null
      : () => grid.setQuery({ filters: { ...grid.query.filters, ...formatFilters({ banco: ids }) } });
  return { grid, filters, query, answer, rows, sums, accounts, chooseAll };
}

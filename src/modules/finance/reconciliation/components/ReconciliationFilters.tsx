import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LookupState } from '@/domain/lookups/useLookup';
import type { LocalDate } from '@/platform/format/date';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { DateControl } from '@/platform/forms/fields/DateField';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: 12,
  // The days stand side by side on a telephone, the account over both.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

interface ReconciliationFiltersProps {
  readonly accounts: LookupState;
  readonly accountId: string | null;
  readonly period: { readonly from: LocalDate; readonly to: LocalDate };
  readonly onAccount: (id: string | number | null) => void;
  readonly onPeriod: (period: { from: LocalDate | null; to: LocalDate | null }) => void;
}

/** One account and the days of it, both included. */
export function ReconciliationFilters(props: ReconciliationFiltersProps) {
  const { accounts, accountId, period, onAccount, onPeriod } = props;
  const { t } = useTranslation('financeReconciliation');
  const account = accounts.options.find(({ id }) => String(id) === accountId);
  return (
    <Root>
      <AutocompleteControl
        label={t('account')}
        value={account?.id ?? null}
        onChange={onAccount}
        options={accounts.options}
        loading={accounts.loading}
      />
      <DateControl
        label={t('from')}
        value={period.from}
        max={period.to}
        onChange={(from) => onPeriod({ ...period, from })}
      />
      <DateControl
        label={t('to')}
        value={period.to}
        min={period.from}
        onChange={(to) => onPeriod({ ...period, to })}
      />
    </Root>
  );
}

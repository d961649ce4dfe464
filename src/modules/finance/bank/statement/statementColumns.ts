import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { StatementRow } from '../rules/statementSums';

/** The columns of the statement; the account has one when several are shown. */
export function statementColumns(
  t: TFunction<'financeBank'>,
  { manyAccounts, currency }: { readonly manyAccounts: boolean; readonly currency: string | null },
): readonly ColumnSpec<StatementRow>[] {
  // Currencies are never added together.
  const total = currency === null ? {} : ({ total: 'sum' } as const);
  const money = { kind: 'money', width: 116, unit: currency ?? '' } as const;
  return [
    { field: 'day', header: t('statement.columns.day'), kind: 'date', width: 96 },
    { field: 'documentNumber', header: t('statement.columns.document'), width: 84 },
    { field: 'history', header: t('statement.columns.history'), identifying: true },
    { field: 'partner', header: t('statement.columns.partner'), width: 148 },
    { field: 'account', header: t('statement.columns.account'), width: 150, hidden: !manyAccounts },
    {
      field: 'in',
      header: t('statement.columns.in'),
      ...money,
      ...total,
      value: ({ cents }) => (cents > 0 ? cents : null),
    },
    {
      field: 'out',
      header: t('statement.columns.out'),
      ...money,
      ...total,
      value: ({ cents }) => (cents < 0 ? -cents : null),
    },
    { field: 'balance', header: t('statement.columns.balance'), ...money },
    { field: 'dayBalance', header: t('statement.columns.dayBalance'), ...money },
    {
      field: 'reconciled',
      header: t('statement.columns.situation'),
      kind: 'status',
      width: 156,
      status: ({ reconciled }) =>
        reconciled === null
          ? null
          : reconciled
            ? { label: t('statement.reconciled'), tone: 'success', icon: CheckCircleOutlined }
            : {
                label: t('statement.notReconciled'),
                tone: 'neutral',
                variant: 'outline',
                icon: ScheduleOutlined,
              },
    },
  ];
}

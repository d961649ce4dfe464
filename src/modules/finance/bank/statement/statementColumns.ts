import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { StatementRow } from '../rules/statementSums';

/** Widths of the columns of words and figures: with the accounts' own column they stand closer, so that the last fits 1366 px. */
const ROOMY = { document: 84, partner: 148, account: 150, money: 116, situation: 156 };
const CLOSE = { document: 88, partner: 118, account: 108, money: 104, situation: 148 };

/** The columns of the statement; the account has one when several are shown. */
export function statementColumns(
  t: TFunction<'financeBank'>,
  { manyAccounts, currency }: { readonly manyAccounts: boolean; readonly currency: string | null },
): readonly ColumnSpec<StatementRow>[] {
  // Currencies are never added together.
  const total = currency === null ? {} : ({ total: 'sum' } as const);
  const widths = manyAccounts ? CLOSE : ROOMY;
  const money = { kind: 'money', width: widths.money, unit: currency ?? '' } as const;
  return [
    { field: 'day', header: t('statement.columns.day'), kind: 'date', width: 96 },
    { field: 'documentNumber', header: t('statement.columns.document'), width: widths.document },
    { field: 'history', header: t('statement.columns.history'), identifying: true },
    { field: 'partner', header: t('statement.columns.partner'), width: widths.partner },
    {
      field: 'account',
      header: t('statement.columns.account'),
      width: widths.account,
      hidden: !manyAccounts,
    },
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
      width: widths.situation,
      // A line of nothing waits for no record.
      status: ({ reconciled, cents }) =>
        reconciled === null || cents === 0
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

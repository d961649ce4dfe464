import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { Maturity, PositionRow } from './rules/positions';

const LOOKS: Readonly<Record<Maturity, Pick<StatusChipProps, 'tone' | 'icon' | 'variant'>>> = {
  redeemed: { tone: 'neutral', icon: CheckCircleOutlined },
  overdue: { tone: 'danger', icon: ErrorOutlineOutlined },
  soon: { tone: 'warning', icon: EventOutlined },
  later: { tone: 'neutral', variant: 'outline', icon: ScheduleOutlined },
  none: { tone: 'neutral', variant: 'outline', icon: ScheduleOutlined },
};

/** A sum of what is known of every row; null when one row does not tell. */
const sumOf = (of: (row: PositionRow) => number | null) => (rows: readonly PositionRow[]) =>
  rows.reduce<number | null>((sum, row) => {
    const cents = of(row);
    return sum === null || cents === null ? null : sum + cents;
  }, 0);

export function investmentColumns(t: TFunction<'financeInvestments'>): readonly ColumnSpec<PositionRow>[] {
  const money = { kind: 'money', width: 100, nothing: '–' } as const;
  return [
    {
      field: 'type',
      header: t('columns.type'),
      width: 148,
      value: ({ investment: { type } }) => (type === '' ? null : t(`types.${type}`)),
    },
    {
      field: 'product',
      header: t('columns.product'),
      identifying: true,
      value: (row) => row.investment.product,
    },
    { field: 'firstDay', header: t('columns.firstDay'), kind: 'date', width: 92 },
    { field: 'principal', header: t('columns.principal'), ...money, total: 'sum' },
    { field: 'income', header: t('columns.income'), ...money, total: sumOf(({ income }) => income) },
    {
      field: 'incomeTax',
      header: t('columns.incomeTax'),
      ...money,
      width: 82,
      total: sumOf((row) => row.incomeTax),
    },
    { field: 'iof', header: t('columns.iof'), ...money, width: 76, total: sumOf(({ iof }) => iof) },
    { field: 'net', header: t('columns.net'), ...money, total: sumOf(({ net }) => net) },
    { field: 'realised', header: t('columns.realised'), ...money, total: 'sum', hidden: true },
    {
      field: 'dueDate',
      header: t('columns.dueDate'),
      kind: 'date',
      width: 110,
      value: ({ investment }) => investment.dueDate,
      nothing: '–',
    },
    {
      field: 'maturity',
      header: t('columns.maturity'),
      kind: 'status',
      // The longest word with its icon, whole.
      width: 176,
      status: ({ maturity }) => ({ ...LOOKS[maturity], label: t(`maturity.${maturity}`) }),
    },
  ];
}

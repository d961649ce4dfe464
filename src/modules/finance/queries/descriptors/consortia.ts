import { formatDate } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { QuotaAct } from '../acts/QuotaActs';
import type { QueryDescriptor, Texts } from '../queryDescriptor';
import { commonFilters, moneyText, QUOTA_LOOKS, sumText, UNKNOWN } from '../queryLook';
import { consortiumList } from '../queriesSlice';
import { type ConsortiumRow, QUOTA_STATES } from '../queryTypes';
import { actsOfQuota } from '../rules/acts';
import { quotaBalance, quotaCost, quotaState } from '../rules/balances';
import { consortiumSums, oneUnitSum } from '../rules/querySums';

type Column = ColumnSpec<ConsortiumRow>;

const REAL = 'R$';

function chip(row: ConsortiumRow, t: Texts) {
  const state = quotaState(row);
  return { ...QUOTA_LOOKS[state], label: t(`situations.consortia.${state}`) };
}

const countText = ({ paidCount, count }: ConsortiumRow) =>
  paidCount === null && count === null ? '' : `${paidCount ?? UNKNOWN}/${count ?? UNKNOWN}`;

function columns(t: Texts): readonly Column[] {
  const money = (figure: (row: ConsortiumRow) => number | null, width = 104) =>
    ({
      kind: 'money',
      width,
      value: figure,
      total: (rows: readonly ConsortiumRow[]) =>
        oneUnitSum(
          rows.filter(({ cancelled }) => !cancelled),
          () => REAL,
          figure,
        ),
    }) as const;
  return [
    { field: 'partnerName', header: t('columns.administrator'), wraps: true, identifying: true },
    {
      field: 'situation',
      header: t('columns.situation'),
      kind: 'status',
      width: 150,
      status: (row) => chip(row, t),
    },
    { field: 'group', header: t('columns.group'), width: 62, minWidth: 62 },
    { field: 'quota', header: t('columns.quota'), width: 58, minWidth: 58 },
    { field: 'credit', header: t('columns.credit'), ...money((row) => row.credit, 104) },
    { field: 'rate', header: t('columns.rate'), kind: 'percent', width: 72 },
    { field: 'installment', header: t('columns.installment'), kind: 'money', width: 96 },
    { field: 'counts', header: t('columns.counts'), width: 84, hidden: true, value: countText },
    { field: 'paid', header: t('columns.paid'), ...money((row) => row.paid) },
    { field: 'balance', header: t('columns.balance'), ...money(quotaBalance) },
    { field: 'bid', header: t('columns.bid'), kind: 'money', width: 96 },
    { field: 'awardedOn', header: t('columns.awardedOn'), kind: 'date', width: 104 },
    { field: 'good', header: t('columns.good'), wraps: true, width: 122 },
    { field: 'date', header: t('columns.start'), kind: 'date', width: 96, hidden: true },
    { field: 'farmerName', header: t('columns.farmer'), wraps: true, width: 160, hidden: true },
    { field: 'farmName', header: t('columns.farm'), wraps: true, width: 150, hidden: true },
    { field: 'note', header: t('columns.note'), width: 200, hidden: true },
  ];
}

/** Quotas of consortia: credit, what was paid, what is left, and whether the good may be bought already. */
export const consortia: QueryDescriptor<ConsortiumRow> = {
  name: 'consortia',
  resource: consortiumList,
  title: (row, t) => t('consortia.record', { group: row.group, quota: row.quota }),
  sort: { field: 'partnerName', direction: 'asc' },
  columns,
  filters: (t) => [
    {
      name: 'situacao',
      label: t('columns.situation'),
      kind: 'multiSelect',
      options: QUOTA_STATES.map((id) => ({ id, name: t(`situations.consortia.${id}`) })),
      value: quotaState,
    },
    { name: 'grupo', label: t('columns.group'), kind: 'text', value: (row) => row.group },
    { name: 'cota', label: t('columns.quota'), kind: 'text', value: (row) => row.quota },
    { name: 'credito', label: t('columns.credit'), kind: 'moneyRange', value: (row) => row.credit },
    { name: 'contemplacao', label: t('columns.awardedOn'), kind: 'dateRange', value: (row) => row.awardedOn },
    ...commonFilters<ConsortiumRow>(t, t('columns.administrator')).filter(({ name }) => name !== 'numero'),
  ],
  sums: (rows, t) =>
    consortiumSums(rows).map(({ state, count, credit, paid, balance }) => ({
      key: state,
      title: t(`consortiumTitles.${state}`),
      note: t('consortia.count', { count, formatted: count }),
      facts: [
        [t('columns.credit'), sumText(credit, formatMoney, t)],
        [t('columns.paid'), sumText(paid, formatMoney, t)],
        [t('columns.balance'), sumText(balance, formatMoney, t)],
      ],
    })),
  chip,
  figures: (row, t) => [
    [t('columns.credit'), moneyText(row.credit, REAL)],
    [t('columns.paid'), moneyText(row.paid, REAL)],
    [t('columns.balance'), moneyText(quotaBalance(row), REAL)],
  ],
  facts: (row, t) => [
    [t('columns.administrator'), row.partnerName],
    [t('columns.group'), row.group],
    [t('columns.quota'), row.quota],
    [t('columns.rate'), row.rate === null ? UNKNOWN : `${formatNumber(row.rate, { minDecimals: 0 })}%`],
    [t('columns.cost'), moneyText(quotaCost(row), REAL)],
    [t('columns.installment'), moneyText(row.installment, REAL)],
    [t('columns.counts'), countText(row)],
    [t('columns.bid'), row.bid === null ? '' : moneyText(row.bid, REAL)],
    [t('columns.awardedOn'), formatDate(row.awardedOn) || t('panel.notAwarded')],
    [t('columns.good'), row.good],
    [t('columns.start'), formatDate(row.date)],
  ],
  acts: actsOfQuota,
  Act: QuotaAct,
  parts: ['payments'],
  look: () => ({ unit: '', symbol: REAL }),
  recorded: (row, part) => (part === 'payments' ? row.paid : null),
};

import { SITUATIONS } from '@/domain/agreements/handover';
import { fromCents } from '@/platform/format/money';
import { formatDate } from '@/platform/format/date';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { href } from '@/platform/routing/href';
import { AdvanceAct } from '../acts/AdvanceActs';
import type { QueryDescriptor, Texts } from '../queryDescriptor';
import { commonFilters, moneyText, productFilter, SITUATION_LOOKS, sumText } from '../queryLook';
import { advanceList } from '../queriesSlice';
import { type AdvanceRow, SIDES } from '../queryTypes';
import { actsOfAdvance } from '../rules/acts';
import { advanceBalance, advanceSituation } from '../rules/balances';
import { advanceSums, oneUnitSum } from '../rules/querySums';

type Column = ColumnSpec<AdvanceRow>;

const inUnits = (cents: number | null) => (cents === null ? null : fromCents(cents));
const sideText = (row: AdvanceRow, t: Texts) => (row.side === null ? '' : t(`advanceSides.${row.side}`));
const yearText = ({ deliveryYear }: AdvanceRow) => (deliveryYear === null ? '' : String(deliveryYear));

function chip(row: AdvanceRow, t: Texts, today: string) {
  const situation = advanceSituation(row, today);
  return situation && { ...SITUATION_LOOKS[situation], label: t(`situations.agreements.${situation}`) };
}

function columns(t: Texts, today: string): readonly Column[] {
  const value = (figure: (row: AdvanceRow) => number | null) =>
    ({
      kind: 'number',
      width: 102,
      value: (row: AdvanceRow) => inUnits(figure(row)),
      total: (rows: readonly AdvanceRow[]) =>
        inUnits(
          oneUnitSum(
            rows.filter(({ cancelled }) => !cancelled),
            ({ side, symbol }) => [side, symbol].join('|'),
            figure,
          ),
        ),
    }) as const;
  return [
    { field: 'date', header: t('columns.date'), kind: 'date', width: 96 },
    {
      field: 'situation',
      header: t('columns.situation'),
      kind: 'status',
      width: 116,
      status: (row) => chip(row, t, today),
    },
    { field: 'side', header: t('columns.advanceSide'), width: 82, value: (row) => sideText(row, t) },
    { field: 'partnerName', header: t('columns.partner'), wraps: true, identifying: true },
    { field: 'contractNumber', header: t('columns.contract'), wraps: true, width: 108 },
    { field: 'productName', header: t('columns.product'), wraps: true, width: 114 },
    { field: 'deliveryYear', header: t('columns.deliveryYear'), width: 66, minWidth: 66, value: yearText },
    { field: 'symbol', header: t('columns.currency'), width: 76, minWidth: 76 },
    { field: 'value', header: t('columns.value'), ...value((row) => row.value) },
    { field: 'used', header: t('columns.used'), ...value((row) => row.used) },
    { field: 'returned', header: t('columns.returned'), ...value((row) => row.returned) },
    { field: 'balance', header: t('columns.balance'), ...value(advanceBalance), width: 104 },
    { field: 'number', header: t('columns.number'), width: 100, hidden: true },
    { field: 'farmerName', header: t('columns.farmer'), wraps: true, width: 160, hidden: true },
    { field: 'farmName', header: t('columns.farm'), wraps: true, width: 150, hidden: true },
    { field: 'note', header: t('columns.note'), width: 200, hidden: true },
  ];
}

/** Money paid or received before the goods: what of it was used, given back, and is left. */
export const advances: QueryDescriptor<AdvanceRow> = {
  name: 'advances',
  resource: advanceList,
  title: (row, t) => t('advances.record', { partner: row.partnerName }),
  sort: { field: 'date', direction: 'desc' },
  columns,
  filters: (t, today) => [
    {
      name: 'situacao',
      label: t('columns.situation'),
      kind: 'multiSelect',
      options: SITUATIONS.map((id) => ({ id, name: t(`situations.agreements.${id}`) })),
      value: (row) => advanceSituation(row, today),
    },
    {
      name: 'lado',
      label: t('columns.advanceSide'),
      kind: 'select',
      options: SIDES.map((id) => ({ id, name: t(`advanceSides.${id}`) })),
      value: (row) => row.side,
    },
    productFilter(t),
    { name: 'contrato', label: t('columns.contract'), kind: 'text', value: (row) => row.contractNumber },
    { name: 'data', label: t('columns.date'), kind: 'dateRange', value: (row) => row.date },
    {
      name: 'entrega',
      label: t('columns.deliveryYear'),
      kind: 'multiSelect',
      value: yearText,
      word: yearText,
    },
    ...commonFilters<AdvanceRow>(t, t('columns.partner')),
  ],
  sums: (rows, t) =>
    advanceSums(rows).map(({ key, side, symbol, value, used, returned, balance }) => {
      const write = (cents: number) => moneyText(cents, symbol);
      return {
        key,
        title: side === null ? t('sums.noSide') : t(`advanceTitles.${side}`),
        note: symbol || t('sums.noCurrency'),
        facts: [
          [t('columns.value'), sumText(value, write, t)],
          [t('columns.used'), sumText(used, write, t)],
          [t('columns.returned'), sumText(returned, write, t)],
          [t('columns.balance'), sumText(balance, write, t)],
        ],
      };
    }),
  chip,
  figures: (row, t) => [
    [t('columns.value'), moneyText(row.value, row.symbol)],
    [t('columns.used'), moneyText(row.used, row.symbol)],
    [t('columns.returned'), moneyText(row.returned, row.symbol)],
    [t('columns.balance'), moneyText(advanceBalance(row), row.symbol)],
  ],
  facts: (row, t) => [
    [t('columns.partner'), row.partnerName],
    [t('columns.advanceSide'), sideText(row, t)],
    [t('columns.contract'), row.contractNumber],
    [t('columns.product'), row.productName],
    [t('columns.deliveryYear'), yearText(row)],
    [t('columns.date'), formatDate(row.date)],
  ],
  related: ({ contractId, contractNumber }, t) =>
    contractId === null
      ? null
      : {
          permission: 'CONTRACT_QUERY',
          label: t('panel.contractOf', { number: contractNumber }),
          to: `${href('financeContractQuery', {})}?registro=${contractId}`,
        },
  acts: actsOfAdvance,
  Act: AdvanceAct,
  parts: ['uses', 'returns'],
  followed: 'ADVANCE',
  look: ({ symbol }) => ({ unit: '', symbol }),
  recorded: (row, part) => (part === 'uses' ? row.used : part === 'returns' ? row.returned : null),
};

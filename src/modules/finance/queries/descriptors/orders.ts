import { SITUATIONS } from '@/domain/agreements/handover';
import { fromCents } from '@/platform/format/money';
import { formatDate } from '@/platform/format/date';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { ReceiveOrderDialog } from '../acts/GoodsActs';
import type { QueryDescriptor, Texts } from '../queryDescriptor';
import {
  commonFilters,
  moneyText,
  priceText,
  productFilter,
  quantityText,
  SITUATION_LOOKS,
  sumText,
} from '../queryLook';
import { orderList } from '../queriesSlice';
import type { OrderRow } from '../queryTypes';
import { actsOfOrder } from '../rules/acts';
import { daysLate, orderValues, productBalance, productSituation } from '../rules/balances';
import { decimalsNeeded } from '../rules/decimals';
import { oneUnitSum, orderSums } from '../rules/querySums';

type Column = ColumnSpec<OrderRow>;

const inUnits = (cents: number | null) => (cents === null ? null : fromCents(cents));

function chip(row: OrderRow, t: Texts, today: string) {
  const situation = productSituation(row, today);
  return situation && { ...SITUATION_LOOKS[situation], label: t(`situations.agreements.${situation}`) };
}

function columns(t: Texts, today: string, rows: readonly OrderRow[]): readonly Column[] {
  const decimals = decimalsNeeded(
    rows.flatMap(({ agreed, delivered }) => [agreed, delivered]),
    { min: 0, max: 3 },
  );
  const priceDecimals = decimalsNeeded(
    rows.map(({ price }) => price),
    { min: 2, max: 4 },
  );
  const quantity = { kind: 'number', decimals, width: 80 } as const;
  const value = (figure: (row: OrderRow) => number | null) =>
    ({
      kind: 'number',
      width: 104,
      value: (row: OrderRow) => inUnits(figure(row)),
      total: (rows: readonly OrderRow[]) =>
        inUnits(
          oneUnitSum(
            rows.filter(({ cancelled }) => !cancelled),
            ({ symbol }) => symbol,
            figure,
          ),
        ),
    }) as const;
  return [
    { field: 'number', header: t('columns.number'), width: 78 },
    { field: 'date', header: t('columns.date'), kind: 'date', width: 96 },
    {
      field: 'situation',
      header: t('columns.situation'),
      kind: 'status',
      width: 116,
      status: (row) => chip(row, t, today),
    },
    { field: 'partnerName', header: t('columns.supplier'), wraps: true, identifying: true },
    { field: 'productName', header: t('columns.product'), wraps: true, width: 130 },
    { field: 'agreed', header: t('columns.ordered'), ...quantity },
    { field: 'delivered', header: t('columns.received'), ...quantity },
    { field: 'balance', header: t('columns.balance'), ...quantity, value: productBalance },
    { field: 'unit', header: t('columns.unit'), width: 48, minWidth: 48 },
    { field: 'price', header: t('columns.price'), kind: 'number', decimals: priceDecimals, width: 84 },
    { field: 'total', header: t('columns.total'), ...value((row) => orderValues(row).total) },
    { field: 'open', header: t('columns.openValue'), ...value((row) => orderValues(row).open), hidden: true },
    { field: 'symbol', header: t('columns.currency'), width: 76, minWidth: 76 },
    { field: 'deadline', header: t('columns.expected'), kind: 'date', width: 104 },
    {
      field: 'late',
      header: t('columns.late'),
      kind: 'number',
      decimals: 0,
      unit: t('columns.days'),
      width: 108,
      // The chip says it already.
      hidden: true,
      value: (row) => daysLate(row, today) || null,
    },
    { field: 'farmerName', header: t('columns.farmer'), wraps: true, width: 160, hidden: true },
    { field: 'farmName', header: t('columns.farm'), wraps: true, width: 150, hidden: true },
    { field: 'note', header: t('columns.note'), width: 200, hidden: true },
  ];
}

/** Purchase orders: what was ordered, what came of it and what is late. */
export const orders: QueryDescriptor<OrderRow> = {
  name: 'orders',
  resource: orderList,
  title: (row, t) => t('orders.record', { number: row.number }),
  sort: { field: 'date', direction: 'desc' },
  columns,
  filters: (t, today) => [
    {
      name: 'situacao',
      label: t('columns.situation'),
      kind: 'multiSelect',
      options: SITUATIONS.map((id) => ({ id, name: t(`situations.agreements.${id}`) })),
      value: (row) => productSituation(row, today),
    },
    productFilter(t),
    { name: 'data', label: t('columns.date'), kind: 'dateRange', value: (row) => row.date },
    { name: 'entrega', label: t('columns.expected'), kind: 'dateRange', value: (row) => row.deadline },
    ...commonFilters<OrderRow>(t, t('columns.supplier')),
  ],
  sums: (rows, t, today) =>
    orderSums(rows, today).map(({ symbol, count, late, total, received, open }) => {
      const write = (cents: number) => moneyText(cents, symbol);
      return {
        key: symbol,
        title: symbol ? t('sums.ordersIn', { symbol }) : t('sums.noCurrency'),
        note: late > 0 ? t('sums.late', { count: late }) : t('orders.count', { count, formatted: count }),
        facts: [
          [t('columns.total'), sumText(total, write, t)],
          [t('columns.received'), sumText(received, write, t)],
          [t('columns.openValue'), sumText(open, write, t)],
        ],
      };
    }),
  chip,
  figures: (row, t) => [
    [t('columns.ordered'), quantityText(row.agreed, row.unit)],
    [t('columns.received'), quantityText(row.delivered, row.unit)],
    [t('columns.balance'), quantityText(productBalance(row), row.unit)],
  ],
  facts: (row, t, today) => {
    const { total, received, open } = orderValues(row);
    return [
      [t('columns.supplier'), row.partnerName],
      [t('columns.product'), row.productName],
      [t('columns.price'), priceText(row.price, row.symbol, row.unit)],
      [t('columns.total'), moneyText(total, row.symbol)],
      [t('columns.receivedValue'), moneyText(received, row.symbol)],
      [t('columns.openValue'), moneyText(open, row.symbol)],
      [t('columns.date'), formatDate(row.date)],
      [t('columns.expected'), formatDate(row.deadline)],
      [t('columns.late'), daysLate(row, today) ? t('panel.days', { count: daysLate(row, today) ?? 0 }) : ''],
    ];
  },
  acts: actsOfOrder,
  Act: ReceiveOrderDialog,
  parts: ['deliveries', 'payments'],
  look: ({ unit, symbol }) => ({ unit, symbol }),
  recorded: (row, part) => (part === 'deliveries' ? row.delivered : null),
};

import { CONTRACT_KINDS, SITUATIONS } from '@/domain/agreements/handover';
import { formatDate } from '@/platform/format/date';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { href } from '@/platform/routing/href';
import { FixPriceDialog } from '../acts/GoodsActs';
import type { QueryDescriptor, Texts } from '../queryDescriptor';
import {
  commonFilters,
  meanPriceText,
  priceText,
  productFilter,
  quantityText,
  SITUATION_LOOKS,
  sumText,
} from '../queryLook';
import { contractList } from '../queriesSlice';
import { type ContractRow, SIDES } from '../queryTypes';
import { actsOfContract } from '../rules/acts';
import { daysLate, productBalance, productSituation } from '../rules/balances';
import { decimalsNeeded } from '../rules/decimals';
import { contractSums, oneUnitSum } from '../rules/querySums';

type Column = ColumnSpec<ContractRow>;

const sidesText = (row: ContractRow, t: Texts) => (row.side === null ? '' : t(`sides.${row.side}`));
const kindText = (row: ContractRow, t: Texts) => (row.kind === null ? '' : t(`kinds.${row.kind}`));
/** Quantities of one product in one unit, on one side, may be added. */
const measureOf = ({ side, productId, productName, unit }: ContractRow) =>
  [side, productId ?? productName, unit].join('|');

function chip(row: ContractRow, t: Texts, today: string) {
  const situation = productSituation(row, today);
  return situation && { ...SITUATION_LOOKS[situation], label: t(`situations.agreements.${situation}`) };
}

function columns(t: Texts, today: string, rows: readonly ContractRow[]): readonly Column[] {
  const decimals = decimalsNeeded(
    rows.flatMap(({ agreed, delivered }) => [agreed, delivered]),
    { min: 0, max: 3 },
  );
  const priceDecimals = decimalsNeeded(
    rows.map(({ price }) => price),
    { min: 2, max: 4 },
  );
  const quantity = { kind: 'number', decimals, width: 96 } as const;
  const summed = (figure: (row: ContractRow) => number | null) => ({
    value: figure,
    total: (rows: readonly ContractRow[]) =>
      oneUnitSum(
        rows.filter(({ cancelled }) => !cancelled),
        measureOf,
        figure,
      ),
  });
  return [
    { field: 'number', header: t('columns.number'), width: 108 },
    {
      field: 'situation',
      header: t('columns.situation'),
      kind: 'status',
      width: 122,
      status: (row) => chip(row, t, today),
    },
    { field: 'partnerName', header: t('columns.partner'), wraps: true, identifying: true },
    { field: 'productName', header: t('columns.product'), wraps: true, width: 124 },
    { field: 'harvestName', header: t('columns.harvest'), wraps: true, width: 104, hidden: true },
    { field: 'agreed', header: t('columns.agreed'), ...quantity, ...summed((row) => row.agreed) },
    { field: 'delivered', header: t('columns.delivered'), ...quantity, ...summed((row) => row.delivered) },
    { field: 'balance', header: t('columns.balance'), ...quantity, ...summed(productBalance) },
    { field: 'unit', header: t('columns.unit'), width: 56, minWidth: 56 },
    // On a telephone the first columns are the card: its quantities stand there, its kind opens with the rest.
    { field: 'kind', header: t('columns.kind'), width: 106, value: (row) => kindText(row, t) },
    { field: 'price', header: t('columns.price'), kind: 'number', decimals: priceDecimals, width: 92 },
    { field: 'symbol', header: t('columns.currency'), width: 76, minWidth: 76 },
    { field: 'deadline', header: t('columns.deadline'), kind: 'date', width: 100 },
    {
      field: 'late',
      header: t('columns.late'),
      kind: 'number',
      decimals: 0,
      unit: t('columns.days'),
      width: 108,
      hidden: true,
      value: (row) => daysLate(row, today) || null,
    },
    { field: 'side', header: t('columns.side'), width: 96, hidden: true, value: (row) => sidesText(row, t) },
    { field: 'date', header: t('columns.date'), kind: 'date', width: 100, hidden: true },
    { field: 'farmerName', header: t('columns.farmer'), wraps: true, width: 160, hidden: true },
    { field: 'farmName', header: t('columns.farm'), wraps: true, width: 150, hidden: true },
    { field: 'note', header: t('columns.note'), width: 200, hidden: true },
  ];
}

/** Contracts of grain, inputs and land: how much was agreed, how much of it went, at which price. */
export const contracts: QueryDescriptor<ContractRow> = {
  name: 'contracts',
  resource: contractList,
  title: (row, t) => t('contracts.record', { number: row.number }),
  sort: { field: 'deadline', direction: 'asc' },
  columns,
  filters: (t, today) => [
    {
      name: 'situacao',
      label: t('columns.situation'),
      kind: 'multiSelect',
      options: SITUATIONS.map((id) => ({ id, name: t(`situations.agreements.${id}`) })),
      value: (row) => productSituation(row, today),
    },
    {
      name: 'tipo',
      label: t('columns.kind'),
      kind: 'multiSelect',
      options: CONTRACT_KINDS.map((id) => ({ id, name: t(`kinds.${id}`) })),
      value: (row) => row.kind,
    },
    productFilter(t),
    {
      name: 'movimento',
      label: t('columns.side'),
      kind: 'select',
      options: SIDES.map((id) => ({ id, name: t(`sides.${id}`) })),
      value: (row) => row.side,
    },
    {
      name: 'safra',
      label: t('columns.harvest'),
      kind: 'multiSelect',
      value: (row) => row.harvestId ?? row.harvestName,
      word: (row) => row.harvestName,
    },
    { name: 'prazo', label: t('columns.deadline'), kind: 'dateRange', value: (row) => row.deadline },
    { name: 'data', label: t('columns.date'), kind: 'dateRange', value: (row) => row.date },
    ...commonFilters<ContractRow>(t, t('columns.partner')),
  ],
  sums: (rows, t) =>
    contractSums(rows).map(({ key, side, productName, unit, agreed, delivered, balance, prices }) => {
      const write = (value: number) => quantityText(value, unit);
      return {
        key,
        title: productName || t('sums.noProduct'),
        note: side === null ? '' : t(`sides.${side}`),
        facts: [
          [t('columns.agreed'), sumText(agreed, write, t)],
          [t('columns.delivered'), sumText(delivered, write, t)],
          [t('columns.balance'), sumText(balance, write, t)],
          [t('sums.meanPrice'), meanPriceText(prices, unit)],
        ],
      };
    }),
  chip,
  figures: (row, t) => [
    [t('columns.agreed'), quantityText(row.agreed, row.unit)],
    [t('columns.delivered'), quantityText(row.delivered, row.unit)],
    [t('columns.balance'), quantityText(productBalance(row), row.unit)],
  ],
  facts: (row, t, today) => [
    [t('columns.partner'), row.partnerName],
    [t('columns.kind'), kindText(row, t)],
    [t('columns.side'), sidesText(row, t)],
    [t('columns.product'), row.productName],
    [t('columns.harvest'), row.harvestName],
    [
      t('columns.price'),
      row.kind === 'TO_FIX' && row.price === null
        ? t('panel.toFix')
        : priceText(row.price, row.symbol, row.unit),
    ],
    [t('columns.date'), formatDate(row.date)],
    [t('columns.deadline'), formatDate(row.deadline)],
    [t('columns.late'), daysLate(row, today) ? t('panel.days', { count: daysLate(row, today) ?? 0 }) : ''],
  ],
  related: ({ number }, t) =>
    number === ''
      ? null
      : {
          permission: 'ADVANCE_QUERY',
          label: t('panel.advancesOf'),
          to: `${href('financeAdvanceQuery', {})}?${new URLSearchParams({ 'filtro.contrato': number }).toString()}`,
        },
  acts: actsOfContract,
  Act: FixPriceDialog,
  parts: ['deliveries', 'fixings', 'payments'],
  followed: 'CONTRACT',
  look: ({ unit, symbol }) => ({ unit, symbol }),
  recorded: (row, part) => (part === 'deliveries' ? row.delivered : part === 'fixings' ? row.fixed : null),
  hides: (row, part) => part === 'fixings' && row.kind !== 'TO_FIX',
};

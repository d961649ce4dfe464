import { formatCents } from '@/platform/format/money';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { TitleRow } from '../rules/titleRow';
import { lastPaymentWithin, movedWithin } from '../rules/titleSums';
import { daysLate } from '../rules/titleStatus';
import type { TitleTab } from '../rules/titleTabs';
import { statusChip, type Texts, titleText } from './titleLook';

type Column = ColumnSpec<TitleRow>;

interface Around {
  readonly tab: TitleTab;
  readonly today: string;
  /** There is room for more than a laptop shows. */
  readonly wide: boolean;
  /** The days of which written-off titles show what was paid. */
  readonly days: { readonly from: string; readonly to: string };
  /** All rows of the tab: no amount of theirs, nor their sum, may be cut. */
  readonly rows: readonly TitleRow[];
  readonly t: Texts;
}

// The head fits too: 'A receber (R$)'.
const LEAST_MONEY = 118;
const DIGIT = 7.6;
const PADDING = 26;

/** Pixels that an amount needs in a cell and in the strip of totals, at the edge of the grid too. */
export function moneyWidth(cents: number): number {
  return Math.max(LEAST_MONEY, Math.ceil(formatCents(cents).length * DIGIT) + PADDING);
}

/** The figure of a title of one side; nothing rather than a nought where nothing is left. */
const ofSide = (movement: TitleRow['movement'], amount: (row: TitleRow) => number) => (row: TitleRow) =>
  (row.movement === movement && amount(row)) || null;

/** Figures of both sides stand in columns of their own: their sums are never thrown together. */
function moneyColumns({ tab, days, rows, t }: Around): Column[] {
  const most = rows.reduce((sum, { value, paid }) => sum + Math.max(value, paid), 0);
  const width = moneyWidth(most);
  const money = { kind: 'money', width, minWidth: width, total: 'sum' } as const;
  const open: Column = { field: 'open', header: t('columns.open'), ...money };
  const value: Column = { field: 'value', header: t('columns.value'), ...money };
  switch (tab) {
    case 'a-pagar':
    case 'a-receber':
      return [value, open];
    case 'baixados': {
      const moved = (row: TitleRow) => movedWithin(row, days);
      return [
        { field: 'paidOut', header: t('columns.paidOut'), ...money, value: ofSide('EXPENSE', moved) },
        { field: 'received', header: t('columns.received'), ...money, value: ofSide('INCOME', moved) },
      ];
    }
    case 'todos':
      return [
        { field: 'value', header: t('columns.value'), kind: 'money', width, minWidth: width },
        { field: 'toPay', header: t('columns.toPay'), ...money, value: ofSide('EXPENSE', (row) => row.open) },
        {
          field: 'toReceive',
          header: t('columns.toReceive'),
          ...money,
          value: ofSide('INCOME', (row) => row.open),
        },
      ];
  }
}

/** The columns of a tab. What is hidden may be chosen; all of it is found by the search. */
export function titleColumns(around: Around): readonly Column[] {
  const { tab, today, wide, t } = around;
  const side: Column = {
    field: 'movement',
    header: t('columns.movement'),
    width: 92,
    hidden: tab !== 'baixados',
    value: (row) => t(`movements.${row.movement}`),
  };
  const late: Column = {
    field: 'daysLate',
    header: t('columns.daysLate'),
    kind: 'number',
    decimals: 0,
    unit: t('columns.days'),
    width: 112,
    // The chip says it already.
    hidden: true,
    value: (row) => daysLate(row, today) || null,
  };
  const paidOn: Column = {
    field: 'paidOn',
    header: t('columns.paidOn'),
    kind: 'date',
    width: 100,
    value: (row) => lastPaymentWithin(row, around.days),
  };
  return [
    { field: 'dueDate', header: t('columns.dueDate'), kind: 'date', width: 116 },
    {
      field: 'status',
      header: t('columns.status'),
      kind: 'status',
      width: 186,
      status: (row) => statusChip(row, today, t),
    },
    { field: 'document', header: t('columns.document'), width: 132, value: titleText },
    { field: 'partnerName', header: t('columns.partner'), identifying: true },
    ...(tab === 'todos' || tab === 'baixados' ? [side] : []),
    {
      field: 'place',
      header: t('columns.place'),
      width: 190,
      hidden: !wide,
      alwaysSearched: true,
      value: (row) => [row.farmName, row.costCenterName].filter(Boolean).join(' · '),
    },
    { field: 'ratingName', header: t('columns.rating'), width: 140, alwaysSearched: true },
    { field: 'harvestName', header: t('columns.harvest'), width: 130, hidden: !wide, alwaysSearched: true },
    ...moneyColumns(around),
    tab === 'baixados' ? paidOn : late,
    { field: 'issueDate', header: t('columns.issueDate'), kind: 'date', width: 100, hidden: true },
    { field: 'discountUntil', header: t('columns.discountUntil'), kind: 'date', width: 120, hidden: true },
    { field: 'companyName', header: t('columns.company'), width: 160, hidden: true },
    { field: 'loanName', header: t('columns.loan'), width: 160, hidden: true },
    { field: 'paymentName', header: t('columns.payment'), width: 140, hidden: true },
    { field: 'note', header: t('columns.note'), width: 200, hidden: true, alwaysSearched: true },
  ];
}

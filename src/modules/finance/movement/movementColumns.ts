import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import type { TFunction } from 'i18next';
import { formatNumber } from '@/platform/format/number';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { type MovementRow, nameOf, type StockMove, sumOf } from './movementRow';

type Texts = TFunction<'financeMovement'>;
const UNKNOWN = '–';

/** 'SOJA EM GRAOS 120 SC'. */
export const stockText = ({ productName, quantity, unit }: StockMove) =>
  `${productName} ${quantity === null ? UNKNOWN : formatNumber(quantity, { decimals: 3, minDecimals: 0 })} ${unit}`.trim();

const money = (field: string, header: string, value: (row: MovementRow) => number | null) =>
  ({ field, header, kind: 'money', width: 104, value, nothing: UNKNOWN }) as const;

export function placeOf({ costCenterName, shareCount }: MovementRow, t: Texts): string {
  return shareCount !== null && shareCount > 1 ? t('shares', { count: shareCount }) : costCenterName;
}

export function movementColumns(t: Texts): readonly ColumnSpec<MovementRow>[] {
  return [
    { field: 'date', header: t('columns.date'), kind: 'date', width: 92 },
    {
      field: 'name',
      header: t('columns.document'),
      wraps: true,
      identifying: true,
      minWidth: 140,
      value: nameOf,
    },
    { field: 'partnerName', header: t('columns.partner'), wraps: true, flex: 1.4, minWidth: 150 },
    {
      field: 'side',
      header: t('columns.side'),
      width: 84,
      hidden: true,
      value: ({ side }) => (side ? t(`sides.${side}`) : null),
      nothing: UNKNOWN,
    },
    money('value', t('columns.value'), ({ value }) => value),
    { field: 'ratingName', header: t('columns.rating'), wraps: true, width: 128 },
    { field: 'farmName', header: t('columns.farm'), wraps: true, width: 150, hidden: true },
    {
      field: 'costCenter',
      wraps: true,
      header: t('columns.costCenter'),
      width: 150,
      value: (row) => placeOf(row, t),
      hidden: true,
    },
    { field: 'harvestName', header: t('columns.harvest'), wraps: true, width: 140, hidden: true },
    {
      field: 'stock',
      wraps: true,
      header: t('columns.stock'),
      flex: 1.2,
      minWidth: 140,
      value: ({ stock }) => stock?.map(stockText).join(', '),
      nothing: UNKNOWN,
    },
    money('titles', t('columns.titles'), ({ titles }) => sumOf(titles)),
    money('cash', t('columns.cash'), ({ cash }) => sumOf(cash)),
    { field: 'fiscalNumber', header: t('columns.fiscal'), width: 110, hidden: true },
    {
      field: 'state',
      header: t('columns.state'),
      kind: 'status',
      width: 100,
      status: ({ cancelled }) =>
        cancelled
          ? { tone: 'neutral', icon: BlockOutlined, label: t('states.cancelled') }
          : { tone: 'success', variant: 'outline', icon: CheckCircleOutlined, label: t('states.active') },
    },
  ];
}

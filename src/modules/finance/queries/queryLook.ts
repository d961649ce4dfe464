import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import TimelapseOutlined from '@mui/icons-material/TimelapseOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { formatCents, formatMoney } from '@/platform/format/money';
import { formatNumber, roundHalfAway } from '@/platform/format/number';
import type { Situation } from '@/domain/agreements/handover';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { QueryFilter, Texts } from './queryDescriptor';
import type { QueryRow, QuotaState } from './queryTypes';
import type { MeanPrice, Sum } from './rules/querySums';

/** What stands where nothing is known. */
export const UNKNOWN = '–';
const REAL = 'R$';

export const SITUATION_LOOKS: Readonly<Record<Situation, Omit<StatusChipProps, 'label'>>> = {
  OPEN: { tone: 'neutral', variant: 'outline', icon: ScheduleOutlined },
  PARTIAL: { tone: 'warning', icon: TimelapseOutlined },
  LATE: { tone: 'danger', icon: ErrorOutlineOutlined },
  DONE: { tone: 'success', icon: CheckCircleOutlined },
  OVER: { tone: 'warning', icon: WarningAmberOutlined },
  CANCELLED: { tone: 'neutral', variant: 'outline', icon: BlockOutlined },
};
export const QUOTA_LOOKS: Readonly<Record<QuotaState, Omit<StatusChipProps, 'label'>>> = {
  PAYING: { tone: 'neutral', variant: 'outline', icon: ScheduleOutlined },
  AWARDED: { tone: 'info', icon: EmojiEventsOutlined },
  SETTLED: { tone: 'success', icon: CheckCircleOutlined },
  CANCELLED: { tone: 'neutral', variant: 'outline', icon: BlockOutlined },
};

/** Hundredths of a currency with its symbol; an unknown currency is not taken for reais. */
export function moneyText(cents: number | null, symbol: string): string {
  if (cents === null) return UNKNOWN;
  return symbol === REAL ? formatMoney(cents) : [symbol, formatCents(cents)].filter(Boolean).join('\u00a0');
}

const amount = (value: number) => formatNumber(value, { decimals: 3, minDecimals: 0 });

/** '820 sc' */
export function quantityText(value: number | null, unit: string): string {
  return value === null ? UNKNOWN : [amount(value), unit].filter(Boolean).join('\u00a0');
}

/** A price has up to four decimals, as quotations have. */
export function priceText(price: number | null, symbol: string, unit: string): string {
  if (price === null) return UNKNOWN;
  const figure = [symbol, formatNumber(price, { decimals: 4, minDecimals: 2 })].filter(Boolean);
  return `${figure.join('\u00a0')}${unit ? `/${unit}` : ''}`;
}

/** A mean is computed, not agreed: it has the cents of its currency. */
export function meanPriceText(prices: readonly MeanPrice[], unit: string): string {
  return (
    prices.map(({ symbol, mean }) => priceText(roundHalfAway(mean, 2), symbol, unit)).join(' · ') || UNKNOWN
  );
}

/** A sum; how many rows it lacks stands behind it. */
export function sumText(sum: Sum | null, write: (value: number) => string, t: Texts): string {
  if (sum === null) return UNKNOWN;
  const text = write(sum.sum);
  return sum.unreported === 0 ? text : `${text} ${t('sums.unreported', { count: sum.unreported })}`;
}

/** The filters that all queries have: who, where, for whom. */
export function commonFilters<Row extends QueryRow>(t: Texts, partner: string): readonly QueryFilter<Row>[] {
  return [
    {
      name: 'parceiro',
      label: partner,
      kind: 'multiSelect',
      value: (row) => row.partnerId ?? row.partnerName,
      word: (row) => row.partnerName,
    },
    { name: 'numero', label: t('columns.number'), kind: 'text', value: (row) => row.number },
    {
      name: 'produtor',
      label: t('columns.farmer'),
      kind: 'multiSelect',
      value: (row) => row.farmerId ?? row.farmerName,
      word: (row) => row.farmerName,
    },
    {
      name: 'propriedade',
      label: t('columns.farm'),
      kind: 'multiSelect',
      value: (row) => row.farmId ?? row.farmName,
      word: (row) => row.farmName,
    },
  ];
}

export function productFilter<
  Row extends { readonly productId: string | number | null; readonly productName: string },
>(t: Texts): QueryFilter<Row> {
  return {
    name: 'produto',
    label: t('columns.product'),
    kind: 'multiSelect',
    value: (row) => row.productId ?? row.productName,
    word: (row) => row.productName,
  };
}

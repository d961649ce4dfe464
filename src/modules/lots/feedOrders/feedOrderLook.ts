import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import i18next from 'i18next';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import type { StatusLook } from '@/platform/theme/status';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import { type FeedDifference, feedDifference } from '../rules/feedDifference';
import type { FeedDestination, FeedOrder, FeedOrderState } from './feedOrderWire';

/** Outline waits for the integrator, solid is on its way. */
const LOOKS: Readonly<Record<FeedOrderState, StatusLook>> = {
  DRAFT: { tone: 'warning', variant: 'soft', icon: EditNoteOutlined },
  SENT: { tone: 'info', variant: 'outline', icon: SendOutlined },
  CONFIRMED: { tone: 'info', variant: 'soft', icon: ThumbUpOutlined },
  IN_TRANSIT: { tone: 'info', variant: 'solid', icon: LocalShippingOutlined },
  DELIVERED: { tone: 'success', variant: 'soft', icon: CheckCircleOutlined },
  REFUSED: { tone: 'danger', variant: 'soft', icon: DoNotDisturbOnOutlined },
  CANCELLED: { tone: 'neutral', variant: 'outline', icon: CancelOutlined },
};

/** The word of a state; an unknown one has none. */
export const stateWord = (status: unknown): string =>
  typeof status === 'string' && status in LOOKS
    ? i18next.t(`feedOrders:states.${status as FeedOrderState}`)
    : '';

export const stateLook = (status: FeedOrderState | null): StatusChipProps | null =>
  status === null ? null : { ...LOOKS[status], label: stateWord(status) };

export const kilograms = (value: number | null): string =>
  value === null ? '–' : `${formatNumber(value, { decimals: 0 })} kg`;

/** 'Lote 31 · AVIARIO 1', 'Silo · PESO DO SILO AVIARIO 3'. */
export function destinationText({
  lotNumber,
  siloName,
  placeName,
}: Pick<FeedDestination, 'lotNumber' | 'siloName' | 'placeName'>): string {
  if (siloName !== null) return i18next.t('feedOrders:silo', { name: siloName });
  const lot = lotNumber === null ? null : i18next.t('feedOrders:lot', { number: lotNumber });
  return [lot, placeName].filter(Boolean).join(' · ');
}

export const destinationOf = ({ aviaryName, ...order }: FeedOrder): string =>
  destinationText({ ...order, placeName: aviaryName });

export const orderName = (order: FeedOrder): string =>
  i18next.t('feedOrders:name', { number: order.number ?? order.id });

/** What came: by the scale where it was weighed, else by the note. */
const cameOf = ({ receipt }: FeedOrder) => receipt && (receipt.scaleKg ?? receipt.noteKg);

/** What came against what was ordered, and against its note; null where it is not known. */
export function differencesOf(order: FeedOrder): {
  readonly ordered: FeedDifference | null;
  readonly note: FeedDifference | null;
} {
  const { quantityKg, receipt } = order;
  return {
    ordered: feedDifference(quantityKg, cameOf(order)),
    note: receipt && feedDifference(receipt.noteKg, receipt.scaleKg),
  };
}

/** '5,43% a menos'. */
export const differenceText = ({ share }: FeedDifference): string =>
  i18next.t(share < 0 ? 'feedOrders:difference.less' : 'feedOrders:difference.more', {
    percent: formatPercent(Math.abs(share) * 100),
  });

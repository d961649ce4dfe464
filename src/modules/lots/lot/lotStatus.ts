import i18next from 'i18next';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import { lotStatus } from '../lotLook';

/** On the wire; awaiting housing, in progress, blocked until the result document is released, finished. */
export const STATUSES = ['AWAITING', 'IN_PROGRESS', 'BLOCKED', 'FINISHED'] as const;
export type LotStatusWire = (typeof STATUSES)[number];

const LOOKS = {
  AWAITING: 'awaiting',
  IN_PROGRESS: 'inProgress',
  BLOCKED: 'blocked',
  FINISHED: 'finished',
} as const satisfies Record<LotStatusWire, keyof typeof lotStatus>;

const isStatus = (value: unknown): value is LotStatusWire => STATUSES.some((one) => one === value);

/** The word of a status; one that this version does not know says itself. */
export const statusWord = (status: unknown): string =>
  isStatus(status) ? i18next.t(`ui:status.lot.${LOOKS[status]}`) : typeof status === 'string' ? status : '';

export function statusLook(status: unknown): StatusChipProps | null {
  return isStatus(status) ? { ...lotStatus[LOOKS[status]], label: statusWord(status) } : null;
}

/** Neither its data nor its occurrences can be changed any more. */
export const isClosed = ({ status }: { readonly status: string }): boolean =>
  status === 'BLOCKED' || status === 'FINISHED';

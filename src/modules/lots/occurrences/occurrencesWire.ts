import type { OccurrenceRecord, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { type OccurrenceBody, readRecord, recordBody } from '@/families/occurrence/occurrenceWire';
import { toLocalDate } from '@/platform/format/date';

type Sent = Readonly<Record<string, unknown>>;

/** A lot as occurrences need it; its words are put together when it is shown. */
export interface OccurrenceLot extends Omit<OccurrenceSubject, 'name' | 'lockedReason'> {
  readonly id: number;
  readonly number: string;
  readonly aviaryName: string;
  readonly status: 'AWAITING' | 'IN_PROGRESS' | 'BLOCKED' | 'FINISHED';
}

const STATUSES = ['AWAITING', 'IN_PROGRESS', 'BLOCKED', 'FINISHED'] as const;
const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** A lot without a known state is left out: what it takes is unknown. */
export function readLot(sent: unknown): OccurrenceLot | null {
  if (!isObject(sent)) return null;
  const id = numberOf(sent['id']);
  const status = STATUSES.find((one) => one === sent['status']);
  if (id === null || status === undefined) return null;
  return {
    id,
    number: textOf(sent['number']),
    aviaryName: textOf(sent['aviaryName']),
    status,
    world: 'poultry',
    startDate: toLocalDate(textOf(sent['housingDate'])),
    endDate: toLocalDate(textOf(sent['closingDate'])),
    awaiting: status === 'AWAITING',
    share: null,
    figures: {
      alive: numberOf(sent['alive']),
      automatic: sent['hasAutomaticData'] === true ? 1 : 0,
      mixed: sent['gender'] === 'MIXED' ? 1 : 0,
    },
  };
}

/** An occurrence without a lot is left out. */
export const readOccurrence = (sent: unknown): OccurrenceRecord | null =>
  readRecord(sent, ({ lotId }) => (typeof lotId === 'number' ? [lotId] : []));

export async function toBody(body: OccurrenceBody): Promise<object> {
  return { ...(await recordBody(body)), lotId: body.values.subjectIds[0] ?? null };
}

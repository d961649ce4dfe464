import { optional } from 'valibot';
import type { OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { type OccurrenceBody, occurrenceShape, recordBody } from '@/families/occurrence/occurrenceWire';
import { OCCURRENCES } from './occurrences';
import { isRecord, textOf } from '@/platform/http/loose';
import {
  figureOrNull,
  givenNumber,
  made,
  mark,
  oneOf,
  orNull,
  sparse,
  textOrEmpty,
  textOrNull,
} from '@/platform/http/wire';
import { day, instant } from '@/platform/http/wireValues';

/** A lot as occurrences need it; its words are put together when it is shown. */
export interface OccurrenceLot extends Omit<OccurrenceSubject, 'name' | 'lockedReason'> {
  readonly id: number;
  readonly number: string;
  readonly aviaryName: string;
  readonly status: 'AWAITING' | 'IN_PROGRESS' | 'BLOCKED' | 'FINISHED';
  /** When the collector of its aviary last sent; null where nothing reports by itself or that is not told. */
  readonly lastContactAt: string | null;
}

const STATUSES = ['AWAITING', 'IN_PROGRESS', 'BLOCKED', 'FINISHED'] as const;
/** A lot without a known state is left out: what it takes is unknown. */
export const LotWire = made(
  sparse({
    id: givenNumber,
    number: textOrEmpty,
    aviaryName: textOrEmpty,
    status: oneOf(STATUSES),
    housingDate: day,
    closingDate: day,
    alive: figureOrNull,
    hasAutomaticData: mark,
    gender: textOrNull,
    lastContactAt: optional(instant, null),
  }),
  ({ id, number, aviaryName, status, ...sent }): OccurrenceLot => ({
    id,
    number,
    aviaryName,
    status,
    lastContactAt: sent.lastContactAt,
    world: 'poultry',
    startDate: sent.housingDate,
    endDate: sent.closingDate,
    awaiting: status === 'AWAITING',
    share: null,
    figures: {
      alive: sent.alive,
      automatic: sent.hasAutomaticData ? 1 : 0,
      mixed: sent.gender === 'MIXED' ? 1 : 0,
    },
  }),
);

/** An occurrence without a lot is left out. */
export const LotOccurrenceWire = occurrenceShape(
  made(sparse({ lotId: orNull(givenNumber) }), ({ lotId }) => (lotId === null ? [] : [lotId])),
  OCCURRENCES,
);

export async function toBody(body: OccurrenceBody): Promise<object> {
  return { ...(await recordBody(body)), lotId: body.values.subjectIds[0] ?? null };
}

/** The lot that the occurrence has closed, and the one that waits for its house; null where it closed none. */
export function closedLotOf(answer: unknown): { readonly number: string; readonly next: string } | null {
  const closed = isRecord(answer) ? answer['closedLot'] : null;
  if (!isRecord(closed)) return null;
  const next = isRecord(closed['nextLot']) ? textOf(closed['nextLot']['number']) : '';
  return { number: textOf(closed['number']), next };
}

import { optional, safeParse } from 'valibot';
import type { OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { type OccurrenceBody, occurrenceShape, recordBody } from '@/families/occurrence/occurrenceWire';
import { OCCURRENCES } from './occurrences';
import {
  every,
  figureOrNull,
  givenNumber,
  isMissing,
  made,
  mark,
  nothingOr,
  oneOf,
  orNull,
  record,
  sparse,
  textOrEmpty,
  textOrNull,
} from '@/platform/http/wire';
import { day, instant } from '@/platform/http/wireValues';

/** A lot as occurrences need it; its words are put together when it is shown. */
export interface OccurrenceLot extends Omit<OccurrenceSubject, 'name' | 'lockedReason'> {
  readonly id: number;
  readonly number: string;
  /** Its house or pond. */
  readonly place: string;
  readonly status: 'AWAITING' | 'IN_PROGRESS' | 'BLOCKED' | 'FINISHED';
  /** When the collector of its aviary last sent; null where nothing reports by itself or that is not told. */
  readonly lastContactAt: string | null;
}

export const LOT_STATUSES = ['AWAITING', 'IN_PROGRESS', 'BLOCKED', 'FINISHED'] as const;
/** A lot without a known state is left out: what it takes is unknown. */
export const LotWire = made(
  sparse({
    id: givenNumber,
    number: textOrEmpty,
    aviaryName: textOrEmpty,
    status: oneOf(LOT_STATUSES),
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
    place: aviaryName,
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

/** An occurrence without a lot is left out, and so is one of whose lots one cannot be read: it would be saved without it. */
export const LotOccurrenceWire = occurrenceShape(
  made(
    sparse({ lotId: orNull(givenNumber), lotIds: nothingOr(every(givenNumber), isMissing) }),
    ({ lotId, lotIds }) => lotIds ?? (lotId === null ? [] : [lotId]),
  ),
  OCCURRENCES,
);

/** An act for several lots names all of them. */
export async function toBody(body: OccurrenceBody): Promise<object> {
  const { subjectIds } = body.values;
  const several = subjectIds.length > 1 ? { lotIds: subjectIds } : {};
  return { ...(await recordBody(body)), lotId: subjectIds[0] ?? null, ...several };
}

/** The lot that the occurrence has closed, the one that waits for its place, and of fish those that are missing. */
export interface ClosedByOccurrence {
  readonly number: string;
  readonly next: string;
  readonly missing: { readonly dead: number; readonly notFound: number } | null;
}

const ClosedWire = sparse({
  closedLot: orNull(
    sparse({
      number: textOrEmpty,
      nextLot: orNull(sparse({ number: textOrEmpty })),
      missing: orNull(record({ dead: givenNumber, notFound: givenNumber })),
    }),
  ),
});

/** What a save has closed, by its answer; null where it closed none. */
export function closedLotOf(answer: unknown): ClosedByOccurrence | null {
  const { success, output } = safeParse(ClosedWire, answer);
  const closed = success ? output.closedLot : null;
  return closed && { number: closed.number, next: closed.nextLot?.number ?? '', missing: closed.missing };
}

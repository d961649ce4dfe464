import { keepsOffline } from '@/platform/connection/offlinePages';
import { addDays, today } from '@/platform/format/date';
import { asAppError } from '@/platform/http/appError';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { createQuery } from '@/platform/store/createQuery';
import { type FeedingSet, subjectOf } from '../occurrences/fishLotWire';
import { feedingSets, fishOccurrences } from '../occurrences/occurrencesService';
import { fish } from '../occurrences/occurrencesSlice';
import type { RoundData } from '../round/roundWorld';
import { fishRecords } from './feedingService';
import type { FeedingLot } from './feedingTypes';
import { lastFeedOf } from './rules/feeding';

/** What a round of a forgotten day compares with: its day before. */
const KEPT_DAYS = 9;

/** Without its set a pond is fed all the same: that its ration is not known is said. */
async function setsOrNull(signal: AbortSignal): Promise<FeedingSet[] | null> {
  try {
    return await feedingSets(signal);
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind === 'cancelled' || error.kind === 'offline') throw thrown;
    log.warn('feeding sets not read for the round', { reason: faultOf(error) });
    return null;
  }
}

/** The living lots by pond, each as it stands, and what was written down of the last days. */
async function askFeeding(_: void, signal: AbortSignal): Promise<RoundData<FeedingLot>> {
  const [lots, sets, records] = await Promise.all([
    fishOccurrences.lots(signal),
    setsOrNull(signal),
    fishRecords(signal),
  ]);
  const first = addDays(today(), -KEPT_DAYS);
  return {
    lots: lots
      .flatMap((lot): FeedingLot[] =>
        lot.status === 'IN_PROGRESS' && lot.startDate !== null
          ? [
              {
                id: lot.id,
                number: lot.number,
                pondName: lot.place,
                housingDate: lot.startDate,
                subject: subjectOf(lot, sets),
                lastFeed: lastFeedOf(records, lot.id),
              },
            ]
          : [],
      )
      .toSorted((a, b) => a.pondName.localeCompare(b.pondName, 'pt-BR', { numeric: true })),
    records: records.filter(({ happenedAt }) => happenedAt !== null && happenedAt.slice(0, 10) >= first),
  };
}

/** Kept where the page is used without a network: the ponds have none. */
export const feedingState = createQuery('lots', 'feedingRound', askFeeding, {
  keep: keepsOffline,
  tags: fish.stale,
});

import { keepsOffline } from '@/platform/connection/offlinePages';
import { createQuery } from '@/platform/store/createQuery';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { chickenOccurrences } from '../occurrences/occurrencesService';
import { OCCURRENCE_TAGS } from '../occurrences/occurrencesSlice';
import type { RoundLot } from './roundTypes';

export interface RoundData {
  readonly lots: readonly RoundLot[];
  readonly records: readonly OccurrenceRecord[];
}

/** The living lots by aviary, and every occurrence of lots that are not finished. */
async function askRound(_: void, signal: AbortSignal): Promise<RoundData> {
  const [lots, records] = await Promise.all([
    chickenOccurrences.lots(signal),
    chickenOccurrences.list(undefined, signal),
  ]);
  return {
    lots: lots
      .flatMap(({ id, number, place: aviaryName, status, startDate, figures, lastContactAt }): RoundLot[] =>
        status === 'IN_PROGRESS' && startDate !== null
          ? [
              {
                id,
                number,
                aviaryName,
                housingDate: startDate,
                alive: figures['alive'] ?? null,
                automatic: figures['automatic'] === 1,
                lastContactAt,
              },
            ]
          : [],
      )
      .toSorted((a, b) => a.aviaryName.localeCompare(b.aviaryName, 'pt-BR', { numeric: true })),
    records,
  };
}

/** Kept where the page is used without a network: the house has none. */
export const roundState = createQuery('lots', 'round', askRound, {
  keep: keepsOffline,
  tags: OCCURRENCE_TAGS,
});

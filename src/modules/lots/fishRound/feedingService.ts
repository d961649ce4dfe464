import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { fishOccurrences } from '../occurrences/occurrencesService';
import { entrySender } from '../round/roundService';
import type { FeedingField } from './feedingTypes';

/** Occurrences of the lots of fish that are not finished. */
export const fishRecords = (signal: AbortSignal): Promise<OccurrenceRecord[]> =>
  fishOccurrences.list(undefined, signal);

/** Sends what was given at a pond. */
export const sendFeeding = entrySender<FeedingField>('PiscicultureOccurrence');

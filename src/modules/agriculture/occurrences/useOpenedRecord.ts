import { useSyncExternalStore } from 'react';
import { useItem } from '@/platform/store/useResource';
import { occurrences } from './occurrencesSlice';
import { entryOf } from './rules/waitingRecords';
import { fieldOutbox } from './waiting/fieldOutbox';

/**
 * The record of the address: that of the server, or `entry`, which waits on this device. Of one that the server refused its
 * record is read too, for somebody else may have changed it.
 */
export function useOpenedRecord(openId: string | null) {
  const waiting = useSyncExternalStore(fieldOutbox.subscribe, fieldOutbox.current);
  const entry = openId === null ? undefined : entryOf(waiting, Number(openId));
  const refusedId = entry && entry.refusal !== null ? entry.values.recordId : null;
  const wanted = entry ? refusedId : openId;
  return { entry, waiting, ...useItem(occurrences, wanted, { follows: true }) };
}

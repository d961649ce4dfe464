import { useSyncExternalStore } from 'react';
import { useItem } from '@/platform/store/useResource';
import { occurrences } from './occurrencesSlice';
import { entryOf } from './rules/waitingRecords';
import { fieldOutbox } from './waiting/fieldOutbox';

/** The record of the address: that of the server, or `entry`, which waits on this device; then nothing is requested. */
export function useOpenedRecord(openId: string | null) {
  const waiting = useSyncExternalStore(fieldOutbox.subscribe, fieldOutbox.current);
  const entry = openId === null ? undefined : entryOf(waiting, Number(openId));
  return { entry, waiting, ...useItem(occurrences, entry ? null : openId, { follows: true }) };
}

import { useRef, useState } from 'react';
import type { ReferenceSet } from './referenceWire';
import { referenceService } from './referenceService';
import type { ReferenceDay } from './rules/dayColumns';

type Change = (days: readonly ReferenceDay[]) => readonly ReferenceDay[];

const isNewer = (a: ReferenceSet, b: ReferenceSet) => (a.daysVersion ?? 0) > (b.daysVersion ?? 0);

/**
 * Writes changes of a set's days one after the other: each starts from what the one before has written, so that quick
 * typing does not look like two people.
 */
export function useDayWriting(read: ReferenceSet | null) {
  const [written, setWritten] = useState<ReferenceSet | null>(null);
  const newest = written && read && written.id === read.id && isNewer(written, read);
  const set = newest ? written : read;
  const latest = useRef<ReferenceSet | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const write = (from: ReferenceSet, change: Change): Promise<void> => {
    const turn = queue.current.then(async () => {
      const { current } = latest;
      const start = current && current.id === from.id && isNewer(current, from) ? current : from;
      const answer = await referenceService.writeDays(start, change(start.days));
      latest.current = answer;
      setWritten(answer);
    });
    // One that is refused holds none up that comes after it.
    queue.current = turn.catch(() => undefined);
    return turn;
  };
  return { set, write };
}

import { useMemo } from 'react';
import { today } from '@/platform/format/date';
import { href } from '@/platform/routing/href';
import { useList } from '@/platform/store/useResource';
import { LotOccurrences } from './LotOccurrences';
import { fish, feedingSets } from './occurrencesSlice';
import { biomassOn } from './parts/fishSubject';
import { daysSince } from './parts/shared';

/** What happens in the lots of fish, each known with the set that it is fed by. */
export function Component() {
  const { rows: read, list, retry } = useList(fish.lots, undefined);
  const { rows: sets } = useList(feedingSets, undefined);
  const lots = useMemo(
    () =>
      read.map(({ rangeSetId, ...lot }) => {
        const set = sets.find(({ id }) => id === rangeSetId) ?? null;
        const known = lot.fish && { ...lot.fish, set, isSetRead: set !== null || rangeSetId === null };
        const subject = { ...lot, name: '', lockedReason: null, fish: known };
        const share = lot.startDate === null ? null : biomassOn(subject, daysSince(lot.startDate, today()));
        return { ...lot, fish: known, share };
      }),
    [read, sets],
  );
  return (
    <LotOccurrences
      world="fish"
      state={fish}
      base={href('lotsFishOccurrences')}
      lots={lots}
      lotsState={{ status: list.status, error: list.error, onRetry: retry }}
    />
  );
}

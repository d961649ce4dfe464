import type { RowId } from '@/platform/store/resourceState';
import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { referenceService } from './referenceService';

const SET = 'lots/referenceSet';

/** One set with its days, and the one of the other sex that its mean is made with. */
export const referenceSet = createQuery(
  'lots',
  'referenceSet',
  (id: RowId, signal) => referenceService.get(id, signal),
  { keep: false, tags: [SET] },
);

/** A write was refused: somebody else may have changed the set. */
export const setChanged = () => invalidate([SET]);

export const otherSet = createQuery(
  'lots',
  'otherReferenceSet',
  (id: number, signal) => referenceService.get(id, signal),
  { keep: false },
);

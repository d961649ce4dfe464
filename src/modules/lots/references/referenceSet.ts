import type { RowId } from '@/platform/store/resourceState';
import { createQuery } from '@/platform/store/createQuery';
import { referenceService } from './referenceService';

/** One set with its days, and the one of the other sex that its mean is made with. */
export const referenceSet = createQuery(
  'lots',
  'referenceSet',
  (id: RowId, signal) => referenceService.get(id, signal),
  { keep: false },
);

export const otherSet = createQuery(
  'lots',
  'otherReferenceSet',
  (id: number, signal) => referenceService.get(id, signal),
  { keep: false },
);

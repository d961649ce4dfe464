import type { RowId } from '@/platform/store/resourceState';
import { createWidget } from '@/platform/widgets/createWidget';
import { referenceService } from './referenceService';

/** One set with its days, and the one of the other sex that its mean is made with. */
export const referenceSet = createWidget(
  'lots',
  'referenceSet',
  (id: RowId, signal) => referenceService.get(id, signal),
  { keep: false },
);

export const otherSet = createWidget(
  'lots',
  'otherReferenceSet',
  (id: number, signal) => referenceService.get(id, signal),
  { keep: false },
);

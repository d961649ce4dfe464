import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { list } from '@/platform/http/wire';
import { DependentWire, MovementWire, OutcomeWire } from './movementWire';
import type { Reclassification } from './rules/reclassify';

/** Which document, and as of which of its changes it was read. */
interface Versioned {
  readonly id: RowId;
  readonly version: string;
}
const keyOf = ({ id, version }: Versioned) => ({ id, version });

/** What became of one document of several. */
interface Outcome {
  readonly id: string;
  /** Why it stays as it was; '' where it was changed. */
  readonly refusal: string;
}

export interface MovementPeriod {
  readonly from: string;
  readonly to: string;
}

export const movementService = {
  list: ({ from, to }: MovementPeriod, signal: AbortSignal) =>
    http.list(assumed('/DocumentMovement/GetGridData'), {
      params: { startDate: from, endDate: to },
      signal,
      shape: MovementWire,
    }),
  /** What hangs on a document. */
  dependents: (id: RowId) =>
    http.list(assumed('/DocumentMovement/GetDependents'), {
      params: { id },
      contained: true,
      shape: DependentWire,
    }),
  reclassify: (rows: readonly Versioned[], changes: Reclassification): Promise<Outcome[]> =>
    http.post(
      assumed('/DocumentMovement/Reclassify'),
      { documents: rows.map(keyOf), ...changes },
      { shape: list(OutcomeWire) },
    ),
  cancel: (row: Versioned, reason: string) =>
    http.post(assumed('/DocumentMovement/Cancel'), { ...keyOf(row), reason }),
};

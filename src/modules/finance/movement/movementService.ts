import { isRecord } from '@/platform/http/loose';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { numberOf, textOf } from '../documents/documentsWire';
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
    http.list<unknown>(assumed('/DocumentMovement/GetGridData'), {
      params: { startDate: from, endDate: to },
      signal,
    }),
  /** What hangs on a document. */
  dependents: async (id: RowId) =>
    (
      await http.list<unknown>(assumed('/DocumentMovement/GetDependents'), {
        params: { id },
        contained: true,
      })
    )
      .filter(isRecord)
      .map((row) => ({ name: textOf(row['name']), count: numberOf(row['count']) })),
  reclassify: async (rows: readonly Versioned[], changes: Reclassification): Promise<Outcome[]> =>
    (
      await http.post<unknown[] | null>(assumed('/DocumentMovement/Reclassify'), {
        documents: rows.map(keyOf),
        ...changes,
      })
    )
      ?.filter(isRecord)
      .map((row) => ({ id: textOf(row['id']), refusal: textOf(row['message']) })) ?? [],
  cancel: (row: Versioned, reason: string) =>
    http.post(assumed('/DocumentMovement/Cancel'), { ...keyOf(row), reason }),
};

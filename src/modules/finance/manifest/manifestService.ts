import { assumed, http } from '@/platform/http/http';
import { isRecord } from '@/platform/http/loose';
import type { RowId } from '@/platform/store/resourceState';
import { numberOf, textOf } from '../documents/documentsWire';
import type { EventKind } from './manifestRow';

interface Versioned {
  readonly id: RowId;
  readonly version: string;
}
const keyOf = ({ id, version }: Versioned) => ({ id, version });

/** What became of one invoice of several. */
interface Outcome {
  readonly id: string;
  /** Why nothing was sent of it; '' where it was. */
  readonly refusal: string;
}

/** What the tax office answered, and when the next query is possible. */
interface QueryState {
  readonly found: number | null;
  readonly nextAt: string;
}

const readQueryState = (answer: unknown): QueryState => {
  const record = isRecord(answer) ? answer : {};
  return { found: numberOf(record['found']), nextAt: textOf(record['nextQueryAt']) };
};

export const manifestService = {
  list: (signal: AbortSignal) => http.list<unknown>(assumed('/DocumentManifest/GetGridData'), { signal }),
  /** When the next query of the tax office is possible; it refuses too frequent ones. */
  queryState: async (signal: AbortSignal) =>
    readQueryState(
      await http.get<unknown>(assumed('/DocumentManifest/GetQueryState'), {
        signal,
        contained: true,
        silent: true,
      }),
    ),
  query: async () =>
    readQueryState(await http.post<unknown>(assumed('/DocumentManifest/Query'), {}, { contained: true })),
  manifest: async (rows: readonly Versioned[], kind: EventKind, reason: string): Promise<Outcome[]> =>
    (
      await http.post<unknown[] | null>(assumed('/DocumentManifest/Manifest'), {
        documents: rows.map(keyOf),
        kind,
        reason: reason || null,
      })
    )
      ?.filter(isRecord)
      .map((row) => ({ id: textOf(row['id']), refusal: textOf(row['message']) })) ?? [],
  xml: (id: RowId, signal: AbortSignal) =>
    http.blob(assumed('/DocumentManifest/GetXml'), { params: { id }, signal, contained: true }),
  toPreLaunch: (row: Versioned) =>
    http.post(assumed('/DocumentManifest/SendToPreLaunch'), keyOf(row), { contained: true }),
};

import { assumed, http } from '@/platform/http/http';
import { list } from '@/platform/http/wire';
import type { RowId } from '@/platform/store/resourceState';
import type { EventKind } from './manifestRow';
import { ManifestWire, OutcomeWire, QueryStateWire } from './manifestWire';

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

export const manifestService = {
  list: (signal: AbortSignal) =>
    http.list(assumed('/DocumentManifest/GetGridData'), { signal, shape: ManifestWire }),
  /** When the next query of the tax office is possible; it refuses too frequent ones. */
  queryState: (signal: AbortSignal): Promise<QueryState> =>
    http.get(assumed('/DocumentManifest/GetQueryState'), {
      signal,
      contained: true,
      silent: true,
      shape: QueryStateWire,
    }),
  query: (): Promise<QueryState> =>
    http.post(assumed('/DocumentManifest/Query'), {}, { contained: true, shape: QueryStateWire }),
  manifest: (rows: readonly Versioned[], kind: EventKind, reason: string): Promise<Outcome[]> =>
    http.post(
      assumed('/DocumentManifest/Manifest'),
      { documents: rows.map(keyOf), kind, reason: reason || null },
      { shape: list(OutcomeWire) },
    ),
  xml: (id: RowId, signal: AbortSignal) =>
    http.blob(assumed('/DocumentManifest/GetXml'), { params: { id }, signal, contained: true }),
  toPreLaunch: (row: Versioned) =>
    http.post(assumed('/DocumentManifest/SendToPreLaunch'), keyOf(row), { contained: true }),
};

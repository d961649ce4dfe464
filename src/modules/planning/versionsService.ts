import { assumed, http } from '@/platform/http/http';
import type { PlanVersion, VersionHead } from './planningTypes';
import { PlanVersionWire } from './planningWire';
import { VersionHeadWire } from './versionsWire';

const inPlace = { contained: true } as const;

/** The versions of a planning, the newest first. */
export async function planVersions(id: number, signal: AbortSignal): Promise<readonly VersionHead[]> {
  const rows = await http.list(assumed('/Planning/GetVersions'), {
    ...inPlace,
    params: { id },
    signal,
    shape: VersionHeadWire,
  });
  return rows.toSorted((a, b) => b.number - a.number);
}

export const planVersion = (id: number, number: number, signal: AbortSignal): Promise<PlanVersion> =>
  http.get(assumed('/Planning/GetVersion'), {
    ...inPlace,
    params: { id, number },
    signal,
    shape: PlanVersionWire,
  });

/** Freezes a version: from now on the actual is compared with it, and not with another one. */
export const approveVersion = (id: number, number: number): Promise<unknown> =>
  http.post<unknown>(assumed('/Planning/ApproveVersion'), { id, number }, { contained: true });

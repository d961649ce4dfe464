import { assumed, http } from '@/platform/http/http';
import { isRecord } from '@/platform/http/loose';
import type { PlanVersion, VersionHead } from './planningTypes';
import { readValues } from './planningWire';
import { readVersionHead } from './versionsWire';

const inPlace = { contained: true } as const;

/** The versions of a planning, the newest first. */
export async function planVersions(id: number, signal: AbortSignal): Promise<readonly VersionHead[]> {
  const rows = await http.list<unknown>(assumed('/Planning/GetVersions'), {
    ...inPlace,
    params: { id },
    signal,
  });
  return rows.flatMap((row) => readVersionHead(row) ?? []).toSorted((a, b) => b.number - a.number);
}

export async function planVersion(id: number, number: number, signal: AbortSignal): Promise<PlanVersion> {
  const params = { id, number };
  const answer = await http.get<unknown>(assumed('/Planning/GetVersion'), { ...inPlace, params, signal });
  const head = readVersionHead(answer);
  if (!head || !isRecord(answer) || !isRecord(answer['planning']))
    throw { kind: 'unexpected', message: `planning ${id}: no version ${number} in the answer` };
  return { ...head, values: readValues(answer['planning']) };
}

/** Freezes a version: from now on the actual is compared with it, and not with another one. */
export const approveVersion = (id: number, number: number): Promise<unknown> =>
  http.post<unknown>(assumed('/Planning/ApproveVersion'), { id, number }, { contained: true });

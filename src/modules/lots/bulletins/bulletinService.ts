import { assumed, http } from '@/platform/http/http';
import type { BulletinValues, LotBulletin } from './bulletinTypes';
import { readBulletin } from './bulletinWire';

export interface BulletinQuestion {
  readonly lotId: number;
  /** Slug of the integrator; empty for the common model. */
  readonly company: string;
}

/** What is known of a lot's bulletin for an integrator, and its versions. */
export async function bulletinOf(
  { lotId, company }: BulletinQuestion,
  signal: AbortSignal,
): Promise<LotBulletin> {
  const answer = await http.get<unknown>(assumed('/ChickenBulletin/GetByLot'), {
    contained: true,
    params: { lotId, company },
    signal,
  });
  const bulletin = readBulletin(answer);
  if (!bulletin) throw { kind: 'unexpected', message: `lot ${lotId}: no bulletin in the answer` };
  return bulletin;
}

/** Keeps a bulletin; to be printed, it gets its number and is frozen. `baseVersion` is the one that was read, 0 for none. */
export async function saveBulletin(
  question: BulletinQuestion,
  values: BulletinValues,
  options: { readonly baseVersion: number; readonly print: boolean },
): Promise<LotBulletin | null> {
  const answer = await http.post<unknown>(assumed('/ChickenBulletin/Save'), {
    ...question,
    ...options,
    values,
  });
  return readBulletin(answer);
}

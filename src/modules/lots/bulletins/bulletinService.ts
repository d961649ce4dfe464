import { assumed, http } from '@/platform/http/http';
import { orNull } from '@/platform/http/wire';
import type { BulletinValues, LotBulletin } from './bulletinTypes';
import { BulletinWire } from './bulletinWire';

export interface BulletinQuestion {
  readonly lotId: number;
  /** Slug of the integrator; empty for the common model. */
  readonly company: string;
}

/** What is known of a lot's bulletin for an integrator, and its versions. */
export const bulletinOf = ({ lotId, company }: BulletinQuestion, signal: AbortSignal): Promise<LotBulletin> =>
  http.get(assumed('/ChickenBulletin/GetByLot'), {
    contained: true,
    params: { lotId, company },
    signal,
    shape: BulletinWire,
  });

interface SaveOptions {
  /** The version that was read, 0 for none. */
  readonly baseVersion: number;
  /** When that one was saved: until it is printed, a version changes under its number. */
  readonly baseSavedAt: string | null;
  readonly print: boolean;
}

/** Keeps a bulletin; to be printed, it gets its number and is frozen. */
export const saveBulletin = (
  question: BulletinQuestion,
  values: BulletinValues,
  options: SaveOptions,
): Promise<LotBulletin | null> =>
  http.post(
    assumed('/ChickenBulletin/Save'),
    { ...question, ...options, values },
    { shape: orNull(BulletinWire) },
  );

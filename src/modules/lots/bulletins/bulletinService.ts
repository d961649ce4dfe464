import { assumed, http } from '@/platform/http/http';
import { orNull } from '@/platform/http/wire';
import type { BulletinValues, LotBulletin } from './bulletinTypes';
import type { BulletinWorld } from './companies';
import { BulletinWire } from './bulletinWire';

const CALLS = {
  poultry: { read: assumed('/ChickenBulletin/GetByLot'), save: assumed('/ChickenBulletin/Save') },
  fish: { read: assumed('/PiscicultureBulletin/GetByLot'), save: assumed('/PiscicultureBulletin/Save') },
} as const;

export interface BulletinQuestion {
  readonly world: BulletinWorld;
  readonly lotId: number;
  /** Slug of the integrator; empty for the common model. */
  readonly company: string;
}

/** What is known of a lot's bulletin for an integrator, and its versions. */
export const bulletinOf = (
  { world, lotId, company }: BulletinQuestion,
  signal: AbortSignal,
): Promise<LotBulletin> =>
  http.get(CALLS[world].read, {
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
  { world, ...question }: BulletinQuestion,
  values: BulletinValues,
  options: SaveOptions,
): Promise<LotBulletin | null> =>
  http.post(CALLS[world].save, { ...question, ...options, values }, { shape: orNull(BulletinWire) });

import type { Row } from '../table';

/** What every register of the platform itself keeps: rows of no customer. */
export interface PlatformRow extends Row {
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
  /** Names of who wrote it; the seed has none. */
  createdBy?: string;
  updatedBy?: string;
}

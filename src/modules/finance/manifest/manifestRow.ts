import type { RowId } from '@/platform/store/resourceState';

export const EVENT_KINDS = ['AWARE', 'CONFIRM', 'UNKNOWN', 'NOT_DONE'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Where an invoice of that access key is already: with Assist, in the pre-launch, or a document with its titles. */
export const KNOWN_IN = ['ASSIST', 'PRE_LAUNCH', 'DOCUMENT'] as const;
type KnownIn = (typeof KNOWN_IN)[number];

/** An invoice that somebody issued against the customer. */
export interface ManifestRow {
  readonly id: RowId;
  readonly version: string;
  readonly accessKey: string;
  readonly number: string;
  readonly issuerName: string;
  readonly issuerDocument: string;
  /** YYYY-MM-DD, '' when unknown. */
  readonly issueDate: string;
  readonly authorisedOn: string;
  readonly value: number | null;
  readonly cancelled: boolean;
  /** What was sent of it, the oldest first. */
  readonly events: readonly EventKind[];
  readonly knownIn: KnownIn | null;
  /** The document that was made of it, and its side, where it is there. */
  readonly documentId: RowId | null;
  readonly movement: string;
  /** Its entry in the pre-launch, where it is there. */
  readonly preLaunchId: RowId | null;
  /** The document of Assist that is still being entered. */
  readonly assistId: RowId | null;
}

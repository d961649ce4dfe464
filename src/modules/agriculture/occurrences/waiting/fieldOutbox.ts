import { createOutbox, type Waiting } from '@/platform/outbox/createOutbox';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { OccurrenceBody } from '@/families/occurrence/occurrenceWire';

/** An occurrence that was saved without a network. */
export interface FieldEntry extends OccurrenceBody {
  /** The record that it changes; null for a new one. */
  readonly recordId: number | null;
  /** That record as it was read on this device; null where it is not known, and of a new one. */
  readonly base?: OccurrenceRecord | null;
  /** Base64 of each attachment, in the order of `values.files`; null for one that the server has already. */
  readonly contents: readonly (string | null)[];
}

export type WaitingOccurrence = Waiting<FieldEntry>;

/** Occurrences of fields and woods that wait on this device for the network. */
export const fieldOutbox = createOutbox<FieldEntry>('fieldOccurrences');

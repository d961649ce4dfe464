import type { RoundFigures } from './roundTypes';
import { createOutbox, type Waiting } from '@/platform/outbox/createOutbox';

/** One occurrence of a round, ready to be sent. */
export interface RoundEntry {
  /** Of the aviary and its lot, as the round shows them. */
  readonly name: string;
  readonly lotId: number;
  /** What was typed, of the fields that this occurrence holds. */
  readonly figures: RoundFigures;
  /** The figures of that day when it was typed: what came meanwhile is seen beside them. */
  readonly shown?: RoundFigures;
  readonly type: string;
  readonly day: string;
  /** The record that it changes; null for a new one. */
  readonly recordId: number | null;
  readonly body: object;
}

export type WaitingEntry = Waiting<RoundEntry>;

/** What was entered on a round without a network. */
export const roundOutbox = createOutbox<RoundEntry>('round');

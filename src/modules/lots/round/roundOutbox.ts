import { createOutbox, type Waiting } from '@/platform/outbox/createOutbox';
import type { RoundField } from './roundTypes';
import type { Entry } from './roundWorld';

export type RoundEntry = Entry<RoundField>;
export type WaitingEntry = Waiting<RoundEntry>;

/** What was entered on a round without a network. */
export const roundOutbox = createOutbox<RoundEntry>('round');

import { createOutbox } from '@/platform/outbox/createOutbox';
import type { FeedingEntry } from './feedingTypes';

/** What was given on a feeding round without a network. */
export const feedingOutbox = createOutbox<FeedingEntry>('feeding');

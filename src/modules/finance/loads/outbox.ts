import { createOutbox, type Waiting } from '@/platform/outbox/createOutbox';
import type { LoadValues } from './loadSchemas';

/** A load that was entered without a network. */
export type WaitingLoad = Waiting<LoadValues>;

/** The loads that wait on this device for the network. */
export const outbox = createOutbox<LoadValues>('loads');

import { createQuery } from '@/platform/store/createQuery';
import { settlementOf } from './settlementService';

/** The integrator's sheets that were kept. */
export const SETTLEMENTS = 'lots/settlement';

export const settlementState = createQuery('lots', 'settlement', settlementOf, {
  keep: false,
  tags: [SETTLEMENTS],
});

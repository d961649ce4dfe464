import { createQuery } from '@/platform/store/createQuery';
import { bulletinOf } from './bulletinService';

/** Bulletins of lots with their versions. */
export const BULLETINS = 'lots/bulletin';

export const bulletinState = createQuery('lots', 'bulletin', bulletinOf, { keep: false, tags: [BULLETINS] });

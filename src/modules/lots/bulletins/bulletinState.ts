import { createQuery } from '@/platform/store/createQuery';
import { bulletinOf } from './bulletinService';

export const bulletinState = createQuery('lots', 'bulletin', bulletinOf, { keep: false });

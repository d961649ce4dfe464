import { createWidget } from '@/platform/widgets/createWidget';
import { bulletinOf } from './bulletinService';

export const bulletinState = createWidget('lots', 'bulletin', bulletinOf, { keep: false });

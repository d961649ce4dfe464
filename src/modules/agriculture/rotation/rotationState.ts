import { createWidget } from '@/platform/widgets/createWidget';
import { rotation } from './rotationService';

export const rotationState = createWidget('agriculture', 'rotation', rotation, { keep: false });

import { createQuery } from '@/platform/store/createQuery';
import { rotation } from './rotationService';

export const rotationState = createQuery('agriculture', 'rotation', rotation, { keep: false });

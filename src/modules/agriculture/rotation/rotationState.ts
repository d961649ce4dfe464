import { createQuery } from '@/platform/store/createQuery';
import { rotation } from './rotationService';

/** What is planned and stands on the plots. */
export const ROTATION = 'agriculture/rotation';

export const rotationState = createQuery('agriculture', 'rotation', rotation, {
  keep: false,
  tags: [ROTATION],
});

import { createQuery } from '@/platform/store/createQuery';
import { plotRelation } from './relationsService';

export const relationState = createQuery('agriculture', 'relation', plotRelation, { keep: false });

import { createWidget } from '@/platform/widgets/createWidget';
import { plotRelation } from './relationsService';

export const relationState = createWidget('agriculture', 'relation', plotRelation, { keep: false });

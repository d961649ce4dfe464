import { createQuery } from '@/platform/store/createQuery';
import { settlementOf } from './settlementService';

export const settlementState = createQuery('lots', 'settlement', settlementOf, { keep: false });

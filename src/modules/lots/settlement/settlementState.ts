import { createWidget } from '@/platform/widgets/createWidget';
import { settlementOf } from './settlementService';

export const settlementState = createWidget('lots', 'settlement', settlementOf, { keep: false });

import { createWidget } from '@/platform/widgets/createWidget';
import { sprayHours } from '../occurrencesService';

export const sprayHoursState = createWidget('agriculture', 'sprayHours', sprayHours, { keep: false });

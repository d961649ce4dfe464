import { createQuery } from '@/platform/store/createQuery';
import { sprayHours } from '../occurrencesService';

export const sprayHoursState = createQuery('agriculture', 'sprayHours', sprayHours, { keep: false });

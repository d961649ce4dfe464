import { AGRONOMIC_MODULE } from '../notificationsService';
import type { Tone } from '@/platform/theme/schemeTypes';

const ALERTS = new Set([1, 3, 5, 6, 7, 8]);
const AGRONOMIC_ALERTS = new Set([9, 10]);
const INFORMATION = new Set([2, 4]);

/** Tone of a notification by its group; groups 9 and 10 are alerts in the agronomic module only. */
export function notificationTone(group: number, moduleName: string | null): Tone {
  if (ALERTS.has(group)) return 'danger';
  if (AGRONOMIC_ALERTS.has(group) && moduleName === AGRONOMIC_MODULE) return 'danger';
  return INFORMATION.has(group) ? 'info' : 'neutral';
}

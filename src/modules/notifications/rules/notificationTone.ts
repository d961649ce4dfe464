import type { Tone } from '@/platform/theme/schemeTypes';
import { AGRONOMIC_MODULE } from '../notificationsService';

/** What a notification is to its reader; its words are `ui:status.notification`. */
export type NotificationKind = 'error' | 'info' | 'default';
export const KINDS: readonly NotificationKind[] = ['error', 'info', 'default'];

const ALERTS = new Set([1, 3, 5, 6, 7, 8]);
const AGRONOMIC_ALERTS = new Set([9, 10]);
const INFORMATION = new Set([2, 4]);

/** The kind of a notification by its group; groups 9 and 10 are alerts in the agronomic module only. */
export function notificationKind(group: number, moduleName: string | null): NotificationKind {
  if (ALERTS.has(group)) return 'error';
  if (AGRONOMIC_ALERTS.has(group) && moduleName === AGRONOMIC_MODULE) return 'error';
  return INFORMATION.has(group) ? 'info' : 'default';
}

const TONES: Record<NotificationKind, Tone> = { error: 'danger', info: 'info', default: 'neutral' };

/** The tone a notification is shown in. */
export function notificationTone(group: number, moduleName: string | null): Tone {
  return TONES[notificationKind(group, moduleName)];
}

import { http } from '@/platform/http/http';
import { Setting, type SettingBody } from './settingsWire';

/** The setting of a user for a customer; null when there is none yet. */
export const getSetting = (customerId: number, userId: string, signal?: AbortSignal) =>
  http.get('/NotificationSetting/GetNotificationSettingsByUser', {
    params: { customerId, userId },
    signal,
    // Refused, the dialog says so; the page under it stays.
    contained: true,
    shape: Setting,
  });

/** Creates without id, edits with one. A failure stays silent: the dialog stays open with what was chosen. */
export function saveSetting(body: SettingBody, id: number | null): Promise<unknown> {
  return id === null
    ? http.post('/NotificationSetting/Create', body, { silent: true, contained: true })
    : http.put('/NotificationSetting/Edit', body, { params: { id }, silent: true, contained: true });
}

import { http } from '@/platform/http/http';
import { log } from '@/platform/log/log';
import { items, nothingOr } from '@/platform/http/wire';
import { AppNotification, Device, PushMessage } from './notificationsWire';

/** Bell and panel stand over every page: a refusal is shown there, and the page stays. */
const inPanel = { contained: true } as const;

/** The agronomic module's name on the wire. */
export const AGRONOMIC_MODULE = 'Agronômico';

/** What is thrown when the notification center gives no answer at all; an empty list is one. */
export const NO_ANSWER = 'Erro no servidor de notificação NCC (Notification Control Center)';

/** All notifications of a user, of every customer. */
export async function lastNotifications(
  userId: string,
  options: { signal?: AbortSignal; silent?: boolean } = {},
): Promise<AppNotification[]> {
  const answer = await http.get('/Ncc/GetLastNotification', {
    ...inPanel,
    ...options,
    params: { userId },
    shape: nothingOr(items(AppNotification)),
  });
  if (answer === null) {
    log.error(NO_ANSWER);
    throw { kind: 'unexpected', message: NO_ANSWER };
  }
  return answer;
}

/** Marks every notification of a user-to-customer link as read. */
export function markAllRead(guid: string): Promise<unknown> {
  return http.put('/Ncc/SetIsReadByGuid', undefined, { ...inPanel, params: { guid } });
}

/** Dismisses one. A failure is logged and never shown, as with all deletes of the notification center. */
export function deleteNotification(id: string, keepalive = false): Promise<unknown> {
  return http.delete('/Ncc/DeleteNotification', { ...inPanel, params: { _id: id }, silent: true, keepalive });
}

/** Dismisses every notification of a user-to-customer link. */
export function deleteAllNotifications(guid: string, keepalive = false): Promise<unknown> {
  return http.delete('/Ncc/DeleteNotificationByGuid', {
    ...inPanel,
    params: { guid },
    silent: true,
    keepalive,
  });
}

/** A browser and the link whose notifications it gets. */
export interface DeviceRegistration {
  token: string;
  guid: string;
  deviceDescription: string;
}

/** Registers this browser; false when the server would not. */
export async function registerDevice(device: DeviceRegistration): Promise<boolean> {
  return (await http.post<unknown>('/Ncc/AddUpdateToken', device, { ...inPanel, silent: true })) === true;
}

/** Whether this browser gets the notifications of a link already. */
export async function isDeviceRegistered(token: string, guid: string): Promise<boolean> {
  return (
    (await http.post<unknown>('/Ncc/CheckTokenToGuid', { token, guid }, { ...inPanel, silent: true })) ===
    true
  );
}

/** This browser gets no notification any more, of no link. */
export function removeDevice(token: string): Promise<unknown> {
  return http.delete('/Ncc/DeleteTokenByToken', { ...inPanel, data: { token }, silent: true });
}

/** The user's browsers that get notifications. */
export const connectedDevices = (signal?: AbortSignal) =>
  http.list('/Ncc/GetTokenFirebase', { ...inPanel, signal, shape: Device });

export function deactivateDevice(id: string): Promise<unknown> {
  return http.delete('/Ncc/DeleteTokenById', { ...inPanel, params: { _id: id }, silent: true });
}

/** A message of the push service, which comes another way than an answer. */
export const pushMessage = (payload: unknown): Promise<PushMessage> =>
  http.read('push', PushMessage, payload);

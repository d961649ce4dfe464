import { http } from '@/platform/http/http';
import type { AppNotification } from './notificationsSchemas';

/** The agronomic module's name on the wire. */
export const AGRONOMIC_MODULE = 'Agronômico';

/** What is thrown when the notification center gives no answer at all; an empty list is one. */
const NO_ANSWER = 'Erro no servidor de notificação NCC (Notification Control Center)';

/** All notifications of a user, of every customer. */
export async function lastNotifications(userId: string, signal?: AbortSignal): Promise<AppNotification[]> {
  const answer = await http.get<AppNotification[] | null | ''>('/Ncc/GetLastNotification', {
    params: { userId },
    signal,
    quiet: true,
    schema: () => import('./notificationsSchemas').then((all) => all.notificationSchema),
  });
  if (!Array.isArray(answer)) throw { kind: 'unexpected', message: NO_ANSWER };
  return answer;
}

/** Marks every notification of a user-to-customer link as read. */
export function markAllRead(guid: string): Promise<unknown> {
  return http.put('/Ncc/SetIsReadByGuid', undefined, { params: { guid } });
}

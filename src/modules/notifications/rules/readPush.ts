import { readShape } from '@/platform/http/readShape';
import { type AppNotification, PushMessage } from '../notificationsWire';

/** Ids that this browser gave: the server knows nothing of them. */
const OWN = 'push:';

export function isOwnId(id: string): boolean {
  return id.startsWith(OWN);
}

/**
 * Reads a message of the push service as a notification: its words from `notification`, the rest from `data`. Null when
 * it has no words to show.
 */
export function readPush(payload: unknown, guid: string, now: Date): AppNotification | null {
  const { messageId, notification, data } = readShape('push', PushMessage, payload);
  const title = notification.title || data.title;
  const description = notification.body || data.description || data.body;
  if (title === '' && description === '') return null;
  const group = Number(data.notificationGroup);
  return {
    id: data.id || data._id || `${OWN}${messageId || now.getTime()}`,
    title: title || description,
    description: title ? description : '',
    isRead: false,
    notificationDate: data.notificationDate || now.toISOString(),
    notificationGroup: Number.isFinite(group) ? group : 0,
    moduleName: data.moduleName || null,
    guid: data.guid || guid,
  };
}

import type { AppNotification, PushMessage } from '../notificationsWire';
import { ownId } from './ownId';

/**
 * A message of the push service as a notification: its words from `notification`, the rest from `data`. Null when it has
 * no words to show.
 */
export function pushNotification(
  { messageId, notification, data }: PushMessage,
  guid: string,
  now: Date,
): AppNotification | null {
  const title = notification.title || data.title;
  const description = notification.body || data.description || data.body;
  if (title === '' && description === '') return null;
  const group = Number(data.notificationGroup);
  return {
    id: data.id || data._id || ownId(messageId || now.getTime()),
    title: title || description,
    description: title ? description : '',
    isRead: false,
    notificationDate: data.notificationDate || now.toISOString(),
    notificationGroup: Number.isFinite(group) ? group : 0,
    moduleName: data.moduleName || null,
    guid: data.guid || guid,
  };
}

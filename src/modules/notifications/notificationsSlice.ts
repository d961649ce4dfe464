import { createResource } from '@/platform/store/createResource';
import type { AppNotification } from './notificationsSchemas';
import { lastNotifications } from './notificationsService';

interface Whose {
  userId: string;
  /** Id of the current user-to-customer link. */
  linkId: number;
}

/** The notifications of the current customer, newest first. */
export const notifications = createResource<AppNotification, AppNotification, never, Whose>(
  'notifications',
  'list',
  {
    list: async ({ userId, linkId }, signal) => {
      const all = await lastNotifications(userId, signal);
      return all
        .filter(({ guid }) => guid === String(linkId))
        .toSorted((a, b) => b.notificationDate.localeCompare(a.notificationDate));
    },
  },
);

import { isRecord } from '@/platform/http/loose';
import type { AppNotification } from './notificationsSchemas';

export interface Device {
  id: string;
  token: string;
  description: string;
  /** When its notifications were last renewed, or else turned on. */
  since: string | null;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Reads a list of notifications; what has no id is left out, and whatever else is missing is empty. */
export function readNotifications(rows: readonly unknown[]): AppNotification[] {
  return rows.filter(isRecord).flatMap((row) => {
    const id = text(row['id']);
    if (id === '') return [];
    const group = Number(row['notificationGroup']);
    return [
      {
        id,
        title: text(row['title']),
        description: text(row['description']),
        isRead: row['isRead'] === true,
        notificationDate: text(row['notificationDate']),
        notificationGroup: Number.isFinite(group) ? group : 0,
        moduleName: text(row['moduleName']) || null,
        guid: text(row['guid']),
      },
    ];
  });
}

/** Reads the list of devices in the same way. */
export function readDevices(rows: readonly unknown[]): Device[] {
  return rows.filter(isRecord).flatMap((row) => {
    const id = text(row['_Id']);
    if (id === '') return [];
    return [
      {
        id,
        token: text(row['token']),
        description: text(row['deviceDescription']),
        since: text(row['updatedAt']) || text(row['createdAt']) || null,
      },
    ];
  });
}

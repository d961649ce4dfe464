import { matchesSearch } from '@/platform/format/text';
import type { AppNotification } from '../notificationsWire';
import { notificationKind, type NotificationKind } from './notificationTone';

export interface NotificationFilter {
  /** Looked for in title and description, whatever the case and the accents. */
  search: string;
  /** Null for all; an empty text for those that belong to no module. */
  moduleName: string | null;
  kind: NotificationKind | null;
}

export function isFiltered({ search, moduleName, kind }: NotificationFilter): boolean {
  return search.trim() !== '' || moduleName !== null || kind !== null;
}

/** The notifications that pass the filter, in their order. */
export function filterNotifications(
  rows: readonly AppNotification[],
  { search, moduleName, kind }: NotificationFilter,
): AppNotification[] {
  return rows.filter(
    (row) =>
      (moduleName === null || (row.moduleName ?? '') === moduleName) &&
      (kind === null || notificationKind(row.notificationGroup, row.moduleName) === kind) &&
      matchesSearch(`${row.title} ${row.description}`, search),
  );
}

/** The modules that the notifications speak of, by name; '' stands last, for those of no module. */
export function modulesOf(rows: readonly AppNotification[]): string[] {
  return [...new Set(rows.map((row) => row.moduleName ?? ''))].sort((a, b) =>
    a === '' || b === '' ? b.length - a.length : a.localeCompare(b, 'pt-BR'),
  );
}

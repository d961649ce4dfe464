import { isRecord } from '@/platform/http/loose';
import type { AppNotification } from '../notificationsWire';

/** Ids that this browser gave: the server knows nothing of them. */
const OWN = 'push:';

export function isOwnId(id: string): boolean {
  return id.startsWith(OWN);
}

type Json = Record<string, unknown>;

const record = (value: unknown): Json => (isRecord(value) && !Array.isArray(value) ? value : {});

/** The first of them that is a text, or a number as one. */
function firstText(...values: unknown[]): string {
  const texts = values.map((value) => (typeof value === 'number' ? String(value) : value));
  return texts.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}

/**
 * Reads a message of the push service as a notification: its words from `notification`, the rest from `data`, whose
 * values travel as texts. Null when it has no words to show.
 */
export function readPush(payload: unknown, guid: string, now: Date): AppNotification | null {
  const message = record(payload);
  const shown = record(message['notification']);
  const data = record(message['data']);
  const title = firstText(shown['title'], data['title']);
  const description = firstText(shown['body'], data['description'], data['body']);
  if (title === '' && description === '') return null;
  const group = Number(firstText(data['notificationGroup']));
  return {
    id: firstText(data['id'], data['_id']) || `${OWN}${firstText(message['messageId']) || now.getTime()}`,
    title: title || description,
    description: title ? description : '',
    isRead: false,
    notificationDate: firstText(data['notificationDate']) || now.toISOString(),
    notificationGroup: Number.isFinite(group) ? group : 0,
    moduleName: firstText(data['moduleName']) || null,
    guid: firstText(data['guid']) || guid,
  };
}

import { number } from 'valibot';
import {
  anyId,
  filledOrNull,
  flag,
  made,
  orElse,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';

const textId = made(anyId, String);

/** One notification as the notification center answers it. `guid` is the user-to-customer link it belongs to. */
export const AppNotification = record({
  id: textId,
  title: text,
  description: text,
  isRead: flag,
  notificationDate: text,
  notificationGroup: orElse(number(), 0),
  moduleName: filledOrNull,
  guid: text,
});
export type AppNotification = Read<typeof AppNotification>;

/** A browser that gets notifications, as GetTokenFirebase answers it. */
export const Device = made(
  record({ _Id: textId, token: text, deviceDescription: text, createdAt: text, updatedAt: textOrNull }),
  ({ _Id: id, token, deviceDescription: description, createdAt, updatedAt }) => ({
    id,
    token,
    description,
    /** When its notifications were last renewed, or else turned on. */
    since: updatedAt || createdAt || null,
  }),
);
export type Device = Read<typeof Device>;

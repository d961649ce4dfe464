import {
  anyId,
  filledOrNull,
  flag,
  givenNumber,
  made,
  orElse,
  orNull,
  part,
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
  notificationGroup: orElse(givenNumber, 0),
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

/** A text, or a number as one; '' where there is none. The data of a push message travel as texts. */
const said = made(orNull(anyId), (value) => String(value ?? ''));

/** A message of the push service. */
export const PushMessage = part({
  messageId: said,
  notification: part({ title: said, body: said }),
  data: part({
    id: said,
    _id: said,
    title: said,
    description: said,
    body: said,
    notificationDate: said,
    notificationGroup: said,
    moduleName: said,
    guid: said,
  }),
});
export type PushMessage = Read<typeof PushMessage>;

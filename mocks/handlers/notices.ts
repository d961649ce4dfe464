import type { CustomerLink } from '../db/types';
import { demo } from '../state';

interface Notice {
  readonly title: string;
  readonly description: string;
  /** Groups of messages as the settings have them: 1 is an alert, 4 what is good to know. */
  readonly group: number;
  readonly moduleName: string | null;
  /** The moment, ISO 8601. */
  readonly at: string;
}

/** Puts an unread message into a user's list. */
export function insertNotice(
  link: Pick<CustomerLink, 'id' | 'userId'>,
  { title, description, group, moduleName, at }: Notice,
): void {
  demo.world.notifications.insert({
    userId: link.userId,
    linkId: link.id,
    title,
    description,
    isRead: false,
    notificationGroup: group,
    moduleName,
    notificationDate: at,
  });
}

/** Titles that were sent in each world: a message that was deleted does not come again. */
const sentIn = new WeakMap<object, Set<string>>();

/** The same for a message whose title says what it is about: it comes once. */
export function insertNoticeOnce(link: Pick<CustomerLink, 'id' | 'userId'>, notice: Notice): void {
  const sent = sentIn.get(demo.world) ?? new Set();
  sentIn.set(demo.world, sent);
  const key = `${link.id} ${notice.title}`;
  if (sent.has(key)) return;
  sent.add(key);
  const isListed = demo.world.notifications.find(
    (row) => row.linkId === link.id && row.title === notice.title,
  );
  if (!isListed) insertNotice(link, notice);
}

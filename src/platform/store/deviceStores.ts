/**
 * When a store of this device is emptied:
 * - `never`: it names nobody and nothing of the work;
 * - `tabs`: with the session, and shared by the tabs of the browser meanwhile;
 * - `session`: with the session, and at the latest when somebody else signs in;
 * - `shared`: a person's habits: they stay on a computer of their own, and go with the session of a shared one;
 * - `work`: what was typed and not sent or saved: its user is asked, and nothing else removes it.
 */
type Goes = 'never' | 'tabs' | 'session' | 'shared' | 'work';

interface DeviceStore {
  /** The whole key, or its beginning where it ends in '.' or '|': then the user's id follows, unless the store says so. */
  readonly key: string;
  readonly goes: Goes;
}

/**
 * Every place in which this application keeps something on a device: keys of the browser's storage, and, with a '|', of
 * its database. Sign-out, the shared computer and the sign-in of somebody else go through this list; what is not on it
 * goes with the session. Entries that wait for a network (`platform/outbox`) are `work`.
 */
const DEVICE_STORES: readonly DeviceStore[] = [
  { key: 'access_token', goes: 'session' },
  { key: 'token_form', goes: 'session' },
  { key: 'ep.session', goes: 'tabs' },
  { key: 'ep.recent.', goes: 'session' },
  { key: 'ep.resetLink', goes: 'session' },
  { key: 'kept|', goes: 'session' },
  { key: 'draft|', goes: 'work' },
  { key: 'ep.loads.', goes: 'work' },
  { key: 'ep.round.', goes: 'work' },
  { key: 'ep.feeding.', goes: 'work' },
  { key: 'ep.fieldOccurrences.', goes: 'work' },
  { key: 'ep.grid.', goes: 'shared' },
  { key: 'ep.view.', goes: 'shared' },
  { key: 'ep.lastChoice.', goes: 'shared' },
  { key: 'ep.embed.', goes: 'shared' },
  { key: 'ep.preferences.', goes: 'shared' },
  { key: 'ep.soilColumns.', goes: 'shared' },
  { key: 'planning.recalculation.', goes: 'shared' },
  { key: 'map.notice.noKey.', goes: 'shared' },
  { key: 'map.notice.refused.', goes: 'shared' },
  { key: 'map.notice.unreachable.', goes: 'shared' },
  // By its token the server forgets this browser; it is dropped once the server has (`notifications/push`).
  { key: 'ep.push.token', goes: 'never' },
  { key: 'ep.push.', goes: 'shared' },
  // The look of the sign-in, a hint that was read, the version that was loaded anew, and what is owed to the server.
  { key: 'ep.preferences', goes: 'never' },
  { key: 'ep.boot', goes: 'never' },
  { key: 'ep.filterHint', goes: 'never' },
  { key: 'ep.reloadedFor', goes: 'never' },
  { key: 'ep.shared', goes: 'never' },
  { key: 'ep.signOutOwed', goes: 'never' },
];

const isPrefix = ({ key }: DeviceStore) => key.endsWith('.') || key.endsWith('|');

function storeOf(key: string): DeviceStore | undefined {
  return DEVICE_STORES.find((one) => (isPrefix(one) ? key.startsWith(one.key) : key === one.key));
}

/** Whether the list knows that key. */
export const isListed = (key: string): boolean => storeOf(key) !== undefined;

export const goesOf = (key: string): Goes => storeOf(key)?.goes ?? 'session';

/** Whether a key holds something of that user: its store names users, and this is the one. */
export function isOfUser(key: string, userId: string): boolean {
  const store = storeOf(key);
  if (!store || !isPrefix(store)) return false;
  const rest = key.slice(store.key.length);
  return rest === userId || ['/', '.', '|'].some((mark) => rest.startsWith(userId + mark));
}

/** On a shared computer a key lasts as long as the window, unless all tabs need it or it names nobody. */
export function endsWithWindow(key: string): boolean {
  const goes = goesOf(key);
  return goes !== 'never' && goes !== 'tabs';
}

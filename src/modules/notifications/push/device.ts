import type { Identity } from '@/domain/identity/identityWire';
import { asAppError } from '@/platform/http/appError';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { isDeviceRegistered, registerDevice, removeDevice } from '../notificationsService';
import { deviceName } from '../rules/deviceName';
import { deviceToken, keepChoice, pushChanged } from './deviceMemory';
import type { PushPort } from './firebasePort';
import { pushRefused } from './pushStatus';
import { endPushSubscription } from './pushWorker';

let opened: Promise<PushPort | null> | undefined;

/** The push service, opened once; null where it cannot work. */
export function pushPort(config: Record<string, string>): Promise<PushPort | null> {
  opened ??= import('./firebasePort').then(({ openFirebase }) => openFirebase(config));
  opened.catch(() => {
    // Its code did not come: the next who asks tries again.
    opened = undefined;
  });
  return opened;
}

/** The server forgets this browser; so does the browser, whatever the server answers. */
export async function releaseDevice(): Promise<void> {
  const kept = deviceToken.read();
  if (!kept) return;
  deviceToken.forget();
  await Promise.all([
    removeDevice(kept.token),
    endPushSubscription().catch((error: unknown) => log.warn('push not ended', { error: faultOf(error) })),
  ]);
}

/** Whose notifications this browser is to get. */
export interface Receiver {
  userId: string;
  guid: string;
}

async function register(port: PushPort, { userId, guid }: Receiver): Promise<void> {
  // What a former user of this browser left registered would go on showing theirs.
  if (deviceToken.read() && deviceToken.read()?.userId !== userId) await releaseDevice();
  const token = await port.token();
  const former = deviceToken.read();
  if (former && former.token !== token) await removeDevice(former.token).catch(() => undefined);
  deviceToken.keep({ token, userId });
  if (await isDeviceRegistered(token, guid)) return;
  const deviceDescription = deviceName(navigator.userAgent, navigator.maxTouchPoints);
  if (!(await registerDevice({ token, guid, deviceDescription }))) throw new Error('device not registered');
}

let last: Promise<unknown> = Promise.resolve();

/** Registers this browser for the notifications of a link. One at a time: each reads what the former one left. */
export function registerThisDevice(
  config: Record<string, string>,
  receiver: Receiver,
): Promise<'done' | 'unsupported' | 'failed'> {
  const run = last.then(async () => {
    try {
      const port = await pushPort(config);
      if (port) {
        await register(port, receiver);
        return 'done' as const;
      }
      pushRefused();
      pushChanged();
      return 'unsupported' as const;
    } catch (thrown) {
      log.warn('device not registered', { error: faultOf(thrown) });
      return 'failed' as const;
    }
  });
  last = run;
  return run;
}

/** What came of turning notifications on. */
export type TurnedOn = 'done' | 'denied' | 'undecided' | 'unsupported' | 'failed';

/** Asks the browser's own question where it has not been answered, and registers this browser where that is possible. */
export async function turnOn({ id, keys, currentCustomer }: Identity): Promise<TurnedOn> {
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  pushChanged();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'undecided';
  if (keys.firebase && currentCustomer) {
    const receiver = { userId: id, guid: String(currentCustomer.id) };
    const done = await registerThisDevice(keys.firebase, receiver);
    if (done !== 'done') return done;
  }
  keepChoice(id, { on: true });
  return 'done';
}

/** Off in this browser, for this user. */
export async function turnOff(userId: string): Promise<void> {
  keepChoice(userId, { on: false });
  try {
    await releaseDevice();
  } catch (thrown) {
    log.warn('device not removed', { error: asAppError(thrown).kind });
  }
}

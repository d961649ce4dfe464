import { pendingRemoval } from './pendingRemoval';
import { deviceToken } from './push/deviceMemory';

async function release(): Promise<void> {
  if (!deviceToken.read()) return;
  const { releaseDevice } = await import('./push/device');
  await releaseDevice();
}

/** Before the session ends: what waits for its undo is sent, and this browser gets nothing more. */
export async function leaveNotifications(): Promise<void> {
  await Promise.all([pendingRemoval.settle(), release()]);
}

/**
 * After a session that ended by itself: the server takes no call any more, so the browser ends its side, and nothing
 * pushed appears on a computer that others use. The token stays noted: the next sign-in takes it out of the server.
 */
export async function endPushHere(): Promise<void> {
  if (!deviceToken.read()) return;
  const { endPushSubscription } = await import('./push/pushWorker');
  await endPushSubscription();
}

import { pendingRemoval } from './pendingRemoval';
import { heldToken } from './push/deviceMemory';

async function release(): Promise<void> {
  if (!heldToken.read()) return;
  const { releaseDevice } = await import('./push/device');
  await releaseDevice();
}

/** Before the session ends: what waits for its undo is sent, and this browser gets nothing more. */
export async function leaveNotifications(): Promise<void> {
  await Promise.all([pendingRemoval.settle(), release()]);
}

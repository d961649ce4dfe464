import type { Identity } from '@/domain/identity/identityWire';
import { useIdentity } from '@/domain/identity/selectors';
import { readChoice, usePushValue } from './deviceMemory';

/**
 * Where this browser stands: it knows no notifications (`unsupported`), none that are pushed although the backend would
 * push them (`pushUnsupported`), its user has refused them (`denied`) or not decided (`default`), or they may come
 * and are wanted or not.
 */
export type PushStatus = 'unsupported' | 'pushUnsupported' | 'denied' | 'default' | 'off' | 'on';

/** Set when the push service itself says that it cannot work here. */
let refusedByService = false;

export function pushRefused(): void {
  refusedByService = true;
}

function canPush(): boolean {
  return !refusedByService && 'serviceWorker' in navigator && 'PushManager' in window;
}

export function pushStatus({ id, keys }: Pick<Identity, 'id' | 'keys'>): PushStatus {
  if (!('Notification' in window)) return 'unsupported';
  if (keys.firebase !== null && !canPush()) return 'pushUnsupported';
  if (Notification.permission !== 'granted') return Notification.permission;
  return readChoice(id).on ? 'on' : 'off';
}

/** The state for the signed-in user; null without one. */
export function usePushStatus(): PushStatus | null {
  const identity = useIdentity();
  return usePushValue(() => (identity ? pushStatus(identity) : null));
}

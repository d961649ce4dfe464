import i18next from 'i18next';
import type { Identity } from '@/domain/identity/identityWire';
import { toast } from '@/platform/ui/toast';
import { keepChoice } from './deviceMemory';
import { type TurnedOn, turnOff, turnOn } from './device';

/** Says what came of it. Somebody who left the browser's question unanswered knows; what cannot be is said elsewhere. */
function notify(result: TurnedOn): void {
  if (result === 'undecided' || result === 'unsupported') return;
  const tone = result === 'done' ? 'success' : result === 'failed' ? 'warning' : 'neutral';
  toast({ tone, text: i18next.t(`notifications:push.${result}`) });
}

/** Turns the notifications of this browser on or off, as its user chose. */
export async function switchPush(identity: Identity, on: boolean): Promise<void> {
  if (!on) return turnOff(identity.id);
  // A new request shows the reason again.
  keepChoice(identity.id, { notified: false });
  return notify(await turnOn(identity));
}

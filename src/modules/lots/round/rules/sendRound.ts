import { type AppError, asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import type { RoundField } from '../roundTypes';
import type { WaitingEntry } from '../roundOutbox';

/** One occurrence on its way, and the fields that it was typed into. */
export interface Outgoing {
  readonly lotId: number;
  readonly fields: readonly RoundField[];
  readonly entry: WaitingEntry;
}

export interface Outcome {
  readonly saved: readonly Outgoing[];
  /** Waits on this device. */
  readonly kept: readonly Outgoing[];
  readonly refused: readonly { readonly outgoing: Outgoing; readonly reason: string }[];
  /** What ended the round: the rest was not sent. */
  readonly stopped: AppError | null;
}

/** How one entry ended. */
type Step =
  | { readonly is: 'saved' | 'offline' }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'stopped'; readonly error: AppError };

async function attempt(send: () => Promise<unknown>): Promise<Step> {
  try {
    await send();
    return { is: 'saved' };
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.kind === 'validation') return { is: 'refused', reason: saidBy(error) ?? '' };
    return error.kind === 'offline' ? { is: 'offline' } : { is: 'stopped', error };
  }
}

/**
 * Sends a round in order. Without a network the rest waits on this device; a refusal is kept with its reason and the
 * round goes on; anything else ends it, and what was not sent stays typed.
 * @param keep keeps an entry on this device; false where the browser keeps nothing, which ends the round as 'offline'
 */
export async function sendRound(
  outgoing: readonly Outgoing[],
  send: (entry: WaitingEntry) => Promise<unknown>,
  keep: (entry: WaitingEntry) => boolean,
): Promise<Outcome> {
  const saved: Outgoing[] = [];
  const kept: Outgoing[] = [];
  const refused: { outgoing: Outgoing; reason: string }[] = [];
  const ended = (stopped: AppError | null): Outcome => ({ saved, kept, refused, stopped });
  let offline = false;
  for (const one of outgoing) {
    const step: Step = offline ? { is: 'offline' } : await attempt(() => send(one.entry));
    if (step.is === 'stopped') return ended(step.error);
    if (step.is === 'refused') refused.push({ outgoing: one, reason: step.reason });
    if (step.is === 'saved') saved.push(one);
    if (step.is !== 'offline') continue;
    offline = true;
    if (!keep(one.entry)) return ended({ kind: 'offline' });
    kept.push(one);
  }
  return ended(null);
}

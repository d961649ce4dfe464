import { type AppError, asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import type { Waiting } from '@/platform/outbox/createOutbox';
import type { Entry } from '../roundWorld';

/** One occurrence on its way, and the fields that it was typed into. */
export interface Outgoing<Field extends string = string> {
  readonly lotId: number;
  readonly fields: readonly Field[];
  /** What is empty again once it is saved or kept. */
  readonly clears: readonly string[];
  readonly entry: Waiting<Entry<Field>>;
}

export interface Outcome<Field extends string = string> {
  readonly saved: readonly Outgoing<Field>[];
  /** Waits on this device. */
  readonly kept: readonly Outgoing<Field>[];
  readonly refused: readonly { readonly outgoing: Outgoing<Field>; readonly reason: string }[];
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
export async function sendRound<Field extends string>(
  outgoing: readonly Outgoing<Field>[],
  send: (entry: Waiting<Entry<Field>>) => Promise<unknown>,
  keep: (entry: Waiting<Entry<Field>>) => boolean,
): Promise<Outcome<Field>> {
  const saved: Outgoing<Field>[] = [];
  const kept: Outgoing<Field>[] = [];
  const refused: { outgoing: Outgoing<Field>; reason: string }[] = [];
  const ended = (stopped: AppError | null): Outcome<Field> => ({ saved, kept, refused, stopped });
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

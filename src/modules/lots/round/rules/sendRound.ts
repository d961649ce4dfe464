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

/**
 * Sends a round in order. Without a network the rest waits on this device; a refusal is kept with its reason and the
 * round goes on; anything else ends it, and what was not sent stays typed.
 * @param keep keeps an entry on this device; throws where the browser keeps nothing
 */
export async function sendRound(
  outgoing: readonly Outgoing[],
  send: (entry: WaitingEntry) => Promise<unknown>,
  keep: (entry: WaitingEntry) => void,
): Promise<Outcome> {
  const saved: Outgoing[] = [];
  const kept: Outgoing[] = [];
  const refused: { outgoing: Outgoing; reason: string }[] = [];
  let offline = false;
  for (const one of outgoing) {
    try {
      if (offline) {
        keep(one.entry);
        kept.push(one);
        continue;
      }
      await send(one.entry);
      saved.push(one);
    } catch (thrown) {
      const error = asAppError(thrown);
      if (error.kind === 'validation') refused.push({ outgoing: one, reason: saidBy(error) ?? '' });
      else if (error.kind === 'offline' && !offline) {
        offline = true;
        try {
          keep(one.entry);
          kept.push(one);
        } catch {
          return { saved, kept, refused, stopped: error };
        }
      } else return { saved, kept, refused, stopped: error };
    }
  }
  return { saved, kept, refused, stopped: null };
}

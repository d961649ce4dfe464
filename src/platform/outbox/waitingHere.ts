import { asAppError, type AppError } from '@/platform/http/appError';
import { isOfUser } from '@/platform/store/deviceStores';
import { currentScope } from '@/platform/store/scope';
import type { Sent } from './createOutbox';
import { type OutboxName, OUTBOXES, outboxStorage, parseWaiting, placeIn, placesOf } from './outboxStorage';

/** What a user has entered on this device and the server does not have. */
export interface WaitingHere {
  readonly all: number;
  /** Of the current customer, not refused yet: it can be sent now. */
  readonly toSend: number;
  /** Of the current customer: the server did not take it as it is. */
  readonly refused: number;
  /** Of another customer of this user: it is sent from there. */
  readonly elsewhere: number;
}

const entriesAt = (place: string) => parseWaiting(outboxStorage.read(place));
const placesHere = () => OUTBOXES.map((name) => placeIn(name, currentScope()));

/** Zeros where the browser's storage is blocked: then nothing can lie there. */
export function waitingHere(userId: string): WaitingHere {
  try {
    const here = placesHere().flatMap(entriesAt);
    const all = placesOf(userId).flatMap(entriesAt).length;
    const refused = here.filter(({ refusal }) => refusal !== null).length;
    return { all, toSend: here.length - refused, refused, elsewhere: all - here.length };
  } catch {
    return { all: 0, toSend: 0, refused: 0, elsewhere: 0 };
  }
}

/** How many entries of other users wait on this device: nobody but they can send them. */
export function waitingOfOthers(userId: string): number {
  try {
    const places = outboxStorage.places().filter((place) => !isOfUser(place, userId));
    return places.flatMap(entriesAt).length;
  } catch {
    return 0;
  }
}

/** Gives up what a user entered and nobody sent. */
export function discardWaiting(userId: string): void {
  placesOf(userId).forEach((place) => outboxStorage.drop(place));
}

export type OutboxSenders = Readonly<Record<OutboxName, () => Promise<Sent>>>;
let senders: OutboxSenders | null = null;

/** Says how each outbox is sent; `app` knows the modules that do it. */
export function configureOutboxSenders(all: OutboxSenders | null): void {
  senders = all;
}

/** Sends what waits for the current customer, outbox after outbox. */
export async function sendAllWaiting(): Promise<Sent> {
  let sent = 0;
  let refused = 0;
  let stopped: AppError | null = null;
  for (const name of OUTBOXES) {
    if (entriesAt(placeIn(name, currentScope())).every(({ refusal }) => refusal !== null)) continue;
    try {
      const one = await senders?.[name]();
      sent += one?.sent ?? 0;
      refused += one?.refused ?? 0;
      stopped ??= one?.stopped ?? null;
    } catch (thrown) {
      // Its code could not be loaded: without a network that is to be expected.
      stopped ??= asAppError(thrown);
    }
  }
  return { sent, refused, stopped };
}

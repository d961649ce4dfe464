import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { isRecord } from '@/platform/http/loose';
import { isOfUser } from '@/platform/store/deviceStores';
import type { Waiting } from './createOutbox';

/** Every outbox of the application: sign-out asks about what waits in them, also where their page was never opened. */
export const OUTBOXES = ['loads', 'round', 'feeding', 'fieldOccurrences'] as const;
export type OutboxName = (typeof OUTBOXES)[number];

export const placeIn = (name: OutboxName, scope: string) => `ep.${name}.${scope}`;
const isPlace = (key: string) => OUTBOXES.some((name) => key.startsWith(placeIn(name, '')));

/** On a computer that others use too nothing is kept beyond the page. */
const inMemory = new Map<string, string>();

/** Where entries lie. Writing throws where the browser keeps nothing. */
export const outboxStorage = {
  read: (place: string): string | null =>
    inMemory.get(place) ?? (sharedComputer.is() ? null : localStorage.getItem(place)),
  write(place: string, text: string): void {
    if (sharedComputer.is()) inMemory.set(place, text);
    else {
      localStorage.setItem(place, text);
      inMemory.delete(place);
    }
  },
  drop(place: string): void {
    inMemory.delete(place);
    localStorage.removeItem(place);
  },
  /** The places of all outboxes, of every user and customer. */
  places(): string[] {
    const stored = sharedComputer.is() ? [] : Object.keys(localStorage);
    return [...new Set([...inMemory.keys(), ...stored])].filter(isPlace);
  },
};

const isWaiting = (value: unknown): value is Waiting<object> =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['at'] === 'number' &&
  isRecord(value['values']);

export function parseWaiting(text: string | null): readonly Waiting<object>[] {
  if (text === null) return [];
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/** The places of a user's entries, for all of their customers. */
export const placesOf = (userId: string): string[] =>
  outboxStorage.places().filter((place) => isOfUser(place, userId));

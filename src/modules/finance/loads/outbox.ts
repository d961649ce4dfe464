import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { isRecord } from '@/platform/http/loose';
import { currentScope } from '@/platform/store/scope';

/** A load that was entered without a network, as it will be sent. */
export interface WaitingLoad<Values = unknown> {
  /** Sent along every time: the server takes what it knows already for the same load. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly values: Values;
  /** Why the server did not take it; null while it only waits. */
  readonly refusal: string | null;
}

const PREFIX = 'ep.loads.';
const NONE: readonly WaitingLoad[] = [];

/** On a computer that others use too nothing is kept beyond the page. */
const inMemory = new Map<string, string>();
const storage = {
  read: (name: string): string | null =>
    sharedComputer.is() ? (inMemory.get(name) ?? null) : localStorage.getItem(name),
  write(name: string, text: string): void {
    if (sharedComputer.is()) inMemory.set(name, text);
    else localStorage.setItem(name, text);
  },
};

const nameNow = () => `${PREFIX}${currentScope()}`;

const isWaiting = (value: unknown): value is WaitingLoad =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['at'] === 'number' &&
  isRecord(value['values']);

function parse(text: string | null): readonly WaitingLoad[] {
  if (text === null) return NONE;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isWaiting) : NONE;
  } catch {
    return NONE;
  }
}

function textNow(): string | null {
  try {
    return storage.read(nameNow());
  } catch {
    return null;
  }
}

let last: { name: string; text: string | null; rows: readonly WaitingLoad[] } | undefined;
const listeners = new Set<() => void>();

/** What waits for the current customer, the oldest first; the same array until something changes. */
function current(): readonly WaitingLoad[] {
  const name = nameNow();
  const text = textNow();
  if (last?.name !== name || last.text !== text) last = { name, text, rows: parse(text) };
  return last.rows;
}

/** Throws where the browser keeps nothing: whoever typed must know. */
function write(rows: readonly WaitingLoad[]): void {
  storage.write(nameNow(), JSON.stringify(rows));
  listeners.forEach((listener) => listener());
}

/** The loads that wait on this device for the network: kept in order, for the customer that they belong to. */
export const outbox = {
  current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Another tab has added or sent one.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  add: (load: WaitingLoad): void => write([...current().filter(({ key }) => key !== load.key), load]),
  remove: (key: string): void => write(current().filter((load) => load.key !== key)),
  refuse: (key: string, refusal: string): void =>
    write(current().map((load) => (load.key === key ? { ...load, refusal } : load))),
};

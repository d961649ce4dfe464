import { connection } from '@/platform/connection/connection';
import { type AppError, asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { currentScope } from '@/platform/store/scope';
import { type OutboxName, outboxStorage, parseWaiting, placeIn } from './outboxStorage';

/** What was entered without a network, as it will be sent. */
export interface Waiting<Values> {
  /** Sent along every time: the server takes what it knows already for the same entry. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly values: Values;
  /** Why the server did not take it; null while it only waits. */
  readonly refusal: string | null;
}

export interface Sent {
  readonly sent: number;
  readonly refused: number;
  /** What ended it before everything was sent. */
  readonly stopped: AppError | null;
}

type Send<Values> = (entry: Waiting<Values>) => Promise<unknown>;

/** Entries of one kind that wait on this device for the network. */
export interface Outbox<Values> {
  /** What waits for the current customer, the oldest first; the same array until something changes. */
  readonly current: () => readonly Waiting<Values>[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Throws where the browser keeps nothing: the user must know. */
  readonly add: (entry: Waiting<Values>) => void;
  readonly remove: (key: string) => void;
  /** Sends what waits. Called twice it runs once, in this tab and, where the browser can tell, in all of them. */
  readonly send: (one: Send<Values>) => Promise<Sent>;
  /** From here on what waits is sent whenever the network is back, whatever page is open then. */
  readonly keepSending: (one: Send<Values>) => void;
}

/** An entry that the server will not take as it is; after anything else it is sent again. */
const isRefusal = ({ kind }: AppError) => kind === 'validation';

/** An outbox of its own: entries are kept in order, for the customer that they belong to. */
export function createOutbox<Values extends object>(name: OutboxName): Outbox<Values> {
  const place = () => placeIn(name, currentScope());
  const listeners = new Set<() => void>();
  let last: { place: string; text: string | null; entries: readonly Waiting<Values>[] } | undefined;

  const read = (at: string): string | null => {
    try {
      return outboxStorage.read(at);
    } catch {
      return null;
    }
  };
  const current = (): readonly Waiting<Values>[] => {
    const at = place();
    const text = read(at);
    if (last?.place !== at || last.text !== text)
      last = { place: at, text, entries: parseWaiting(text) as readonly Waiting<Values>[] };
    return last.entries;
  };
  const write = (entries: readonly Waiting<Values>[]) => {
    // Nothing is left behind by a queue that is empty again.
    if (entries.length === 0) outboxStorage.drop(place());
    else outboxStorage.write(place(), JSON.stringify(entries));
    listeners.forEach((listener) => listener());
  };
  const remove = (key: string) => write(current().filter((entry) => entry.key !== key));
  const refuse = (key: string, refusal: string) =>
    write(current().map((entry) => (entry.key === key ? { ...entry, refusal } : entry)));

  /** One at a time, in order; the first that does not get through ends the round. */
  const sendAll = async (one: Send<Values>): Promise<Sent> => {
    const scope = currentScope();
    let sent = 0;
    let refused = 0;
    let stopped: AppError | null = null;
    for (const entry of current().filter(({ refusal }) => refusal === null)) {
      // Another tab may have sent it, and another customer's entries are not this one's.
      if (scope !== currentScope()) break;
      if (!current().some(({ key }) => key === entry.key)) continue;
      try {
        await one(entry);
        if (scope !== currentScope()) break;
        remove(entry.key);
        sent += 1;
      } catch (thrown) {
        const error = asAppError(thrown);
        if (!isRefusal(error) || scope !== currentScope()) {
          stopped = error;
          break;
        }
        refuse(entry.key, saidBy(error) ?? '');
        refused += 1;
      }
    }
    return { sent, refused, stopped };
  };

  let running: Promise<Sent> | null = null;
  const send = (one: Send<Values>): Promise<Sent> => {
    const run = async () => {
      const locks = navigator.locks;
      return locks ? locks.request(`ep.${name}`, () => sendAll(one)) : sendAll(one);
    };
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  let watching = false;
  return {
    current,
    subscribe(listener) {
      listeners.add(listener);
      // Another tab has added or sent one.
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    add: (entry) => write([...current().filter(({ key }) => key !== entry.key), entry]),
    remove,
    send,
    keepSending(one) {
      if (watching) return;
      watching = true;
      connection.subscribe(() => {
        const waits = current().some(({ refusal }) => refusal === null);
        if (connection.current().offlineSince === null && waits) void send(one);
      });
    },
  };
}

import type { Fault } from '../state';
import { type CallName, CALLS } from './calls';

/** A call by its name; tests that are generated from descriptors have its path alone. */
export type FaultyCall = CallName | { readonly method: string; readonly path: string };

interface Limits {
  /** How often it happens; always by default. */
  readonly times?: number;
  /** How late the answer comes. */
  readonly delayMs?: number;
}
interface Answer extends Limits {
  readonly status?: number;
}
interface Broken extends Limits {
  readonly body?: unknown;
}

/** The server's way to say that the session stands, and this may not be done in it. */
const NOT_ALLOWED = { error: JSON.stringify({ constantFilter: 'X' }) };

function callsOf(call: FaultyCall): { method: string; path: string }[] {
  if (typeof call !== 'string') return [{ ...call }];
  return [CALLS[call]].flat().map((line) => {
    const [method = '*', path = '*'] = line.split(' ');
    return { method, path };
  });
}

/** What may happen to a call, as verbs; the one that was said last happens first. */
export abstract class FaultVerbs<Done> {
  protected abstract strike(faults: readonly Fault[]): Done;
  /** No more faults at all. */
  abstract recovers(): Done;

  #say(call: FaultyCall, status: number | undefined, body: unknown, { times, delayMs }: Limits): Done {
    return this.strike(
      callsOf(call).map(({ method, path }) => ({
        method,
        path: path.toLowerCase(),
        status,
        body,
        delayMs: delayMs ?? 0,
        times: times ?? Infinity,
      })),
    );
  }

  /** Answers with this body, and with any status: 0 is a connection that breaks. */
  answers(call: FaultyCall, body: unknown, { status = 200, ...limits }: Answer = {}): Done {
    return this.#say(call, status, body, limits);
  }

  /** The server knows what was sent and does not take it. */
  refuses(call: FaultyCall, body: unknown = {}, { status = 400, ...limits }: Answer = {}): Done {
    return this.#say(call, status, body, limits);
  }

  /** The server fails. */
  breaks(call: FaultyCall, { body = {}, ...limits }: Broken = {}): Done {
    return this.#say(call, 500, body, limits);
  }

  /** The session stands, this may not be done in it. */
  forbids(call: FaultyCall, body: unknown = NOT_ALLOWED, limits: Limits = {}): Done {
    return this.#say(call, 401, body, limits);
  }

  /** The session is over. */
  endsSession(call: FaultyCall, { body, ...limits }: Broken = {}): Done {
    return this.#say(call, 401, body, limits);
  }

  /** The connection breaks before an answer. */
  cutsOff(call: FaultyCall, limits: Limits = {}): Done {
    return this.#say(call, 0, undefined, limits);
  }

  /** The true answer comes late. */
  waits(call: FaultyCall, delayMs: number, limits: Pick<Limits, 'times'> = {}): Done {
    return this.#say(call, undefined, undefined, { ...limits, delayMs });
  }

  /** The true answer comes again, whatever was said before. */
  passes(call: FaultyCall): Done {
    return this.#say(call, undefined, undefined, {});
  }
}

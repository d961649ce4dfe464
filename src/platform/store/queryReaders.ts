import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppState } from './appState';
import type { Answer } from './queryAnswer';
import type { createQueryLoad, QueryNames, Turn } from './queryLoad';
import { currentScope } from './scope';
import type { AppDispatch } from './store';
import { selectMarks } from './tags';

/** A request under way: it can be aborted, and resolves with the action that ended it. */
interface Request extends PromiseLike<unknown> {
  readonly abort: () => void;
}

/** One reader of an answer. */
export interface Reader {
  /** Resolves with the action that ended the request it shares; with null where none was needed. */
  readonly ended: Promise<unknown>;
  readonly leave: () => void;
}

/** An answer with readers. */
interface Read {
  readers: number;
  request: Request | null;
}

interface ReadOptions {
  readonly turn?: Turn | undefined;
  /** Asks in any case: what is under way may be from before a write. */
  readonly again?: boolean;
  /** Asks after a failure too, though others read it: what it failed for may be over. */
  readonly resumed?: boolean;
  readonly background?: boolean;
  /** Joins without asking: what is read is being removed. */
  readonly isGoing?: boolean | undefined;
}

/** How long an answer stays once its last reader has left. */
export interface Retention {
  /** Until one of its tags is stale. Otherwise each page that opens asks anew. */
  readonly lasting: boolean;
  /** Not at all: whatever opens it again begins without it. */
  readonly transient: boolean;
}

interface QueryParts<T, Args> extends Pick<QueryNames<Args>, 'keyOf' | 'tagsOf'>, Retention {
  /** Asks in the background where an answer stands already. */
  readonly quiet: boolean;
  readonly load: ReturnType<typeof createQueryLoad<T, Args>>['load'];
  readonly dropped: (key: string) => UnknownAction;
  readonly select: (state: AppState, args: Args) => Answer<T>;
}

/** Who reads which answers of a query, and which requests are under way for them. */
export function createQueryReaders<T, Args>({
  lasting,
  transient,
  quiet,
  keyOf,
  tagsOf,
  load,
  dropped,
  select,
}: QueryParts<T, Args>) {
  const reads = new Map<string, Read>();
  let lastLeft: string | null = null;

  function left(key: string, read: Read, dispatch: AppDispatch): void {
    if (read.readers > 0) return;
    read.request?.abort();
    if (reads.get(key) === read) reads.delete(key);
    if (transient) dispatch(dropped(key));
    if (transient || lasting || lastLeft === key) return;
    if (lastLeft !== null && !reads.has(lastLeft)) dispatch(dropped(lastLeft));
    lastLeft = key;
  }

  /**
   * Joins the readers of an answer, and asks where it is not there, not on its way, or stale. A failure that others
   * still read is shared: a part that is shown once the request has ended, and reads the same, would ask without end.
   */
  function read(
    args: Args,
    { turn, again = false, resumed = false, background = false, isGoing = false }: ReadOptions = {},
  ) {
    return (dispatch: AppDispatch, getState: () => AppState): Reader => {
      const key = keyOf(args);
      const own: Read = reads.get(key) ?? { readers: 0, request: null };
      reads.set(key, own);
      const stands = select(getState(), args);
      const fresh = stands.scope === currentScope() && stands.marks === selectMarks(getState(), tagsOf(args));
      const shared = fresh && own.readers > 0;
      const good = stands.status === 'ready' && (shared || (fresh && lasting));
      const failed = stands.status === 'failed' && shared && !resumed;
      const underWay = own.request !== null && fresh && stands.status === 'loading';
      own.readers += 1;
      if (!isGoing && (again || (!underWay && !good && !failed))) {
        own.request?.abort();
        own.request = dispatch(load({ args, turn, background: background || (quiet && stands.at !== null) }));
      }
      let joined = true;
      return {
        ended: Promise.resolve(own.request),
        leave: () => {
          if (!joined) return;
          joined = false;
          own.readers -= 1;
          // A page that takes the place of another reads on.
          queueMicrotask(() => left(key, own, dispatch));
        },
      };
    };
  }

  return read;
}

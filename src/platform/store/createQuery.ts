import type { AppState } from './appState';
import { keepData } from './keptAnswers';
import { type Answer, IDLE } from './queryAnswer';
import { type Ask, createQueryLoad, type QueryNames } from './queryLoad';
import { createQueryReaders, type Retention } from './queryReaders';
import { createQuerySlice } from './querySlice';
import { currentScope } from './scope';
import { type AppDispatch, injectPart, readPart } from './store';
import type { Tag } from './tags';

interface QueryOptions<T, Args> extends Partial<Retention> {
  /** Shows the last good answer at once on the next visit. On by default. */
  readonly keep?: boolean | (() => boolean);
  /** What its answers are about; a write that makes one of them stale has them requested again. */
  readonly tags?: readonly Tag[] | ((args: Args) => readonly Tag[]);
  /** Asks again in the background: where an answer stands, a failure is not shown over the page. */
  readonly quiet?: boolean;
  /** A minute by default: slow lines and servers get their time; after that the reader may try again. Null waits. */
  readonly timeoutMs?: number | null;
  /** By default arguments are the same where their JSON is. */
  readonly keyOf?: (args: Args) => string;
  /** Takes parts that did not change from the former answer, so that they are not drawn again. */
  readonly merge?: (former: T, next: T) => T;
}

/** Of an answer that goes with its reader: what a typed value asks, rows of a report, what a dialog shows once. */
export const TRANSIENT = { keep: false, transient: true, timeoutMs: null } as const;

/**
 * The answers to one question of the server, by its arguments (plain data): each idle → loading → ready | failed.
 * - Readers of the same arguments share a request and its failure; it is aborted when the last of them leaves.
 * - Answers of an older request or a former customer are ignored.
 * - A failed or aborted refresh leaves the former answer standing.
 * - Of the answers without a reader only the last one stays, for the way back; of a `transient` query none.
 */
export function createQuery<T, Args = void>(
  module: string,
  name: string,
  ask: Ask<T, Args>,
  options: QueryOptions<T, Args> = {},
) {
  const {
    keep = true,
    tags = [],
    lasting = false,
    transient = false,
    quiet = false,
    timeoutMs = 60_000,
    merge,
  } = options;
  const type = `${module}/${name}`;
  const names: QueryNames<Args> = {
    type,
    keyOf: options.keyOf ?? ((args) => JSON.stringify(args ?? null)),
    keptName: (key) => `${type}|${key}`,
    isKept: () => (typeof keep === 'function' ? keep() : keep),
    tagsOf: (args) => (typeof tags === 'function' ? tags(args) : tags),
    timeoutMs,
  };
  const { keyOf, keptName, isKept, tagsOf } = names;
  const actions = createQueryLoad<T, Args>(names, ask);
  const slice = createQuerySlice<T, Args>(names, actions, merge);

  injectPart(module, { reducerPath: name, reducer: slice.reducer });

  const selectAll = (state: AppState) => readPart<Record<string, Answer<T>>>(state, module, name) ?? {};
  const select = (state: AppState, args: Args): Answer<T> => selectAll(state)[keyOf(args)] ?? IDLE;

  const read = createQueryReaders<T, Args>({
    lasting,
    transient,
    quiet,
    keyOf,
    tagsOf,
    load: actions.load,
    dropped: slice.actions.dropped,
    select,
  });

  const change = (key: string, data: T) => (dispatch: AppDispatch, getState: () => AppState) => {
    dispatch(slice.actions.changed({ key, data, at: Date.now(), scope: currentScope() }));
    const { at, scope } = selectAll(getState())[key] ?? IDLE;
    if (isKept() && at !== null) void keepData(scope, keptName(key), { data, at });
  };

  return {
    name: type,
    read,
    /** To be dispatched: asks in any case, and resolves with what stands then. */
    refresh:
      (args: Args, asking: { readonly background?: boolean } = {}) =>
      async (dispatch: AppDispatch, getState: () => AppState): Promise<Answer<T>> => {
        const reader = dispatch(read(args, { ...asking, again: true }));
        await reader.ended;
        const answer = select(getState(), args);
        reader.leave();
        return answer;
      },
    /** A change that the server has taken: shown, and kept, without asking again. */
    changed: (data: T, args: Args) => change(keyOf(args), data),
    /** The same in every answer that stands; `update` returns what it is given where that does not change. */
    changedAll: (update: (data: T) => T) => (dispatch: AppDispatch, getState: () => AppState) => {
      for (const [key, { data, scope }] of Object.entries(selectAll(getState()))) {
        if (data === null || scope !== currentScope()) continue;
        const next = update(data);
        if (next !== data) dispatch(change(key, next));
      }
    },
    /** The server's answer as another call brought it; ignored where no answer to these arguments stands. */
    answered: (data: T, args: Args) =>
      slice.actions.answered({ key: keyOf(args), data, at: Date.now(), scope: currentScope() }),
    keyOf,
    tagsOf,
    select,
    /** Every answer that stands, by the keys of their arguments. */
    selectAll,
  };
}

export type Query<T, Args> = ReturnType<typeof createQuery<T, Args>>;

/** A query as its readers need it. */
export type ReadableQuery<T, Args> = Pick<Query<T, Args>, 'read' | 'select' | 'keyOf' | 'tagsOf'>;

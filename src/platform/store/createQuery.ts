import type { AppState } from './appState';
import { keepData } from './keptAnswers';
import { type Answer, IDLE } from './queryAnswer';
import { createQueryLoad, type QueryNames } from './queryLoad';
import { createQueryReaders } from './queryReaders';
import { createQuerySlice } from './querySlice';
import { currentScope } from './scope';
import { type AppDispatch, injectPart, readPart } from './store';
import type { Tag } from './tags';

interface QueryOptions<Args> {
  /** Shows the last good answer at once on the next visit. On by default. */
  readonly keep?: boolean | (() => boolean);
  /** What its answers are about; a write that makes one of them stale has them requested again. */
  readonly tags?: readonly Tag[] | ((args: Args) => readonly Tag[]);
  /** An answer stands until one of its tags is stale. Otherwise each page that opens asks anew. */
  readonly lasting?: boolean;
}

/**
 * The answers to one question of the server, by its arguments (plain data): each idle → loading → ready | failed.
 * - Readers of the same arguments share a request; it is aborted when the last of them leaves.
 * - Answers of an older request or a former customer are ignored.
 * - A failed or aborted refresh leaves the former answer standing.
 * - Of the answers without a reader only the last one stays, for the way back.
 */
export function createQuery<T, Args = void>(
  module: string,
  name: string,
  ask: (args: Args, signal: AbortSignal) => Promise<T>,
  { keep = true, tags = [], lasting = false }: QueryOptions<Args> = {},
) {
  const type = `${module}/${name}`;
  const names: QueryNames<Args> = {
    type,
    keyOf: (args) => JSON.stringify(args ?? null),
    keptName: (key) => `${type}|${key}`,
    isKept: () => (typeof keep === 'function' ? keep() : keep),
    tagsOf: (args) => (typeof tags === 'function' ? tags(args) : tags),
  };
  const { keyOf, keptName, tagsOf } = names;
  const actions = createQueryLoad<T, Args>(names, ask);
  const slice = createQuerySlice<T, Args>(names, actions);

  injectPart(module, { reducerPath: name, reducer: slice.reducer });

  const select = (state: AppState, args: Args): Answer<T> =>
    readPart<Record<string, Answer<T>>>(state, module, name)?.[keyOf(args)] ?? IDLE;

  const read = createQueryReaders<T, Args>({
    lasting,
    keyOf,
    tagsOf,
    load: actions.load,
    dropped: slice.actions.dropped,
    select,
  });

  return {
    name: type,
    read,
    /** A change that the server has taken: shown, and kept, without asking again. */
    changed: (data: T, args: Args) => (dispatch: AppDispatch, getState: () => AppState) => {
      const key = keyOf(args);
      dispatch(slice.actions.changed({ key, data, at: Date.now(), scope: currentScope() }));
      const { at, scope } = select(getState(), args);
      if (keep && at !== null) void keepData(scope, keptName(key), { data, at });
    },
    keyOf,
    tagsOf,
    select,
  };
}

export type Query<T, Args> = ReturnType<typeof createQuery<T, Args>>;

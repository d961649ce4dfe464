import {
  createAction,
  createAsyncThunk,
  createEntityAdapter,
  createSlice,
  type Draft,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { type AppError, asAppError } from '@/platform/http/appError';
import type { RowVersion } from '@/platform/http/rowVersion';
import type { AppState } from './appState';
import { keepData, readKept } from './keptAnswers';
import { idleItem, idleList, type ItemState, type ListState, type Page, type RowId } from './resourceState';
import { currentScope } from './scope';
import { injectPart, readPart } from './store';
import { invalidate, type Tag } from './tags';
import { mayBeDone } from './writing';

/** The calls of one kind of record. Each takes the signal of its request and answers data or throws an AppError. */
export interface ResourceCalls<Row, Item, Values, Query> {
  list: (query: Query, signal: AbortSignal) => Promise<Row[] | Page<Row>>;
  get?: (id: RowId, signal: AbortSignal) => Promise<Item>;
  /**
   * Creates without id, updates with one, naming the version that was read where the record has one. Answers the saved
   * record where the server sends it.
   */
  save?: (values: Values, id: RowId | null, version?: RowVersion) => Promise<unknown>;
  remove?: (id: RowId) => Promise<unknown>;
}

interface ResourceState<Row, Item> {
  rows: EntityState<Row, RowId>;
  list: ListState;
  item: ItemState<Item>;
  /** Scope of each write under way, by request id: a reset forgets them, and their answers with them. */
  writes: Record<string, string>;
}

/** Whose data are requested, and whose are on the screen when the answer comes: read outside the reducers. */
interface Scoped {
  scope: string;
}

/** Only what has an id can stand in a list; one row without must not cost all the others. */
function rowsWithId<Row extends { id: RowId }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => (row as Partial<Row> | null)?.id !== undefined && row.id !== null);
}

/**
 * Server state of one kind of record: list, item, save, remove, each idle → loading → ready | failed.
 * It remembers request and scope (customer) from the moment of asking and ignores the answers of an older request
 * or a former customer, saves included. A cancelled request changes nothing.
 */
export function createResource<Row extends { id: RowId }, Item extends object, Values, Query = void>(
  module: string,
  name: string,
  calls: ResourceCalls<Row, Item, Values, Query>,
  /** What else a write makes stale, besides these records themselves. */
  invalidates: readonly Tag[] = [],
  /** Whether its last good list stays in the browser and is shown until a newer one comes: for use without a network. */
  isKept: () => boolean = () => false,
) {
  type State = ResourceState<Row, Item>;
  const adapter = createEntityAdapter<Row, RowId>({ selectId: (row) => row.id });
  const initial: State = {
    rows: adapter.getInitialState(),
    list: idleList,
    item: idleItem<Item>(),
    writes: {},
  };
  const type: `${string}/${string}` = `${module}/${name}`;
  /** Records were written: what is known of them, and what depends on them, is requested again. */
  const written = () => invalidate([type, ...invalidates]);
  const present = (): Scoped => ({ scope: currentScope() });
  const scoped = { getPendingMeta: present };

  interface Config {
    rejectValue: AppError;
    pendingMeta: Scoped;
    fulfilledMeta: Scoped;
    rejectedMeta: Scoped;
  }
  const keptName = (query: Query) => `${type}|${JSON.stringify(query ?? null)}`;
  const restored = createAction<{ rows: readonly Row[]; at: number; requestId: string }>(`${type}/restored`);
  const missing = (call: string) => asAppError(new Error(`${type} has no call '${call}'`));

  const load = createAsyncThunk<Page<Row>, Query, Config>(
    `${type}/list`,
    async (query, { dispatch, requestId, signal, fulfillWithValue, rejectWithValue }) => {
      const scope = currentScope();
      if (isKept()) {
        void readKept(scope, keptName(query)).then((kept) => {
          if (kept && Array.isArray(kept.data) && currentScope() === scope)
            dispatch(restored({ rows: rowsWithId(kept.data as Row[]), at: kept.at, requestId }));
        });
      }
      try {
        const answer = await calls.list(query, signal);
        const { rows: all, total } = Array.isArray(answer) ? { rows: answer, total: answer.length } : answer;
        const rows = rowsWithId(all);
        if (isKept() && currentScope() === scope)
          void keepData(scope, keptName(query), { data: rows, at: Date.now() });
        return fulfillWithValue({ rows, total: total - (all.length - rows.length) }, present());
      } catch (thrown) {
        return rejectWithValue(asAppError(thrown), present());
      }
    },
    scoped,
  );
  const loadItem = createAsyncThunk<Item, RowId, Config>(
    `${type}/item`,
    async (id, { signal, fulfillWithValue, rejectWithValue }) => {
      try {
        if (!calls.get) throw missing('get');
        return fulfillWithValue(await calls.get(id, signal), present());
      } catch (thrown) {
        return rejectWithValue(asAppError(thrown), present());
      }
    },
    scoped,
  );
  const save = createAsyncThunk<
    unknown,
    { values: Values; id: RowId | null; version?: RowVersion | undefined },
    Config
  >(
    `${type}/save`,
    async ({ values, id, version }, { dispatch, fulfillWithValue, rejectWithValue }) => {
      try {
        if (!calls.save) throw missing('save');
        const saved = await calls.save(values, id, version);
        dispatch(written());
        return fulfillWithValue(saved, present());
      } catch (thrown) {
        if (mayBeDone(thrown)) dispatch(written());
        return rejectWithValue(asAppError(thrown), present());
      }
    },
    scoped,
  );
  const remove = createAsyncThunk<unknown, RowId, Config>(
    `${type}/remove`,
    async (id, { dispatch, fulfillWithValue, rejectWithValue }) => {
      try {
        if (!calls.remove) throw missing('remove');
        const removed = await calls.remove(id);
        dispatch(written());
        return fulfillWithValue(removed, present());
      } catch (thrown) {
        if (mayBeDone(thrown)) dispatch(written());
        return rejectWithValue(asAppError(thrown), present());
      }
    },
    scoped,
  );

  // An aborted request carries no scope of its own: it is only distinguished by its id.
  const answers = (
    requested: { requestId: string | null; scope: string },
    meta: { requestId: string; scope?: string | undefined },
  ) => requested.requestId === meta.requestId && requested.scope === (meta.scope ?? requested.scope);

  const slice = createSlice({
    name: type,
    initialState: initial,
    reducers: {
      itemClosed: (state) => {
        state.item = idleItem<Item>() as Draft<ItemState<Item>>;
      },
      // For writes that answer what they saved. A row that is not in the list (any more) stays out of it.
      rowChanged: (state, { payload }: PayloadAction<Row>) => {
        if (state.rows.entities[payload.id]) adapter.setOne(state.rows as State['rows'], payload);
      },
    },
    extraReducers: (builder) => {
      builder
        .addCase(load.pending, (state, { meta }) => {
          const before = state.list.status === 'loading' ? state.list.before : state.list.status;
          Object.assign(state.list, {
            status: 'loading',
            before,
            requestId: meta.requestId,
            scope: meta.scope,
          });
        })
        .addCase(restored, (state, { payload }) => {
          const { list } = state;
          // Whatever was read in this visit is newer.
          if (list.requestId !== payload.requestId || list.loadedAt !== null) return;
          adapter.setAll(state.rows as State['rows'], payload.rows);
          Object.assign(list, { total: payload.rows.length, loadedAt: payload.at });
        })
        .addCase(load.fulfilled, (state, { payload, meta }) => {
          if (!answers(state.list, meta)) return;
          adapter.setAll(state.rows as State['rows'], payload.rows);
          Object.assign(state.list, {
            status: 'ready',
            error: null,
            total: payload.total,
            loadedAt: Date.now(),
          });
        })
        .addCase(load.rejected, (state, { payload, meta }) => {
          if (!answers(state.list, meta)) return;
          if (meta.aborted || payload?.kind === 'cancelled') state.list.status = state.list.before;
          else Object.assign(state.list, { status: 'failed', error: payload ?? null });
        })
        .addCase(loadItem.pending, (state, { meta }) => {
          const same = state.item.id === meta.arg;
          state.item = {
            id: meta.arg,
            status: 'loading',
            before: same && state.item.data ? 'ready' : 'idle',
            data: same ? state.item.data : null,
            error: null,
            requestId: meta.requestId,
            scope: meta.scope,
          };
        })
        .addCase(loadItem.fulfilled, (state, { payload, meta }) => {
          if (!answers(state.item, meta)) return;
          state.item.status = 'ready';
          state.item.data = payload as Draft<ItemState<Item>>['data'];
        })
        .addCase(loadItem.rejected, (state, { payload, meta }) => {
          if (!answers(state.item, meta)) return;
          if (meta.aborted || payload?.kind === 'cancelled') state.item.status = state.item.before;
          else Object.assign(state.item, { status: 'failed', error: payload ?? null });
        });
      for (const write of [save, remove]) {
        builder
          .addCase(write.pending, (state, { meta }) => {
            state.writes[meta.requestId] = meta.scope;
          })
          .addCase(write.rejected, (state, { meta }) => {
            delete state.writes[meta.requestId];
          });
      }
      builder
        .addCase(save.fulfilled, (state, { payload, meta }) => {
          const scope = state.writes[meta.requestId];
          delete state.writes[meta.requestId];
          // What a save answers is shown by reloading: the server's answer to a save is often empty or a fragment.
          if (scope !== meta.scope) return;
          if (payload !== null && typeof payload === 'object' && state.item.id === meta.arg.id) {
            state.item.status = 'idle';
          }
        })
        .addCase(remove.fulfilled, (state, { meta }) => {
          const scope = state.writes[meta.requestId];
          delete state.writes[meta.requestId];
          if (scope !== meta.scope) return;
          adapter.removeOne(state.rows as State['rows'], meta.arg);
          state.list.total = Math.max(0, state.list.total - 1);
        });
    },
  });

  injectPart(module, { reducerPath: name, reducer: slice.reducer });

  const select = (state: AppState): State => readPart<State>(state, module, name) ?? initial;
  const { selectAll } = adapter.getSelectors((state: AppState) => select(state).rows);

  return {
    name: type,
    /** For `useLoad`: the list is requested again after each write. */
    tags: [type] as readonly Tag[],
    /** To be dispatched after a write that is none of these calls. */
    written,
    load,
    loadItem,
    save,
    remove,
    itemClosed: slice.actions.itemClosed,
    rowChanged: slice.actions.rowChanged,
    selectRows: selectAll,
    selectList: (state: AppState) => select(state).list,
    selectItem: (state: AppState) => select(state).item,
    selectWriting: (state: AppState) => Object.keys(select(state).writes).length > 0,
  };
}

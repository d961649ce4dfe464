import {
  createSlice,
  type Draft,
  type EntityAdapter,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { idleItem, type ItemState, type ListState, queryKey, type RowId } from './resourceState';
import type { createResourceThunks } from './resourceThunks';

export interface ResourceState<Row, Item> {
  rows: EntityState<Row, RowId>;
  list: ListState;
  item: ItemState<Item>;
  /** Scope of each write under way, by request id: a reset forgets them, and their answers with them. */
  writes: Record<string, string>;
}

// An aborted request carries no scope of its own: it is only distinguished by its id.
const answers = (
  requested: { requestId: string | null; scope: string },
  meta: { requestId: string; scope?: string | undefined },
) => requested.requestId === meta.requestId && requested.scope === (meta.scope ?? requested.scope);

/** The list is requested; what it was stands until the answer comes, and again where that is given up. */
function listRequested(list: ListState, { requestId, scope }: { requestId: string; scope: string }) {
  const before = list.status === 'loading' ? list.before : list.status;
  Object.assign(list, { status: 'loading', before, requestId, scope });
}

type Thunks<Row extends { id: RowId }, Item extends object, Values, Query> = ReturnType<
  typeof createResourceThunks<Row, Item, Values, Query>
>;

/** What the answers of a resource's calls do to its state. */
export function createResourceSlice<Row extends { id: RowId }, Item extends object, Values, Query>(
  type: string,
  initial: ResourceState<Row, Item>,
  adapter: EntityAdapter<Row, RowId>,
  { load, loadItem, save, remove, restored }: Thunks<Row, Item, Values, Query>,
) {
  type State = ResourceState<Row, Item>;
  return createSlice({
    name: type,
    initialState: initial,
    reducers: {
      itemClosed: (state) => {
        state.item = idleItem<Item>() as Draft<ItemState<Item>>;
      },
      /** Rows as they are now. One that is not in the list (any more) stays out of it. */
      shown: (state, { payload }: PayloadAction<readonly Row[]>) => {
        adapter.setMany(
          state.rows as State['rows'],
          payload.filter(({ id }) => state.rows.entities[id]),
        );
      },
    },
    extraReducers: (builder) => {
      builder
        .addCase(load.pending, (state, { meta }) => listRequested(state.list, meta))
        .addCase(restored, (state, { payload }) => {
          const { list } = state;
          // Whatever was read in this visit is newer.
          if (list.requestId !== payload.requestId || list.loadedAt !== null) return;
          adapter.setAll(state.rows, payload.rows);
          Object.assign(list, {
            total: payload.rows.length,
            loadedAt: payload.at,
            answered: queryKey(payload.query),
          });
        })
        .addCase(load.fulfilled, (state, { payload, meta }) => {
          if (!answers(state.list, meta)) return;
          adapter.setAll(state.rows, payload.rows);
          Object.assign(state.list, {
            status: 'ready',
            error: null,
            total: payload.total,
            loadedAt: Date.now(),
            answered: queryKey(meta.arg),
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
          adapter.removeOne(state.rows, meta.arg);
          state.list.total = Math.max(0, state.list.total - 1);
        });
    },
  });
}

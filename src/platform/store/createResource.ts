import { createEntityAdapter } from '@reduxjs/toolkit';
import type { AppState } from './appState';
import { createResourceSlice, type ResourceState } from './resourceSlice';
import { idleItem, idleList, type RowId } from './resourceState';
import { createRowChanges } from './rowChanges';
import { createResourceThunks, type ResourceCalls } from './resourceThunks';
import { injectPart, readPart } from './store';
import { invalidate, type Tag } from './tags';

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
  const thunks = createResourceThunks(type, calls, written, isKept);
  const slice = createResourceSlice<Row, Item, Values, Query>(type, initial, adapter, thunks);

  injectPart(module, { reducerPath: name, reducer: slice.reducer });

  const select = (state: AppState): State => readPart<State>(state, module, name) ?? initial;
  const { selectAll: selectRows } = adapter.getSelectors((state: AppState) => select(state).rows);
  const selectList = (state: AppState) => select(state).list;

  return {
    name: type,
    /** For `useLoad`: the list is requested again after each write. */
    tags: [type],
    /** To be dispatched after a write that is none of these calls. */
    written,
    ...thunks,
    ...createRowChanges({ shown: slice.actions.shown, written, selectRows, selectList }),
    itemClosed: slice.actions.itemClosed,
    selectRows,
    selectList,
    selectItem: (state: AppState) => select(state).item,
    selectWriting: (state: AppState) => Object.keys(select(state).writes).length > 0,
  };
}

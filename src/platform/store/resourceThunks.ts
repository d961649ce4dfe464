import { createAction, createAsyncThunk } from '@reduxjs/toolkit';
import { type AppError, asAppError } from '@/platform/http/appError';
import type { RowVersion } from '@/platform/http/rowVersion';
import { keepData, readKept } from './keptAnswers';
import type { Page, RowId } from './resourceState';
import { currentScope } from './scope';
import type { invalidate } from './tags';
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

/** Whose data are requested, and whose are on the screen when the answer comes: read outside the reducers. */
interface Scoped {
  scope: string;
}

interface Config {
  rejectValue: AppError;
  pendingMeta: Scoped;
  fulfilledMeta: Scoped;
  rejectedMeta: Scoped;
}

const present = (): Scoped => ({ scope: currentScope() });
const scoped = { getPendingMeta: present };

/** Only what has an id can stand in a list; one row without must not cost all the others. */
function rowsWithId<Row extends { id: RowId }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row?.id !== undefined && row.id !== null);
}

/** The calls of a resource as actions; each names the scope (customer) of its request, and that of its answer. */
export function createResourceThunks<Row extends { id: RowId }, Item extends object, Values, Query>(
  type: string,
  calls: ResourceCalls<Row, Item, Values, Query>,
  /** Says that records were written. */
  written: () => ReturnType<typeof invalidate>,
  /** Whether the last good list stays in the browser. */
  isKept: () => boolean,
) {
  const keptName = (query: Query) => `${type}|${JSON.stringify(query ?? null)}`;
  const restored = createAction<{ rows: readonly Row[]; at: number; requestId: string; query: Query }>(
    `${type}/restored`,
  );
  const missing = (call: string) => asAppError(new Error(`${type} has no call '${call}'`));

  const load = createAsyncThunk<Page<Row>, Query, Config>(
    `${type}/list`,
    async (query, { dispatch, requestId, signal, fulfillWithValue, rejectWithValue }) => {
      const scope = currentScope();
      if (isKept()) {
        void readKept(scope, keptName(query)).then((kept) => {
          if (kept && Array.isArray(kept.data) && currentScope() === scope)
            dispatch(restored({ rows: rowsWithId(kept.data), at: kept.at, requestId, query }));
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
  return { load, loadItem, save, remove, restored };
}

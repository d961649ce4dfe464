import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AppError, asAppError } from '@/platform/http/appError';
import type { AppState } from '@/platform/store/appState';
import type { LoadStatus } from '@/platform/store/resourceState';
import { injectPart, readPart } from '@/platform/store/store';
import type { AssistDocument } from './assistWire';
import { type AssistPeriod, assistService } from './assistService';
import { type DeskRow, keepUnchanged, rowOf, rowsOf } from './rules/deskRows';
import type { TabSlug } from './rules/deskTabs';

/** A row that somebody else took before us: it stays where it stood and says who has it now. */
export interface LostRow {
  readonly tab: TabSlug;
  readonly name: string;
}

interface DeskState {
  rows: readonly DeskRow[];
  status: LoadStatus;
  /** What the status returns to when the request is cancelled. */
  before: LoadStatus;
  error: AppError | null;
  /** Time of the last good answer, milliseconds. */
  loadedAt: number | null;
  /** The last requested list; an action that answers the groups makes what is under way outdated. */
  requestId: string | null;
  /** The period of the rows in view, as it was requested; null before the first time. */
  period: AssistPeriod | null;
  lost: Record<number, LostRow>;
  /** The document opened last: the list comes back to it. */
  opened: number | null;
}

const PART = 'desk';
const initialState: DeskState = {
  rows: [],
  status: 'idle',
  before: 'idle',
  error: null,
  loadedAt: null,
  requestId: null,
  period: null,
  lost: {},
  opened: null,
};

const selectDesk = (state: AppState): DeskState => readPart<DeskState>(state, 'assist', PART) ?? initialState;
const isSame = (a: AssistPeriod | null, b: AssistPeriod) =>
  a?.initialDate === b.initialDate && a.finalDate === b.finalDate;

interface Config {
  state: AppState;
  rejectValue: AppError;
}

/** Loads the desk. `silent`: it refreshes by itself, and nothing is said over the page when that fails. */
export const loadDesk = createAsyncThunk<
  readonly DeskRow[],
  { period: AssistPeriod; silent?: boolean },
  Config
>('assist/load', async ({ period, silent = false }, { signal, getState, rejectWithValue }) => {
  try {
    const answer = await assistService.list(period, { signal, silent });
    return keepUnchanged(selectDesk(getState()).rows, rowsOf(answer));
  } catch (thrown) {
    return rejectWithValue(asAppError(thrown));
  }
});

export type DeskAction = 'start' | 'activate' | 'inactivate' | 'reprocess';

/** What is done with a row; the answer is the desk as it is now. */
export const actOnRow = createAsyncThunk<
  readonly DeskRow[],
  { action: DeskAction; id: number; assistantUserId: number; period: AssistPeriod },
  Config
>('assist/act', async ({ action, ...call }, { getState, rejectWithValue }) => {
  try {
    return keepUnchanged(selectDesk(getState()).rows, rowsOf(await assistService[action](call)));
  } catch (thrown) {
    return rejectWithValue(asAppError(thrown));
  }
});

const slice = createSlice({
  name: `assist/${PART}`,
  initialState,
  reducers: {
    /** For the calls that answer one document: finishing, failing, cancelling, a message. */
    documentChanged: (state, { payload }: PayloadAction<AssistDocument>) => {
      const at = state.rows.findIndex(({ id }) => id === payload.id);
      if (at >= 0) state.rows = state.rows.with(at, rowOf(payload, state.rows[at]?.group));
    },
    rowLost: (state, { payload }: PayloadAction<LostRow & { id: number }>) => {
      const { id, ...lost } = payload;
      state.lost[id] = lost;
    },
    lostForgotten: (state) => {
      // The same object as long as there is nothing to forget: columns are made from it.
      if (Object.keys(state.lost).length > 0) state.lost = {};
    },
    documentOpened: (state, { payload }: PayloadAction<number>) => {
      state.opened = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadDesk.pending, (state, { meta }) => {
        state.before = state.status === 'loading' ? state.before : state.status;
        state.status = 'loading';
        state.requestId = meta.requestId;
        state.period = meta.arg.period;
      })
      .addCase(loadDesk.fulfilled, (state, { payload, meta }) => {
        if (state.requestId !== meta.requestId) return;
        Object.assign(state, { rows: payload, status: 'ready', error: null, loadedAt: Date.now() });
      })
      .addCase(loadDesk.rejected, (state, { payload, meta }) => {
        if (state.requestId !== meta.requestId) return;
        if (meta.aborted || payload?.kind === 'cancelled') state.status = state.before;
        else Object.assign(state, { status: 'failed', error: payload ?? null });
      })
      .addCase(actOnRow.fulfilled, (state, { payload, meta }) => {
        // The groups of a period that is no longer in view, or of a former customer's desk.
        if (!isSame(state.period, meta.arg.period)) return;
        Object.assign(state, {
          rows: payload,
          status: 'ready',
          error: null,
          loadedAt: Date.now(),
          requestId: null,
        });
      });
  },
});

injectPart('assist', { reducerPath: PART, reducer: slice.reducer });

/** @public */
export const { documentChanged } = slice.actions;
export const { documentOpened, rowLost, lostForgotten } = slice.actions;

export const selectDeskState = selectDesk;
/**
 * A document as the desk has it; undefined when the period in view does not hold it.
 * @public
 */
export const selectDeskRow = (id: number) => (state: AppState) =>
  selectDesk(state).rows.find((row) => row.id === id);

import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asAppError } from '@/platform/http/appError';
import type { AppState } from '@/platform/store/appState';
import { createQuery } from '@/platform/store/createQuery';
import { IDLE } from '@/platform/store/queryAnswer';
import { currentScope } from '@/platform/store/scope';
import { type AppDispatch, injectPart, readPart } from '@/platform/store/store';
import type { AssistDocument } from './assistWire';
import { type AssistPeriod, assistService } from './assistService';
import { type DeskRow, keepUnchanged, rowOf, rowsOf } from './rules/deskRows';
import type { TabSlug } from './rules/deskTabs';

/** The documents of a period, as the desk shows them. */
export const deskRows = createQuery<readonly DeskRow[], AssistPeriod>(
  'assist',
  'deskRows',
  async (period, signal, { background }) =>
    rowsOf(await assistService.list(period, { signal, silent: background })),
  { keep: false, timeoutMs: null, merge: keepUnchanged },
);

/** A row that somebody else took before us: it stays where it stood and says who has it now. */
export interface LostRow {
  readonly tab: TabSlug;
  readonly name: string;
}

interface DeskView {
  /** The period in view; null before the first time. */
  period: AssistPeriod | null;
  lost: Record<number, LostRow>;
  /** The document opened last: the list comes back to it. */
  opened: number | null;
}

const PART = 'desk';
const initialState: DeskView = { period: null, lost: {}, opened: null };

const slice = createSlice({
  name: `assist/${PART}`,
  initialState,
  reducers: {
    periodShown: (state, { payload }: PayloadAction<AssistPeriod>) => {
      state.period = payload;
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
});

injectPart('assist', { reducerPath: PART, reducer: slice.reducer });

export const { periodShown, documentOpened, rowLost, lostForgotten } = slice.actions;

const NO_ROWS: readonly DeskRow[] = [];
const selectView = (state: AppState): DeskView => readPart<DeskView>(state, 'assist', PART) ?? initialState;
const selectAnswer = (state: AppState) => {
  const { period } = selectView(state);
  return period === null ? IDLE : deskRows.select(state, period);
};

/** The desk of the period in view. */
export const selectDeskState = createSelector([selectView, selectAnswer], (view, answer) => ({
  ...view,
  rows: answer.data ?? NO_ROWS,
  status: answer.status,
  error: answer.error,
  /** Of the last good answer, milliseconds. */
  loadedAt: answer.at,
}));

/**
 * A document as the desk has it; undefined when the period in view does not hold it.
 * @public
 */
export const selectDeskRow = (id: number) => (state: AppState) =>
  selectDeskState(state).rows.find((row) => row.id === id);

/** Loads the desk. `silent`: it refreshes by itself, and nothing is said over the page when that fails. */
export const loadDesk =
  ({ period, silent = false }: { readonly period: AssistPeriod; readonly silent?: boolean }) =>
  (dispatch: AppDispatch) => {
    dispatch(periodShown(period));
    return dispatch(deskRows.refresh(period, { background: silent }));
  };

export type DeskAction = 'start' | 'activate' | 'inactivate' | 'reprocess';

interface RowCall {
  readonly action: DeskAction;
  readonly id: number;
  readonly assistantUserId: number;
  readonly period: AssistPeriod;
}

/** What is done with a row; the answer is the desk as it is now. Throws an AppError where that fails. */
export const actOnRow =
  ({ action, ...call }: RowCall) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const scope = currentScope();
    try {
      const rows = rowsOf(await assistService[action](call));
      if (currentScope() === scope) dispatch(deskRows.answered(rows, call.period));
    } catch (thrown) {
      throw asAppError(thrown);
    }
  };

/**
 * For the calls that answer one document: finishing, failing, cancelling, a message.
 * @public
 */
export const documentChanged = (document: AssistDocument) =>
  deskRows.changedAll((rows) => {
    const at = rows.findIndex(({ id }) => id === document.id);
    return at < 0 ? rows : rows.with(at, rowOf(document, rows[at]?.group));
  });

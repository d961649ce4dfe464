import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import type { AppState } from './appState';
import type { ListState, RowId } from './resourceState';
import { currentScope } from './scope';
import type { AppDispatch } from './store';
import type { invalidate } from './tags';
import { mayBeDone } from './writing';

interface RowParts<Row> {
  readonly shown: ActionCreatorWithPayload<readonly Row[]>;
  readonly written: () => ReturnType<typeof invalidate>;
  readonly selectRows: (state: AppState) => readonly Row[];
  readonly selectList: (state: AppState) => ListState;
}

/** What a write's answer says of the list: a row as it is now; null, that the records are to be requested again. */
type RowOf<Answer, Row> = (answer: Answer, rows: readonly Row[]) => Row | null | undefined;

/** Changes of listed rows that are shown without asking for the list again. */
export function createRowChanges<Row extends { id: RowId }>(parts: RowParts<Row>) {
  const { shown, written, selectRows, selectList } = parts;

  /**
   * To be dispatched: makes a write whose answer says what became of a row, and shows that row; a row that is not in
   * the list (any more) stays out of it. Nothing is shown to a later customer. Answers and throws as the call does.
   */
  const writing =
    <Answer>(write: () => Promise<Answer>, rowOf: RowOf<Answer, Row>) =>
    async (dispatch: AppDispatch, getState: () => AppState): Promise<Answer> => {
      const scope = currentScope();
      try {
        const answer = await write();
        if (currentScope() !== scope) return answer;
        const row = rowOf(answer, selectRows(getState()));
        if (row) dispatch(shown([row]));
        else if (row === null) dispatch(written());
        return answer;
      } catch (thrown) {
        if (mayBeDone(thrown)) dispatch(written());
        throw thrown;
      }
    };

  /**
   * To be dispatched: asks in the background how the listed rows are now. Only rows that differ change; a list that was
   * read meanwhile, after a change or for another customer, is the newer one. Where no answer comes, `asOfNow` judges
   * the rows that are there. What was never listed, or is being listed, has its own answer to come.
   */
  const poll =
    (
      ask: () => Promise<readonly Row[]>,
      signal: AbortSignal,
      asOfNow: (rows: readonly Row[]) => readonly Row[],
    ) =>
    async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
      const { status, requestId } = selectList(getState());
      if (status !== 'ready') return;
      const answer = await ask().catch(() => null);
      if (signal.aborted || selectList(getState()).requestId !== requestId) return;
      const listed = selectRows(getState());
      const before = new Map(listed.map((row) => [row.id, JSON.stringify(row)]));
      const rows = answer ?? asOfNow(listed);
      dispatch(shown(rows.filter((row) => before.get(row.id) !== JSON.stringify(row))));
    };

  return { writing, poll };
}

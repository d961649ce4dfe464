import type { AppState } from './appState';
import type { Query } from './createQuery';
import type { Page, RowId } from './resourceState';
import { currentScope } from './scope';
import type { AppDispatch } from './store';
import { invalidate, type Tag } from './tags';
import { mayBeDone } from './writing';

/** What a write's answer says of the list: a row as it is now; null, that the records are to be requested again. */
type RowOf<Answer, Row> = (answer: Answer, rows: readonly Row[]) => Row | null | undefined;

/** The rows as they are now, where they stand. One that is not in the list (any more) stays out of it. */
function withRows<Row extends { id: RowId }>(page: Page<Row>, changed: readonly Row[]): Page<Row> {
  const byId = new Map(changed.map((row) => [row.id, row]));
  const isListed = page.rows.some(({ id }) => byId.has(id));
  return isListed ? { ...page, rows: page.rows.map((row) => byId.get(row.id) ?? row) } : page;
}

/** The page once a record is removed; the very page where it is not listed. */
export function pageWithout<Row extends { id: RowId }>(page: Page<Row>, id: RowId): Page<Row> {
  const rows = page.rows.filter((row) => row.id !== id);
  return rows.length === page.rows.length ? page : { rows, total: page.total - 1 };
}

/** Changes of listed rows that are shown without asking for the list again. */
export function createRowChanges<Row extends { id: RowId }, Args>(
  list: Query<Page<Row>, Args>,
  stale: readonly Tag[],
) {
  const answers = (state: AppState) => Object.values(list.selectAll(state));
  const listed = (state: AppState) => answers(state).flatMap(({ data }) => data?.rows ?? []);
  const isBeingRead = (state: AppState) => answers(state).some(({ status }) => status === 'loading');

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
        const row = rowOf(answer, listed(getState()));
        // What is on its way may lack this write, and may be there for the sake of another one.
        const again = row === null || (row !== undefined && isBeingRead(getState()));
        if (row) dispatch(list.changedAll((page) => withRows(page, [row])));
        if (again) dispatch(invalidate(stale));
        return answer;
      } catch (thrown) {
        if (mayBeDone(thrown)) dispatch(invalidate(stale));
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
      args: Args,
      ask: () => Promise<readonly Row[]>,
      signal: AbortSignal,
      asOfNow: (rows: readonly Row[]) => readonly Row[],
    ) =>
    async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
      const before = list.select(getState(), args);
      if (before.status !== 'ready') return;
      const answer = await ask().catch(() => null);
      const { status, data } = list.select(getState(), args);
      if (signal.aborted || status !== 'ready' || !data || data !== before.data) return;
      const former = new Map(data.rows.map((row) => [row.id, JSON.stringify(row)]));
      const rows = (answer ?? asOfNow(data.rows)).filter((row) => former.get(row.id) !== JSON.stringify(row));
      const next = withRows(data, rows);
      if (next !== data) dispatch(list.changed(next, args));
    };

  return { writing, poll };
}

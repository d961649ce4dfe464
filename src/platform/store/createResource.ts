import { asAppError } from '@/platform/http/appError';
import type { RowVersion } from '@/platform/http/rowVersion';
import { createQuery } from './createQuery';
import type { AskOptions } from './queryLoad';
import type { Page, RowId } from './resourceState';
import { createRowChanges, pageWithout } from './rowChanges';
import { currentScope } from './scope';
import type { AppDispatch } from './store';
import { invalidate, type Tag } from './tags';
import { writing } from './writing';

/** The calls of one kind of record. Each takes the signal of its request and answers data or throws an AppError. */
export interface ResourceCalls<Row, Item, Values, Query> {
  list: (query: Query, signal: AbortSignal, asking: AskOptions) => Promise<Row[] | Page<Row>>;
  get?: (id: RowId, signal: AbortSignal) => Promise<Item>;
  /**
   * Creates without id, updates with one, naming the version that was read where the record has one. Answers the saved
   * record where the server sends it.
   */
  save?: (values: Values, id: RowId | null, version?: RowVersion) => Promise<unknown>;
  remove?: (id: RowId) => Promise<unknown>;
}

interface ResourceOptions {
  /** What else a write makes stale, besides these records themselves. */
  readonly invalidates?: readonly Tag[];
  /** What else makes the list stale. */
  readonly listTags?: readonly Tag[];
  /** What makes an open record stale; by default a write of these records. */
  readonly itemTags?: readonly Tag[];
  /** Whether its last good list stays in the browser and is shown until a newer one comes: for use without a network. */
  readonly keep?: () => boolean;
  /** The list is requested again in the background. */
  readonly quiet?: boolean;
}

export interface SaveArgs<Values> {
  readonly values: Values;
  readonly id: RowId | null;
  readonly version?: RowVersion | undefined;
}

/** Only what has an id can stand in a list; one row without must not cost all the others. */
function pageOf<Row extends { id: RowId }>(answer: Row[] | Page<Row>): Page<Row> {
  const { rows: all, total } = Array.isArray(answer) ? { rows: answer, total: answer.length } : answer;
  const rows = all.filter((row) => row?.id !== undefined && row.id !== null);
  return { rows, total: total - (all.length - rows.length) };
}

/**
 * One kind of record: the queries of its list and of a single one, and its writes, each of which makes them stale.
 * A record begins anew each time it is opened: another may have changed it.
 */
export function createResource<Row extends { id: RowId }, Item extends object, Values, Query = void>(
  module: string,
  name: string,
  calls: ResourceCalls<Row, Item, Values, Query>,
  { invalidates = [], listTags = [], itemTags, keep = () => false, quiet = false }: ResourceOptions = {},
) {
  const type: `${string}/${string}` = `${module}/${name}`;
  const stale: readonly Tag[] = [type, ...invalidates];
  const missing = (call: string) => asAppError(new Error(`${type} has no call '${call}'`));

  const list = createQuery<Page<Row>, Query>(
    module,
    `${name}.list`,
    async (query, signal, asking) => pageOf(await calls.list(query, signal, asking)),
    { keep, quiet, timeoutMs: null, tags: [type, ...listTags] },
  );
  const item = createQuery<Item, RowId>(
    module,
    `${name}.item`,
    async (id, signal) => {
      if (!calls.get) throw missing('get');
      return calls.get(id, signal);
    },
    { keep: false, transient: true, timeoutMs: null, tags: itemTags ?? [type], keyOf: String },
  );

  const writingRecords = <T>(write: () => Promise<T>) =>
    writing(stale, () =>
      write().catch((thrown: unknown) => {
        throw asAppError(thrown);
      }),
    );

  /** To be dispatched: saves a record. Throws an AppError where that fails. */
  const save = ({ values, id, version }: SaveArgs<Values>) =>
    writingRecords(async () => {
      if (!calls.save) throw missing('save');
      return calls.save(values, id, version);
    });

  /** To be dispatched: removes a record; its row is gone before the list is requested again. */
  const remove = (id: RowId) => (dispatch: AppDispatch) => {
    const scope = currentScope();
    const write = async () => {
      if (!calls.remove) throw missing('remove');
      const answer = await calls.remove(id);
      if (currentScope() === scope) dispatch(list.changedAll((page) => pageWithout(page, id)));
      return answer;
    };
    return dispatch(writingRecords(write));
  };

  return {
    name: type,
    list,
    item,
    save,
    remove,
    /** Of its records. */
    tags: [type],
    /** To be dispatched after a write that is none of these calls. */
    written: () => invalidate(stale),
    ...createRowChanges(list, stale),
  };
}

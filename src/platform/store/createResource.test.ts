import { beforeEach, describe, expect, it } from 'vitest';
import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '@/platform/http/appError';
import { createResource } from './createResource';
import { configureKeptData, type Kept } from './keptAnswers';
import { configureScope } from './scope';
import { createAppStore } from './store';

interface Row {
  id: number;
  name: string;
}

interface Pending<T> {
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

const USUAL = { search: '' };
const customerChanged = createAction('test/customerChanged');
let counter = 0;

/** A resource whose calls are answered by hand, in the order the test wants. */
function setUp() {
  let scope = 'customer-1';
  const store = createAppStore({ isReset: customerChanged.match, keep: [] }, []);
  // As in the application, where the scope is read from the store: no reducer may ask for it.
  configureScope(() => {
    store.getState();
    return scope;
  });
  const calls: Pending<Row[]>[] = [];
  const writes: Pending<unknown>[] = [];
  counter += 1;
  const resource = createResource<Row, Row, { name: string }, { search: string }>('test', `rows${counter}`, {
    list: () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
    save: () => new Promise((resolve, reject) => writes.push({ resolve, reject })),
    remove: () => new Promise((resolve, reject) => writes.push({ resolve, reject })),
  });
  const answer = () => resource.list.select(store.getState(), USUAL);
  return {
    store,
    calls,
    writes,
    resource,
    names: () => answer().data?.rows.map(({ name }) => name) ?? [],
    answer,
    /** The list is read, and answered with these rows. */
    listed: async (rows: Row[]) => {
      const loaded = store.dispatch(resource.list.refresh(USUAL));
      calls.at(-1)?.resolve(rows);
      await loaded;
    },
    changeCustomer: () => {
      scope = 'customer-2';
      store.dispatch(customerChanged());
    },
  };
}

let t: ReturnType<typeof setUp>;
beforeEach(() => {
  t = setUp();
});

describe('a list', () => {
  it('goes from idle over loading to ready', async () => {
    expect(t.answer().status).toBe('idle');
    const done = t.store.dispatch(t.resource.list.refresh(USUAL));
    expect(t.answer().status).toBe('loading');
    t.calls[0]?.resolve([
      { id: 2, name: 'B' },
      { id: 1, name: 'A' },
    ]);
    expect(await done).toMatchObject({ status: 'ready', data: { total: 2 } });
    expect(t.names()).toEqual(['B', 'A']);
  });

  it('loses nothing over a row without an id', async () => {
    await t.listed([{ name: 'x' } as Row, { id: 1, name: 'a' }, null as unknown as Row]);
    expect(t.answer()).toMatchObject({ status: 'ready', data: { total: 1 } });
    expect(t.names()).toEqual(['a']);
  });

  it('shows the answer of the newest request, whichever comes first', async () => {
    const first = t.store.dispatch(t.resource.list.refresh(USUAL));
    const second = t.store.dispatch(t.resource.list.refresh(USUAL));
    t.calls[1]?.resolve([{ id: 2, name: 'new' }]);
    await second;
    t.calls[0]?.resolve([{ id: 1, name: 'old' }]);
    await first;
    expect(t.names()).toEqual(['new']);
  });

  it('drops the answer of a former customer', async () => {
    const loading = t.store.dispatch(t.resource.list.refresh(USUAL));
    t.changeCustomer();
    t.calls[0]?.resolve([{ id: 1, name: 'of customer 1' }]);
    await loading;
    expect(t.names()).toEqual([]);
    expect(t.answer().status).toBe('idle');
  });

  it('keeps what stands when a reload is aborted', async () => {
    await t.listed([{ id: 1, name: 'A' }]);
    const reader = t.store.dispatch(t.resource.list.read(USUAL, { again: true }));
    expect(t.answer().status).toBe('loading');
    reader.leave();
    await reader.ended;
    expect(t.answer()).toMatchObject({ status: 'ready', error: null });
    expect(t.names()).toEqual(['A']);
  });

  it('that a write brought stands as an answer when its first request is aborted', async () => {
    t.store.dispatch(t.resource.list.changed({ rows: [{ id: 1, name: 'A' }], total: 1 }, USUAL));
    const reader = t.store.dispatch(t.resource.list.read(USUAL, { again: true }));
    reader.leave();
    await reader.ended;
    expect(t.answer()).toMatchObject({ status: 'ready', kept: false });
    expect(t.names()).toEqual(['A']);
  });

  it('keeps the rows and holds the error when a reload fails', async () => {
    await t.listed([{ id: 1, name: 'A' }]);
    const again = t.store.dispatch(t.resource.list.refresh(USUAL));
    t.calls[1]?.reject({ kind: 'server', status: 500, messages: [] });
    expect(await again).toMatchObject({
      status: 'failed',
      error: { kind: 'server', status: 500, messages: [] },
    });
    expect(t.names()).toEqual(['A']);
  });
});

it('shows the list of an earlier visit where none comes, and no former one over what came', async () => {
  const kept = new Map<string, Kept<unknown>>();
  configureKeptData({
    get: (key) => Promise.resolve(kept.get(key)),
    set: (key, one) => Promise.resolve(void kept.set(key, one)),
  });
  const offline = async (): Promise<Row[]> => {
    throw { kind: 'offline' };
  };
  const visit = (name: string, list: () => Promise<Row[]>) =>
    createResource<Row, Row, never>('test', name, { list }, { keep: () => true });
  counter += 1;
  const name = `kept${counter}`;
  const resource = visit(name, () => Promise.resolve([{ id: 1, name: 'A' }]));
  await t.store.dispatch(resource.list.refresh());
  await expect.poll(() => kept.size).toBe(1);
  // A later visit begins with an empty store.
  const later = createAppStore({ isReset: customerChanged.match, keep: [] }, []);
  const again = visit(name, offline);
  await later.dispatch(again.list.refresh());
  await expect.poll(() => again.list.select(later.getState()).data?.rows).toEqual([{ id: 1, name: 'A' }]);
  expect(again.list.select(later.getState())).toMatchObject({ status: 'failed', error: { kind: 'offline' } });
  configureKeptData();
});

describe('a write', () => {
  it('removes the row that the server removed, unless the customer changed meanwhile', async () => {
    await t.listed([
      { id: 1, name: 'A' },
      { id: 2, name: 'B' },
    ]);
    const removed = t.store.dispatch(t.resource.remove(1));
    t.writes[0]?.resolve(true);
    await removed;
    expect(t.names()).toEqual(['B']);

    const late = t.store.dispatch(t.resource.remove(2));
    t.changeCustomer();
    await t.listed([{ id: 2, name: 'of customer 2' }]);
    t.writes[1]?.resolve(true);
    await late;
    expect(t.names()).toEqual(['of customer 2']);
  });
});

describe('a write that answers what a row is now', () => {
  const listed = () =>
    t.listed([
      { id: 1, name: 'one' },
      { id: 2, name: 'two' },
    ]);
  const marks = () => t.store.getState().tags[t.resource.name] ?? 0;
  const same = (row: Row | null) => row;

  it('shows the row, and one that is not in the list stays out of it', async () => {
    await listed();
    await t.store.dispatch(t.resource.writing(() => Promise.resolve({ id: 1, name: 'uno' }), same));
    await t.store.dispatch(t.resource.writing(() => Promise.resolve({ id: 3, name: 'tres' }), same));
    expect(t.names()).toEqual(['uno', 'two']);
    expect(marks()).toBe(0);
  });

  it('has the list requested again where it is being read: that answer may lack the row', async () => {
    await listed();
    const reader = t.store.dispatch(t.resource.list.read(USUAL, { again: true }));
    await t.store.dispatch(t.resource.writing(() => Promise.resolve({ id: 1, name: 'uno' }), same));
    expect([t.names(), marks()]).toEqual([['uno', 'two'], 1]);
    t.calls.at(-1)?.resolve([{ id: 1, name: 'one' }]);
    await reader.ended;
    expect(t.names()).toEqual(['uno', 'two']);
  });

  it('has the list requested again where it answers no row', async () => {
    await listed();
    expect(await t.store.dispatch(t.resource.writing(() => Promise.resolve(null), same))).toBe(null);
    expect([t.names(), marks()]).toEqual([['one', 'two'], 1]);
  });

  it('shows nothing to a later customer', async () => {
    let answer: (row: Row) => void = () => undefined;
    const written = t.store.dispatch(
      t.resource.writing(() => new Promise<Row>((resolve) => (answer = resolve)), same),
    );
    t.changeCustomer();
    await t.listed([{ id: 1, name: 'of customer 2' }]);
    answer({ id: 1, name: 'of customer 1' });
    await written;
    expect(t.names()).toEqual(['of customer 2']);
  });

  it('that is refused changes nothing; one whose answer cannot be read may be done', async () => {
    await listed();
    const refused: AppError = { kind: 'forbidden', status: 403 };
    const write = async () => {
      throw refused;
    };
    await expect(t.store.dispatch(t.resource.writing(write, same))).rejects.toBe(refused);
    expect(marks()).toBe(0);
    const unread = t.resource.writing(() => Promise.reject(new Error('unreadable')), same);
    await expect(t.store.dispatch(unread)).rejects.toThrow('unreadable');
    expect(marks()).toBe(1);
  });
});

describe('a record', () => {
  const single = () => {
    counter += 1;
    const opened: unknown[] = [];
    const resource = createResource<Row, Row, never>('test', `records${counter}`, {
      list: async () => [],
      get: async (id) => {
        opened.push(id);
        return { id: Number(id), name: `record ${opened.length}` };
      },
    });
    return { resource, opened, name: () => resource.item.select(t.store.getState(), 7).data?.name };
  };

  it('goes with its last reader: opened again it begins without what it was', async () => {
    const { resource, opened, name } = single();
    const first = t.store.dispatch(resource.item.read(7));
    const second = t.store.dispatch(resource.item.read('7'));
    await first.ended;
    expect([name(), opened]).toEqual(['record 1', [7]]);
    first.leave();
    await Promise.resolve();
    expect(name()).toBe('record 1');
    second.leave();
    await Promise.resolve();
    expect(name()).toBeUndefined();
  });

  it('that is being removed is joined without a request', async () => {
    const { resource, opened, name } = single();
    const form = t.store.dispatch(resource.item.read(7));
    await form.ended;
    t.store.dispatch(resource.written());
    t.store.dispatch(resource.item.read(7, { isGoing: true }));
    expect([name(), opened]).toEqual(['record 1', [7]]);
    await t.store.dispatch(resource.item.read(7)).ended;
    expect([name(), opened]).toEqual(['record 2', [7, 7]]);
  });

  it('without a call to read, save or remove it fails', async () => {
    counter += 1;
    const resource = createResource<Row, Row, never>('test', `none${counter}`, { list: async () => [] });
    expect(await t.store.dispatch(resource.item.refresh(1))).toMatchObject({ status: 'failed' });
    await expect(t.store.dispatch(resource.remove(1))).rejects.toMatchObject({ kind: 'unexpected' });
    await expect(t.store.dispatch(resource.save({ values: {} as never, id: null }))).rejects.toMatchObject({
      kind: 'unexpected',
    });
  });
});

it('a list that is quiet is requested in the background once it stands', async () => {
  counter += 1;
  const requested: boolean[] = [];
  const resource = createResource<Row, Row, never>(
    'test',
    `quiet${counter}`,
    {
      list: async (_all, _signal, { background }) => {
        requested.push(background);
        return [];
      },
    },
    { quiet: true },
  );
  await t.store.dispatch(resource.list.refresh());
  await t.store.dispatch(resource.list.refresh());
  expect(requested).toEqual([false, true]);
});

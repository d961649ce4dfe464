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
  const state = () => store.getState();
  return {
    store,
    calls,
    writes,
    resource,
    names: () => resource.selectRows(state()).map(({ name }) => name),
    list: () => resource.selectList(state()),
    writing: () => resource.selectWriting(state()),
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
    expect(t.list().status).toBe('idle');
    const done = t.store.dispatch(t.resource.load({ search: '' }));
    expect(t.list().status).toBe('loading');
    t.calls[0]?.resolve([
      { id: 2, name: 'B' },
      { id: 1, name: 'A' },
    ]);
    await done;
    expect(t.list()).toMatchObject({ status: 'ready', total: 2 });
    expect(t.names()).toEqual(['B', 'A']);
  });

  it('loses nothing over a row without an id', async () => {
    const load = t.store.dispatch(t.resource.load({ search: '' }));
    t.calls[0]?.resolve([{ name: 'x' } as Row, { id: 1, name: 'a' }, null as unknown as Row]);
    await load;
    expect(t.list()).toMatchObject({ status: 'ready', total: 1 });
    expect(t.names()).toEqual(['a']);
  });

  it('shows the answer of the newest question, whichever comes first', async () => {
    const first = t.store.dispatch(t.resource.load({ search: 'a' }));
    const second = t.store.dispatch(t.resource.load({ search: 'ab' }));
    t.calls[1]?.resolve([{ id: 2, name: 'new' }]);
    await second;
    t.calls[0]?.resolve([{ id: 1, name: 'old' }]);
    await first;
    expect(t.names()).toEqual(['new']);
  });

  it('drops the answer of a former customer', async () => {
    const loading = t.store.dispatch(t.resource.load({ search: '' }));
    t.changeCustomer();
    t.calls[0]?.resolve([{ id: 1, name: 'of customer 1' }]);
    await loading;
    expect(t.names()).toEqual([]);
    expect(t.list().status).toBe('idle');
  });

  it('keeps what stands when a reload is cancelled', async () => {
    const loaded = t.store.dispatch(t.resource.load({ search: '' }));
    t.calls[0]?.resolve([{ id: 1, name: 'A' }]);
    await loaded;
    const again = t.store.dispatch(t.resource.load({ search: 'x' }));
    again.abort();
    await again;
    expect(t.list()).toMatchObject({ status: 'ready', error: null });
    expect(t.names()).toEqual(['A']);
  });

  it('keeps the rows and tells the error when a reload fails', async () => {
    const loaded = t.store.dispatch(t.resource.load({ search: '' }));
    t.calls[0]?.resolve([{ id: 1, name: 'A' }]);
    await loaded;
    const again = t.store.dispatch(t.resource.load({ search: '' }));
    t.calls[1]?.reject({ kind: 'server', status: 500, messages: [] });
    await again;
    expect(t.list()).toMatchObject({
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
    createResource<Row, Row, never>('test', name, { list }, [], () => true);
  counter += 1;
  const name = `kept${counter}`;
  const resource = visit(name, () => Promise.resolve([{ id: 1, name: 'A' }]));
  await t.store.dispatch(resource.load());
  await expect.poll(() => kept.size).toBe(1);
  // A later visit begins with an empty store.
  const later = createAppStore({ isReset: customerChanged.match, keep: [] }, []);
  const again = visit(name, offline);
  await later.dispatch(again.load());
  await expect.poll(() => again.selectRows(later.getState())).toEqual([{ id: 1, name: 'A' }]);
  expect(again.selectList(later.getState())).toMatchObject({ status: 'failed', error: { kind: 'offline' } });
  configureKeptData();
});

describe('a write', () => {
  it('is under way until it is answered', async () => {
    const saved = t.store.dispatch(t.resource.save({ values: { name: 'A' }, id: null }));
    expect(t.writing()).toBe(true);
    t.writes[0]?.resolve({ id: 1 });
    await saved;
    expect(t.writing()).toBe(false);
  });

  it('removes the row that the server removed, unless the customer changed meanwhile', async () => {
    const loaded = t.store.dispatch(t.resource.load({ search: '' }));
    t.calls[0]?.resolve([
      { id: 1, name: 'A' },
      { id: 2, name: 'B' },
    ]);
    await loaded;
    const removed = t.store.dispatch(t.resource.remove(1));
    t.writes[0]?.resolve(true);
    await removed;
    expect(t.names()).toEqual(['B']);

    const late = t.store.dispatch(t.resource.remove(2));
    t.changeCustomer();
    const other = t.store.dispatch(t.resource.load({ search: '' }));
    t.calls[1]?.resolve([{ id: 2, name: 'of customer 2' }]);
    await other;
    t.writes[1]?.resolve(true);
    await late;
    expect(t.names()).toEqual(['of customer 2']);
  });
});

describe('a write that answers what a row is now', () => {
  const listed = async () => {
    const loaded = t.store.dispatch(t.resource.load({ search: '' }));
    t.calls[0]?.resolve([
      { id: 1, name: 'one' },
      { id: 2, name: 'two' },
    ]);
    await loaded;
  };
  const marks = () => t.store.getState().tags[t.resource.name] ?? 0;
  const same = (row: Row | null) => row;

  it('shows the row, and one that is not in the list stays out of it', async () => {
    await listed();
    await t.store.dispatch(t.resource.writing(() => Promise.resolve({ id: 1, name: 'uno' }), same));
    await t.store.dispatch(t.resource.writing(() => Promise.resolve({ id: 3, name: 'tres' }), same));
    expect(t.names()).toEqual(['uno', 'two']);
    expect(marks()).toBe(0);
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
    const loaded = t.store.dispatch(t.resource.load({ search: '' }));
    t.calls[0]?.resolve([{ id: 1, name: 'of customer 2' }]);
    await loaded;
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

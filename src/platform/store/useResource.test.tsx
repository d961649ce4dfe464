import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { createResource } from './createResource';
import type { RowId } from './resourceState';
import { configureScope } from './scope';
import { createAppStore } from './store';
import { useItem, useList } from './useResource';

interface Row {
  readonly id: number;
  readonly name: string;
}

let sent: string[];
const rows = createResource<Row, Row, never, { readonly search: string }>('test', 'read', {
  list: async ({ search }) => {
    sent.push(`list ${search}`);
    return [{ id: 1, name: search }];
  },
  get: async (id) => {
    sent.push(`item ${id}`);
    return { id: Number(id), name: `record ${id}` };
  },
});
const store = createAppStore({ isReset: () => false, keep: [] }, []);

function Shown({ search, id }: { readonly search: string | null; readonly id: RowId | null }) {
  const { rows: all, list } = useList(rows, search === null ? null : { search });
  const { data, status } = useItem(rows, id);
  return <p>{[list.status, all.map(({ name }) => name).join(), status, data?.name ?? '-'].join(' | ')}</p>;
}
const page = (search: string | null, id: RowId | null) => (
  <Provider store={store}>
    <Shown search={search} id={id} />
  </Provider>
);

beforeEach(() => {
  sent = [];
  configureScope(() => 'customer');
});

it('asks nothing without a query or an id', () => {
  render(page(null, null));
  expect(sent).toEqual([]);
  expect(screen.getByText(/^idle/)).toBeVisible();
});

it('asks for the list of a query and for a record, each again when it is another one', async () => {
  const { rerender } = render(page('a', 1));
  expect(await screen.findByText('ready | a | ready | record 1')).toBeVisible();
  rerender(page('b', 2));
  // Of another record nothing is shown, neither as it was nor while it is read.
  expect(screen.getByText(/loading \| -$/)).toBeVisible();
  expect(await screen.findByText('ready | b | ready | record 2')).toBeVisible();
  expect(sent).toEqual(['list a', 'item 1', 'list b', 'item 2']);
});

function Kept({ search }: { readonly search: string }) {
  const { rows: all, current } = useList(rows, { search });
  return <p>{`${all.map(({ name }) => name).join()}: ${current ? 'current' : 'of another query'}`}</p>;
}

it('says of rows that stand whether they are those of the query; a later visit begins without those of another', async () => {
  const kept = (search: string) => (
    <Provider store={store}>
      <Kept search={search} />
    </Provider>
  );
  const { rerender, unmount } = render(kept('c'));
  expect(await screen.findByText('c: current')).toBeVisible();
  rerender(kept('d'));
  expect(screen.getByText('c: of another query')).toBeVisible();
  expect(await screen.findByText('d: current')).toBeVisible();
  unmount();
  render(kept('e'));
  expect(screen.getByText(': of another query')).toBeVisible();
  expect(await screen.findByText('e: current')).toBeVisible();
});

it('asks for the list again after a write, and not for the record unless its reader follows', async () => {
  render(page('a', 1));
  await screen.findByText('ready | a | ready | record 1');
  act(() => void store.dispatch(rows.written()));
  await screen.findByText('ready | a | ready | record 1');
  expect(sent).toEqual(['list a', 'item 1', 'list a']);
});

it('waits for a list as long as it takes', async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  const slow = createResource<Row, Row, never>('test', 'slow', {
    list: (_all, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  const reader = store.dispatch(slow.list.read());
  await vi.advanceTimersByTimeAsync(600_000);
  expect(slow.list.select(store.getState()).status).toBe('loading');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  reader.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  vi.useRealTimers();
});

import { act, render, screen } from '@testing-library/react';
import { createAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { createQuery } from './createQuery';
import { resumed } from './resumed';
import { configureScope } from './scope';
import { type AppStore, createAppStore } from './store';
import { invalidate, type Tag } from './tags';
import { useQuery } from './useQuery';

/** One call of the server, answered by hand. */
interface Call {
  readonly args: string;
  readonly signal: AbortSignal;
  readonly answer: (text: string) => Promise<void>;
  readonly fail: (error: object) => Promise<void>;
}

const LOTS: Tag = 'test/lots';
const customerChanged = createAction('test/customerChanged');

let calls: Call[];
let scope: string;
let store: AppStore;

function ask(args: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    calls.push({
      args,
      signal,
      answer: (text) => act(async () => resolve(text)),
      fail: (error) => act(async () => reject(error as Error)),
    });
  });
}

const page = createQuery<string, string>('test', 'page', ask, { keep: false, tags: [LOTS] });
const list = createQuery<string, string>('test', 'list', ask, {
  keep: false,
  lasting: true,
  tags: (name) => [`test/${name}`],
});

function Shown({ query = page, of }: { readonly query?: typeof page; readonly of: string | null }) {
  const { status, data, retry } = useQuery(query, of);
  return (
    <button type="button" onClick={retry}>
      {`${of ?? '-'} ${status} ${data ?? '-'}`}
    </button>
  );
}

beforeEach(() => {
  calls = [];
  scope = 'customer 1';
  configureScope(() => scope);
  store = createAppStore({ isReset: customerChanged.match, keep: [] }, []);
});

const inStore = (children: ReactNode) => <Provider store={store}>{children}</Provider>;
const shown = () => screen.queryAllByText(/./).map((each) => each.textContent);
const last = (): Call => {
  const call = calls.at(-1);
  if (!call) throw new Error('nothing was asked');
  return call;
};

it('two readers of the same arguments share a request and its answer', async () => {
  render(
    inStore(
      <>
        <Shown of="a" />
        <Shown of="a" />
      </>,
    ),
  );
  expect(calls).toHaveLength(1);
  await last().answer('A');
  expect(shown()).toEqual(['a ready A', 'a ready A']);
});

it('answers of other arguments stand beside each other', async () => {
  render(
    inStore(
      <>
        <Shown of="a" />
        <Shown of="b" />
      </>,
    ),
  );
  await calls[1]?.answer('B');
  await calls[0]?.answer('A');
  expect(shown()).toEqual(['a ready A', 'b ready B']);
});

it('a request goes on while somebody reads it, and is aborted when the last reader leaves', async () => {
  const both = render(
    inStore(
      <>
        <Shown key="1" of="a" />
        <Shown key="2" of="a" />
      </>,
    ),
  );
  both.rerender(inStore(<Shown key="1" of="a" />));
  await act(async () => undefined);
  expect(last().signal.aborted).toBe(false);
  both.rerender(inStore(null));
  await act(async () => undefined);
  expect(last().signal.aborted).toBe(true);
});

it('a page that takes the place of another reads on', async () => {
  const view = render(inStore(<Shown key="first" of="a" />));
  view.rerender(inStore(<Shown key="second" of="a" />));
  await act(async () => undefined);
  expect(calls).toHaveLength(1);
  expect(last().signal.aborted).toBe(false);
});

it('a write that names a tag has its readers ask again; the answer stands until the new one comes', async () => {
  render(inStore(<Shown of="a" />));
  await last().answer('old');
  act(() => void store.dispatch(invalidate(['test/other'])));
  expect(calls).toHaveLength(1);
  act(() => void store.dispatch(invalidate([LOTS])));
  expect(calls).toHaveLength(2);
  expect(shown()).toEqual(['a loading old']);
  await last().answer('new');
  expect(shown()).toEqual(['a ready new']);
});

it('an answer that was asked for before the write is not shown after it', async () => {
  render(inStore(<Shown of="a" />));
  act(() => void store.dispatch(invalidate([LOTS])));
  expect(calls[0]?.signal.aborted).toBe(true);
  await calls[1]?.answer('new');
  await calls[0]?.answer('old');
  expect(shown()).toEqual(['a ready new']);
});

it('asking again by hand drops what is under way: it may be from before a write', async () => {
  render(inStore(<Shown of="a" />));
  act(() => screen.getByText('a loading -').click());
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await calls[1]?.answer('new');
  await calls[0]?.answer('old');
  expect(shown()).toEqual(['a ready new']);
});

it('what opens again asks again, and shows the last answer meanwhile', async () => {
  const view = render(inStore(<Shown of="a" />));
  await last().answer('A');
  view.rerender(inStore(null));
  await act(async () => undefined);
  view.rerender(inStore(<Shown of="a" />));
  expect(calls).toHaveLength(2);
  expect(shown()).toEqual(['a loading A']);
});

it('of answers without a reader only the last one is held', async () => {
  const view = render(inStore(<Shown of="a" />));
  await last().answer('A');
  view.rerender(inStore(<Shown of="b" />));
  await last().answer('B');
  view.rerender(inStore(null));
  await act(async () => undefined);
  expect(page.select(store.getState(), 'a').data).toBeNull();
  expect(page.select(store.getState(), 'b').data).toBe('B');
});

it('a lasting answer is asked for once, until its own tag is stale', async () => {
  const view = render(inStore(<Shown query={list} of="banks" />));
  await last().answer('1');
  view.rerender(inStore(null));
  await act(async () => undefined);
  view.rerender(inStore(<Shown query={list} of="banks" />));
  expect(calls).toHaveLength(1);
  expect(shown()).toEqual(['banks ready 1']);
  view.rerender(inStore(null));
  await act(async () => undefined);
  store.dispatch(invalidate(['test/farms']));
  store.dispatch(invalidate(['test/banks']));
  view.rerender(inStore(<Shown query={list} of="banks" />));
  expect(calls).toHaveLength(2);
});

it('the answer for a former customer is never shown', async () => {
  const view = render(inStore(<Shown of="a" />));
  await last().answer('of customer 1');
  act(() => {
    scope = 'customer 2';
    store.dispatch(customerChanged());
  });
  view.rerender(inStore(<Shown of="a" />));
  expect(shown()).toEqual(['a loading -']);
  await last().answer('of customer 2');
  expect(shown()).toEqual(['a ready of customer 2']);
});

it('a request that failed because the network was away is made again, once, when it is back', async () => {
  render(
    inStore(
      <>
        <Shown of="a" />
        <Shown of="a" />
      </>,
    ),
  );
  await last().fail({ kind: 'offline' });
  expect(shown()).toEqual(['a failed -', 'a failed -']);
  act(() => resumed());
  expect(calls).toHaveLength(2);
});

it('a failure is shared with what is shown once the request has ended', async () => {
  function Page() {
    const { status } = useQuery(page, 'a');
    return status === 'loading' ? 'loading' : <Shown of="a" />;
  }
  render(inStore(<Page />));
  await last().fail({ kind: 'server', status: 500, messages: [] });
  expect(shown()).toContain('a failed -');
  expect(calls).toHaveLength(1);
});

it('a failure without a reader is not shared: what opens again asks again', async () => {
  const view = render(inStore(<Shown of="a" />));
  await last().fail({ kind: 'server', status: 500, messages: [] });
  view.rerender(inStore(<Shown key="another page" of="a" />));
  expect(calls).toHaveLength(2);
});

it('asks nothing while the arguments are not known', () => {
  render(inStore(<Shown of={null} />));
  expect(calls).toHaveLength(0);
  expect(shown()).toEqual(['- loading -']);
});

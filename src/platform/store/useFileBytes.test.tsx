import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { resumed } from './resumed';
import { configureScope } from './scope';
import { createAppStore } from './store';
import { useFileBytes } from './useFileBytes';

/** One call, answered by hand. */
interface Call {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly answer: (text: string) => Promise<void>;
  readonly fail: (error: object) => Promise<void>;
}

let calls: Call[];
let scope: string;

function Shown({ name }: { readonly name: string | null }) {
  const { status, data, error, retry } = useFileBytes(
    name,
    (signal) =>
      new Promise<{ name: string; file: Blob }>((resolve, reject) => {
        calls.push({
          name: name ?? '',
          signal,
          answer: (text) => act(async () => resolve({ name: text, file: new Blob([text]) })),
          fail: (thrown) => act(async () => reject(thrown as Error)),
        });
      }),
  );
  return (
    <button type="button" onClick={retry}>
      {[status, data?.name ?? '-', error?.kind ?? '-'].join(' ')}
    </button>
  );
}

const store = createAppStore({ isReset: () => false, keep: [] }, []);
const page = (name: string | null) => (
  <Provider store={store}>
    <Shown name={name} />
  </Provider>
);
const call = (index: number): Call => {
  const found = calls[index];
  if (!found) throw new Error(`there is no call ${index}`);
  return found;
};
const shown = () => screen.getByRole('button').textContent;

beforeEach(() => {
  calls = [];
  scope = 'customer 1';
  configureScope(() => scope);
});

it('asks when its reader appears, and again for another name; the former answer goes at once', async () => {
  const { rerender } = render(page('a'));
  await call(0).answer('one');
  expect(shown()).toBe('ready one -');
  rerender(page('b'));
  expect([shown(), calls.length]).toEqual(['loading - -', 2]);
});

it('asks nothing without a name', () => {
  render(page(null));
  expect([shown(), calls.length]).toEqual(['loading - -', 0]);
});

it('ignores the answer to a former question, whose call ends', async () => {
  const { rerender } = render(page('a'));
  rerender(page('b'));
  expect(call(0).signal.aborted).toBe(true);
  await call(0).answer('one');
  expect(shown()).toBe('loading - -');
});

it('ends its call when the reader leaves', () => {
  const { unmount } = render(page('a'));
  unmount();
  expect(call(0).signal.aborted).toBe(true);
});

it('leaves standing what is there while it asks again, and where that fails', async () => {
  render(page('a'));
  await call(0).answer('one');
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('loading one -');
  await call(1).fail({ kind: 'server', status: 500, messages: [] });
  expect(shown()).toBe('failed one server');
});

it('asks again for another customer, and shows nothing of the former one', async () => {
  const { rerender } = render(page('a'));
  await call(0).answer('one');
  scope = 'customer 2';
  rerender(page('a'));
  expect([shown(), calls.length]).toEqual(['loading - -', 2]);
});

it('asks again by itself once the network is back', async () => {
  render(page('a'));
  await call(0).fail({ kind: 'offline' });
  expect(shown()).toBe('failed - offline');
  act(() => resumed());
  await call(1).answer('one');
  expect(shown()).toBe('ready one -');
});

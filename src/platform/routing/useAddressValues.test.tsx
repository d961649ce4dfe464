import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useAddressValues, withValues } from './useAddressValues';

function open(search: string) {
  const shown: { page: ReactNode } = { page: null };
  const router = createMemoryRouter(
    [
      { path: '*', Component: () => shown.page },
      { path: '/slow', loader: () => new Promise(() => {}), Component: () => null },
    ],
    { initialEntries: ['/before', `/page${search}`], initialIndex: 1 },
  );
  const hook = renderHook(useAddressValues, {
    wrapper: ({ children }) => {
      shown.page = children;
      return <RouterProvider router={router} />;
    },
  });
  return { values: hook.result, search: () => router.state.location.search, router };
}

describe('useAddressValues', () => {
  it('reads text, ids, lists and words', () => {
    const { values } = open('?a=x&id=12&bad=1e3&long=1234567890123456&l=1&l=2&view=map&other=none');
    const { text, id, list, word } = values.current;
    expect([text('a'), text('b')]).toEqual(['x', null]);
    expect([id('id'), id('bad'), id('long'), id('b')]).toEqual([12, null, null, null]);
    expect([list('l'), list('b')]).toEqual([['1', '2'], []]);
    expect([word('view', ['table', 'map']), word('other', ['table', 'map'])]).toEqual(['map', null]);
  });

  it('changes several names in one step, in place of the present entry', async () => {
    const { values, search, router } = open('?keep=1&drop=2&one=3');
    await act(async () => values.current.set({ drop: null, one: 4, many: ['a', 'b'], keep: undefined }));
    expect(search()).toBe('?keep=1&one=4&many=a&many=b');
    expect(router.state.historyAction).toBe('REPLACE');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it('adds an entry where Back is to take the change back', async () => {
    const { values, search, router } = open('?a=1');
    await act(async () => values.current.set({ a: 2 }, { push: true, state: { from: 'here' } }));
    expect(search()).toBe('?a=2');
    expect(router.state.location.state).toEqual({ from: 'here' });
    await act(() => router.navigate(-1));
    expect(search()).toBe('?a=1');
  });

  it('keeps both of two changes made before the first is drawn', async () => {
    const { values, search } = open('?a=1');
    const { set } = values.current;
    await act(async () => {
      set({ a: 2 });
      set({ b: 3 });
    });
    expect(search()).toBe('?a=2&b=3');
  });

  it('leaves the next page alone where only this one is meant', async () => {
    const { values, search, router } = open('?a=1');
    const { set } = values.current;
    await act(async () => {
      set({ b: 2 }, { onlyHere: true });
    });
    expect(search()).toBe('?a=1&b=2');
    await act(() => router.navigate('/next'));
    await act(async () => set({ b: 3 }, { onlyHere: true }));
    expect([router.state.location.pathname, search()]).toEqual(['/next', '']);
  });

  it('does not stop the next page that is loading', async () => {
    const { values, router } = open('?a=1');
    const { set } = values.current;
    await act(async () => {
      void router.navigate('/slow');
      set({ b: 3 }, { onlyHere: true });
    });
    expect(router.state.navigation.location?.pathname).toBe('/slow');
    await act(async () => set({ b: 3 }));
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe('/page');
  });
});

it('withValues writes an empty text and leaves the given search alone', () => {
  const now = new URLSearchParams('a=1&l=x');
  expect(withValues(now, { a: '', l: [] }).toString()).toBe('a=');
  expect(now.toString()).toBe('a=1&l=x');
});

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useOpenRecord } from './registerAddress';
import { pagingOf } from './registerPaging';

const ACTIONS = { new: 'nova', edit: 'editar' };

function open(form: 'drawer' | 'page' | typeof ACTIONS, ...entries: string[]) {
  const shown: { page: ReactNode } = { page: null };
  const isNamed = typeof form !== 'string';
  const path = isNamed ? '/lista/:action?' : '/lista/:registro?';
  const router = createMemoryRouter([{ path, Component: () => shown.page }], {
    initialEntries: entries,
    initialIndex: entries.length - 1,
  });
  const { result } = renderHook(() => (isNamed ? useOpenRecord('page', form) : useOpenRecord(form)), {
    wrapper: ({ children }) => {
      shown.page = children;
      return <RouterProvider router={router} />;
    },
  });
  const { current } = result;
  void current;
  return {
    now: () => result.current,
    do: (work: (address: typeof current) => unknown) => act(async () => void work(result.current)),
    at: () => router.state.location.pathname + router.state.location.search,
    action: () => router.state.historyAction,
    back: () => act(() => router.navigate(-1)),
  };
}

describe('a record in the drawer', () => {
  it('stands in the search part, the list behind it as it was', async () => {
    const page = open('drawer', '/lista?busca=x');
    expect(page.now().open).toBeNull();
    expect(page.now().listHref).toBe('/lista?busca=x');
    await page.do(({ show }) => show({ mode: 'edit', id: '7' }));
    expect(page.at()).toBe('/lista?busca=x&registro=7');
    expect(page.action()).toBe('PUSH');
    expect(page.now().open).toEqual({ mode: 'edit', id: '7' });
    expect(page.now().listHref).toBe('/lista?busca=x');
    await page.do(({ step }) => step('8'));
    expect(page.at()).toBe('/lista?busca=x&registro=8');
    expect(page.action()).toBe('REPLACE');
    await page.do(({ show }) => show({ mode: 'new', copyOf: '8' }, true));
    expect(page.at()).toBe('/lista?busca=x&registro=novo&copia=8');
    expect(page.now().open).toEqual({ mode: 'new', copyOf: '8' });
    await page.do(({ show }) => show(null));
    expect(page.at()).toBe('/lista?busca=x');
  });

  it('a new one is no copy of anything', async () => {
    const page = open('drawer', '/lista');
    await page.do(({ show }) => show({ mode: 'new', copyOf: null }));
    expect(page.at()).toBe('/lista?registro=novo');
    expect(page.now().open).toEqual({ mode: 'new', copyOf: null });
  });
});

describe('a record whose forms have addresses of their own', () => {
  it('is opened, stepped from and closed by what is done to it, the list behind it as it was', async () => {
    const page = open(ACTIONS, '/lista?busca=x');
    await page.do(({ show }) => show({ mode: 'edit', id: '7' }));
    expect(page.at()).toBe('/lista/editar?busca=x&id=7');
    expect(page.now().open).toEqual({ mode: 'edit', id: '7' });
    expect(page.now().listHref).toBe('/lista?busca=x');
    await page.do(({ step }) => step('8'));
    expect(page.at()).toBe('/lista/editar?busca=x&id=8');
    expect(page.action()).toBe('REPLACE');
    await page.do(({ show }) => show({ mode: 'new', copyOf: '8' }, true));
    expect(page.at()).toBe('/lista/nova?busca=x&copia=8');
    expect(page.now().open).toEqual({ mode: 'new', copyOf: '8' });
    await page.do(({ show }) => show(null));
    expect(page.at()).toBe('/lista?busca=x');
  });

  it('is none without its id, and none of another word', () => {
    expect(open(ACTIONS, '/lista/editar').now().open).toBeNull();
    expect(open(ACTIONS, '/lista/comparar?id=7').now().open).toBeNull();
  });
});

describe('a record as a page', () => {
  it('is the last part of the path; closed, it goes back to the list it came from', async () => {
    const page = open('page', '/antes', '/lista?busca=x');
    await page.do(({ show }) => show({ mode: 'edit', id: 'a/b' }));
    expect(page.at()).toBe('/lista/a%2Fb?busca=x');
    expect(page.action()).toBe('PUSH');
    expect(page.now().listHref).toBe('/lista?busca=x');
    await page.do(({ step }) => step('9'));
    expect(page.at()).toBe('/lista/9?busca=x');
    expect(page.action()).toBe('REPLACE');
    await page.do(({ show }) => show(null));
    expect(page.at()).toBe('/lista?busca=x');
    expect(page.action()).toBe('POP');
  });

  it('opened by its address goes to the list in its place', async () => {
    const page = open('page', '/antes', '/lista/7');
    expect(page.now().open).toEqual({ mode: 'edit', id: '7' });
    expect(page.now().listHref).toBe('/lista');
    await page.do(({ show }) => show({ mode: 'new', copyOf: '7' }));
    expect(page.at()).toBe('/lista/novo?copia=7');
    // The list was never there: Back would not lead to it.
    await page.do(({ show }) => show(null));
    expect(page.at()).toBe('/lista');
    expect(page.action()).toBe('REPLACE');
  });

  it('is found by the parameter of a drawer too', () => {
    expect(open('page', '/lista?registro=7').now().open).toEqual({ mode: 'edit', id: '7' });
  });
});

describe('the pages of a list', () => {
  const calls = (answer: unknown) => ({ list: () => Promise.resolve(answer) }) as never;
  const all = async (answer: unknown) => {
    const paging = pagingOf({ paging: 'server', calls: calls(answer) }, 40);
    return paging.mode === 'server' ? paging.loadAll({} as never, new AbortController().signal) : null;
  };
  it('are cut here, or by the server, which answers all rows to be exported', async () => {
    expect(pagingOf({ paging: 'client', calls: calls([]) }, 40)).toEqual({ mode: 'client' });
    expect(pagingOf({ paging: 'server', calls: calls([]) }, 40)).toMatchObject({ mode: 'server', total: 40 });
    expect(await all([{ id: 1 }])).toEqual([{ id: 1 }]);
    expect(await all({ rows: [{ id: 2 }], total: 1 })).toEqual([{ id: 2 }]);
  });
});

import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPreference } from '@/platform/grid/gridPreferences';
import { configureScope } from '@/platform/store/scope';
import {
  type GridDefaults,
  type GridState,
  useGridState,
  useLocalGridState,
} from '@/platform/grid/useGridState';

function open(address: string, defaults?: GridDefaults) {
  const at = (children: ReactNode) => (
    <MemoryRouter initialEntries={[`/lista${address}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => useGridState('farms', defaults), { wrapper: ({ children }) => at(children) })
    .result;
}

beforeEach(() => localStorage.clear());
afterEach(() => configureScope(() => ''));

describe('the state of a grid', () => {
  it('reads the address', () => {
    const { query } = open('?busca=agua&ordem=-name&pagina=3&linhas=50&filtro.area=10..&janela=faq').current;
    expect(query).toEqual({
      search: 'agua',
      sort: { field: 'name', direction: 'desc' },
      page: 2,
      pageSize: 50,
      filters: { area: '10..' },
    });
  });

  it('does not believe an address that somebody made up', () => {
    const { query } = open('?pagina=-4&linhas=100000&ordem=').current;
    expect(query).toMatchObject({ page: 0, pageSize: 25, sort: null });
  });

  it('goes back to the first page whenever the rows become others', () => {
    const state = open('?pagina=3');
    act(() => state.current.setQuery({ search: 'a' }));
    expect(state.current.query).toMatchObject({ search: 'a', page: 0 });
    act(() => state.current.setQuery({ page: 4 }));
    expect(state.current.query.page).toBe(4);
    act(() => state.current.setQuery({ filters: { own: 'sim' } }));
    expect(state.current.query.page).toBe(0);
  });

  it('loses no change to one that comes before it is drawn', () => {
    let state: GridState | undefined;
    function List() {
      const now = useGridState('farms');
      useEffect(() => {
        state = now;
      });
      return null;
    }
    const router = createMemoryRouter([{ path: '/lista', Component: List }], { initialEntries: ['/lista'] });
    renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
    act(() => {
      state?.setQuery({ search: 'agua' });
      state?.setQuery({ sort: { field: 'name', direction: 'asc' } });
    });
    expect(router.state.location.search).toBe('?busca=agua&ordem=name');
    expect(state?.query).toMatchObject({ search: 'agua', sort: { field: 'name' } });
  });

  it('starts a later visit with what was chosen in the last, where the address says nothing', () => {
    const first = open('', { sort: { field: 'id', direction: 'asc' } });
    expect(first.current.query.sort).toEqual({ field: 'id', direction: 'asc' });
    act(() => first.current.setQuery({ sort: null, pageSize: 100, filters: { own: 'sim' } }));
    act(() => first.current.setQuery({ search: 'agua', page: 2 }));
    const later = open('', { sort: { field: 'id', direction: 'asc' } }).current.query;
    expect(later).toEqual({ search: '', sort: null, page: 0, pageSize: 100, filters: { own: 'sim' } });
    expect(open('?linhas=50&filtro.own=nao').current.query).toMatchObject({
      pageSize: 50,
      filters: { own: 'nao' },
    });
  });

  it('keeps the search as well where a grid says so', () => {
    const first = open('', { keepsSearch: true });
    act(() => first.current.setQuery({ search: 'agua' }));
    expect(open('', { keepsSearch: true }).current.query.search).toBe('agua');
    expect(open('?busca=rio', { keepsSearch: true }).current.query.search).toBe('rio');
    const cleared = open('', { keepsSearch: true });
    act(() => cleared.current.setQuery({ search: '' }));
    expect(open('', { keepsSearch: true }).current.query.search).toBe('');
  });

  it('keeps each customer of each user apart', () => {
    configureScope(() => 'ana.1');
    const ana = open('');
    act(() => ana.current.setLayout({ hidden: { area: true }, density: 'comfortable' }));
    expect(ana.current.layout.hidden).toEqual({ area: true });
    configureScope(() => 'ana.2');
    expect(open('').current.layout).toMatchObject({ hidden: {}, density: null });
    configureScope(() => 'ana.1');
    expect(open('').current.layout).toMatchObject({ hidden: { area: true }, density: 'comfortable' });
  });

  it('leaves the rest of the address alone, and a neighbour with another prefix too', async () => {
    const seen: Record<string, ReturnType<typeof useGridState>> = {};
    function Two() {
      const a = useGridState('a', { prefix: 'lotes.' });
      const b = useGridState('b');
      useEffect(() => {
        Object.assign(seen, { a, b });
      }, [a, b]);
      return null;
    }
    const router = createMemoryRouter([{ path: '/', Component: Two }], {
      initialEntries: ['/?janela=faq&lotes.busca=x&filtro.own=sim'],
    });
    renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
    await act(async () => seen['b']?.setQuery({ filters: {}, search: 'y' }));
    expect(router.state.location.search).toBe('?janela=faq&lotes.busca=x&busca=y');
    await act(async () => seen['a']?.setQuery({ search: '' }));
    expect(router.state.location.search).toBe('?janela=faq&busca=y');
  });

  it('of a dialog needs no address', () => {
    const { result } = renderHook(() => useLocalGridState('dialog', { pageSize: 50 }));
    act(() => result.current.setQuery({ search: 'a', page: 3 }));
    expect(result.current.query).toMatchObject({ search: 'a', page: 3, pageSize: 50 });
  });
});

describe('what was kept', () => {
  it.each(['', 'null', '{', '[]', '{"layout":7,"query":"x"}'])('costs nothing when it is "%s"', (text) => {
    expect(readPreference(text)).toEqual({
      layout: { hidden: {}, widths: {}, order: [], density: null },
      query: {},
    });
  });

  it('loses only its bad parts', () => {
    const text = JSON.stringify({
      layout: { hidden: { a: true, b: 'yes' }, widths: { a: '9', b: 120 }, order: ['b', 3], density: 'tiny' },
      query: { pageSize: 7, sort: { field: 'a', direction: 'up' }, filters: { own: 'sim', area: 4 } },
    });
    expect(readPreference(text)).toEqual({
      layout: { hidden: { a: true }, widths: { b: 120 }, order: ['b'], density: null },
      query: { filters: { own: 'sim' } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { changeQuery, DEFAULT_QUERY, readGridQuery, writeGridQuery } from './gridQuery';

const read = (search: string, kept = {}, prefix = '') =>
  readGridQuery(new URLSearchParams(search), prefix, kept, DEFAULT_QUERY);
const write = (search: string, query: object, prefix = '') =>
  writeGridQuery(
    new URLSearchParams(search),
    prefix,
    { ...DEFAULT_QUERY, ...query },
    DEFAULT_QUERY,
  ).toString();

describe('reading', () => {
  it('takes what was chosen last where the address says nothing', () => {
    const kept = { sort: { field: 'name', direction: 'asc' }, pageSize: 50, filters: { own: 'sim' } };
    expect(read('', kept)).toEqual({ ...DEFAULT_QUERY, ...kept });
    expect(read('?ordem=-area&linhas=100&filtro.farm=3', kept)).toMatchObject({
      sort: { field: 'area', direction: 'desc' },
      pageSize: 100,
      filters: { farm: '3' },
    });
  });

  it.each([
    ['?pagina=1', 0],
    ['?pagina=2', 1],
    ['?pagina=2.9', 1],
    ['?pagina=0', 0],
    ['?pagina=x', 0],
    ['', 0],
  ])('takes %s for page %i', (search, page) => {
    expect(read(search).page).toBe(page);
  });

  it('takes no empty filter for one, and none of a grid beside it', () => {
    expect(read('?filtro.own=&b.filtro.area=3').filters).toEqual({});
    expect(read('?filtro.own=sim&b.filtro.area=3', {}, 'b.').filters).toEqual({ area: '3' });
  });
});

describe('writing', () => {
  it('leaves out what is usual', () => {
    expect(write('?busca=a&pagina=3&linhas=50&filtro.own=sim&janela=faq', {})).toBe('janela=faq');
  });

  it.each([
    [{ search: 'milho' }, 'busca=milho'],
    [{ sort: { field: 'area', direction: 'desc' } }, 'ordem=-area'],
    [{ sort: { field: 'area', direction: 'asc' } }, 'ordem=area'],
    [{ page: 2 }, 'pagina=3'],
    [{ pageSize: 100 }, 'linhas=100'],
    [{ filters: { own: 'sim', farm: '' } }, 'filtro.own=sim'],
  ])('writes %j', (query, text) => {
    expect(write('', query)).toBe(text);
  });

  it('leaves the filters of a grid beside it alone', () => {
    expect(write('?filtro.own=sim&b.filtro.area=3', { filters: { farm: '1' } }, 'b.')).toBe(
      'filtro.own=sim&b.filtro.farm=1',
    );
  });
});

it.each([
  [{ search: 'a' }, 0],
  [{ sort: null }, 0],
  [{ pageSize: 50 }, 0],
  [{ filters: {} }, 0],
  [{ page: 6 }, 6],
  [{ search: 'a', page: 2 }, 2],
  [{}, 4],
])('a change of %j shows page %i', (change, page) => {
  expect(changeQuery({ ...DEFAULT_QUERY, page: 4 }, change)).toEqual({ ...DEFAULT_QUERY, ...change, page });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { findItems, type PaletteItem, suggestions } from './paletteItems';
import { recentPages, rememberPage } from './recentPages';

const item = (name: string, path = ''): PaletteItem => ({
  id: name,
  name,
  group: 'g',
  path,
  run: () => undefined,
});
const items = [
  item('Relatório de caixa', 'Financeiro › Relatórios'),
  item('Fluxo de caixa', 'Financeiro'),
  item('Caixa de ferramentas', 'Manutenção'),
  item('Produção', 'Planejamento'),
];
const names = (search: string) => findItems(items, search).map(({ name }) => name);

describe('the palette finds', () => {
  it('without accents and case, best match first', () => {
    expect(names('CAIXA')).toEqual(['Caixa de ferramentas', 'Relatório de caixa', 'Fluxo de caixa']);
    expect(names('producao')).toEqual(['Produção']);
  });
  it('words in any order, all of them', () => {
    expect(names('caixa fluxo')).toEqual(['Fluxo de caixa']);
    expect(names('caixa lote')).toEqual([]);
  });
  it('by the place in the menu', () => {
    expect(names('manutencao')).toEqual(['Caixa de ferramentas']);
  });
  it('Portuguese plurals by their singular, and the other way', () => {
    const cards = [item('Cartões de crédito'), item('Animais'), item('Cartão de visita')];
    const found = (search: string) => findItems(cards, search).map(({ name }) => name);
    expect(found('cartao').toSorted()).toEqual(['Cartão de visita', 'Cartões de crédito']);
    expect(found('cartoes')).toEqual(['Cartões de crédito']);
    expect(found('animal')).toEqual(['Animais']);
  });
  it('everything when nothing is typed', () => {
    expect(names(' ')).toHaveLength(4);
  });
});

describe('the palette suggests', () => {
  const some = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => item(`${kind} ${index}`));
  const counts = (pages: number, records: number, search = 'x') => {
    const { shown, more } = suggestions(some('page', pages), some('record', records), search);
    return [
      shown.filter(({ name }) => name.startsWith('page')).length,
      shown.filter(({ name }) => name.startsWith('record')).length,
      more,
    ];
  };
  it('ten at most, and says that there are more', () => {
    expect(counts(30, 0)).toEqual([10, 0, true]);
    expect(counts(10, 0)).toEqual([10, 0, false]);
  });
  it('records beside pages', () => {
    expect(counts(30, 30)).toEqual([5, 5, true]);
    expect(counts(2, 30)).toEqual([2, 8, true]);
    expect(counts(30, 2)).toEqual([8, 2, true]);
  });
  it('everything while nothing is typed', () => {
    expect(counts(30, 0, ' ')).toEqual([30, 0, false]);
  });
});

describe('recent pages', () => {
  beforeEach(() => localStorage.clear());
  it('are newest first, once each, six at most, one list per user and customer', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) rememberPage('a', { path: `/p${n}`, title: `P${n}` });
    expect(recentPages('a').map(({ path }) => path)).toEqual(['/p3', '/p7', '/p6', '/p5', '/p4', '/p2']);
    expect(recentPages('b')).toEqual([]);
  });
  it('of one name are one: the last of them', () => {
    for (const path of ['/perfil/concedidas', '/inicio', '/perfil/pendencias'])
      rememberPage('a', { path, title: path === '/inicio' ? 'Início' : 'Minha conta' });
    expect(recentPages('a').map(({ path }) => path)).toEqual(['/perfil/pendencias', '/inicio']);
  });
  it('survive garbled storage', () => {
    localStorage.setItem('ep.recent.a', '{"x"');
    expect(recentPages('a')).toEqual([]);
    localStorage.setItem('ep.recent.a', '[null, {"path":"/x","title":"X"}]');
    expect(recentPages('a')).toEqual([{ path: '/x', title: 'X' }]);
  });
});

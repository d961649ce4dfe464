import { describe, expect, it } from 'vitest';
import type { MenuLeaf, MenuModule } from '@/domain/menu/menuTree';
import { crumbsOf } from './crumbs';

const leaf = (id: number, name: string): MenuLeaf => ({
  id,
  name,
  path: `/${id}`,
  iconName: '',
  legacy: false,
});
const STATIONS = leaf(1, 'Estacoes');
const CYCLES = leaf(2, 'Ciclos');
const HOME = leaf(3, 'Inicio');
const BOARD = leaf(4, 'Painel');
const module = (more: Partial<MenuModule> & Pick<MenuModule, 'id' | 'name'>): MenuModule => ({
  constantFilter: '',
  iconName: '',
  leaves: [],
  groups: [],
  ...more,
});
const MODULES = [
  module({ id: 1, name: 'Inicio', leaves: [HOME] }),
  module({
    id: 2,
    name: 'Agricultura',
    lang: 'pt-BR',
    leaves: [CYCLES],
    groups: [{ name: 'Clima', lang: 'pt-BR', leaves: [STATIONS] }],
  }),
  module({ id: 3, name: 'Relatorios', groups: [{ name: 'Lotes', leaves: [BOARD] }] }),
];
const at = (active: MenuLeaf | null, page: string, more: Partial<Parameters<typeof crumbsOf>[2]> = {}) =>
  crumbsOf(MODULES, active, { page, base: '/p', pathname: '/p', above: [], inside: null, ...more });
const namesAt = (...args: Parameters<typeof at>) => at(...args).map(({ name }) => name);

describe('what stands above a page', () => {
  it('is its module and its group, in their own language', () => {
    expect(at(STATIONS, 'Estacoes')).toEqual([
      { name: 'Agricultura', lang: 'pt-BR' },
      { name: 'Clima', lang: 'pt-BR' },
      { name: 'Estacoes' },
    ]);
    expect(namesAt(CYCLES, 'Ciclos')).toEqual(['Agricultura', 'Ciclos']);
  });

  it('is nothing for a page of no menu, and once the name that a module shares with its page', () => {
    expect(namesAt(null, 'Perfil')).toEqual(['Perfil']);
    expect(namesAt(leaf(9, 'Outra'), 'Outra')).toEqual(['Outra']);
    expect(namesAt(HOME, 'Inicio')).toEqual(['Inicio']);
    expect(namesAt(STATIONS, 'Clima')).toEqual(['Agricultura', 'Clima']);
  });

  it('leads back to the page from a record or a screen inside it', () => {
    const inside = at(CYCLES, 'Ciclos', { pathname: '/p/12', inside: 'SOJA' });
    expect(inside.slice(1)).toEqual([{ name: 'Ciclos', to: '/p' }, { name: 'SOJA' }]);
    expect(namesAt(CYCLES, 'Ciclos', { inside: 'Ciclos' })).toEqual(['Agricultura', 'Ciclos']);
  });

  it('names the pages above between the menu and the page', () => {
    const above = [{ name: 'Fases', to: '/fases' }];
    expect(at(CYCLES, 'Uma fase', { above })[1]).toEqual({ name: 'Fases', to: '/fases' });
  });

  it('a page that is the whole of its module stands in its place, and the group below it', () => {
    expect(at(BOARD, 'Relatorios', { pathname: '/p/lotes' })).toEqual([
      { name: 'Relatorios', to: '/p' },
      { name: 'Lotes', lang: undefined },
    ]);
  });

  it('a page of the former site is said by its menu alone', () => {
    expect(namesAt(STATIONS, 'Estacoes', { base: undefined })).toEqual(['Agricultura', 'Clima']);
  });
});

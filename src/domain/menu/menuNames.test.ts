import { describe, expect, it } from 'vitest';
import { searchMenu } from './menuSearch';
import { groupKey, translateMenu, withScreens } from './menuNames';
import type { MenuModule } from './menuTree';

const entry = (id: number, name: string, path: string, legacy = false) => ({
  id,
  name,
  path,
  iconName: '',
  legacy,
});
const menu: MenuModule[] = [
  {
    id: 2,
    name: 'Financeiro',
    constantFilter: 'FINANCIAL',
    iconName: '',
    leaves: [entry(1, 'Fluxo de caixa', '/fluxo-de-caixa', true), entry(2, 'Cadastros', '/cadastros')],
    groups: [{ name: 'Caixa e bancos', leaves: [entry(3, 'Contas', '/cadastros/contas')] }],
  },
];

describe('in another language', () => {
  const [module] = translateMenu(menu, {
    title: (path) => ({ '/cadastros': 'Registers', '/fluxo-de-caixa': 'Cash flow' })[path] ?? null,
    module: (constant) => (constant === 'FINANCIAL' ? 'Finance' : null),
    group: (key) => (key === 'caixa-e-bancos' ? 'Cash and banks' : null),
  });

  it('modules and parent menus have words, pages their titles', () => {
    expect([module?.name, module?.groups[0]?.name, module?.leaves[1]?.name]).toEqual([
      'Finance',
      'Cash and banks',
      'Registers',
    ]);
  });

  it('what has no translation, and what is on the former site, keeps its name and says its language', () => {
    expect(module?.leaves[0]).toMatchObject({ name: 'Fluxo de caixa', lang: 'pt-BR' });
    expect(module?.groups[0]?.leaves[0]).toMatchObject({ name: 'Contas', lang: 'pt-BR' });
    expect(module?.leaves[1]).not.toHaveProperty('lang');
  });

  it('parent menus are keyed by their folded name', () => {
    expect(groupKey('Livro-caixa do produtor rural')).toBe('livro-caixa-do-produtor-rural');
    expect(groupKey('Lançamentos')).toBe('lancamentos');
  });
});

describe('screens inside a page', () => {
  const full = withScreens(menu, (path) =>
    path === '/cadastros'
      ? [
          { path: '/cadastros/contas', name: 'Contas-correntes' },
          { path: '/cadastros/cartoes', name: 'Cartões de crédito' },
        ]
      : [],
  );

  it('are found by search, but not those that the menu names itself', () => {
    expect(searchMenu(full, 'cartoes')[0]?.leaves.map(({ path }) => path)).toEqual(['/cadastros/cartoes']);
    expect(searchMenu(full, 'contas-correntes')).toEqual([]);
    expect(searchMenu(full, 'contas')[0]?.groups[0]?.leaves.map(({ name }) => name)).toEqual(['Contas']);
  });

  it('have ids of their own', () => {
    const [, registers] = full[0]?.leaves ?? [];
    expect(registers?.screens?.map(({ id }) => id)).toEqual([2.001]);
  });
});

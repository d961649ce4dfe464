import { describe, expect, it } from 'vitest';
import { readCustomer } from '@/domain/identity/readIdentity.test.kit';
import { activeLeaf } from './activePath';
import { searchMenu } from './menuSearch';
import { menuTree } from './menuTree';

const permissions = readCustomer({
  customerId: 1,
  permissions: [
    { id: 9, name: 'Início', urlName: '/inicio', moduleId: 7, moduleName: 'Geral', showOrder: 1 },
    {
      id: 4,
      name: 'Relatório de caixa',
      urlName: '/relatorio-de-caixa',
      moduleId: 2,
      moduleName: 'Financeiro',
      parentMenuName: 'Relatórios',
      showOrder: 9,
    },
    {
      id: 1,
      name: 'Planejamento',
      urlName: '/planejamento',
      moduleId: 2,
      moduleName: 'Financeiro',
      showOrder: 3,
    },
    {
      id: 2,
      name: 'Produção',
      urlName: '/planejamento-de-producao',
      moduleId: 2,
      moduleName: 'Financeiro',
      showOrder: 2,
    },
    {
      id: 3,
      name: 'Mapa da propriedade',
      urlName: '/propriedade',
      moduleId: 1,
      moduleName: 'Propriedade',
      showOrder: 1,
    },
    {
      id: 5,
      name: 'Cadastros',
      urlName: '/configuracao-de-propriedade',
      moduleId: 1,
      moduleName: 'Propriedade',
      showOrder: 5,
    },
    {
      id: 6,
      name: 'Comunidades',
      urlName: '/configuracao-de-propriedade/comunidades-rurais',
      moduleId: 1,
      moduleName: 'Propriedade',
      showOrder: 6,
    },
  ],
})?.permissions;
const tree = menuTree(permissions ?? []);

describe('the navigation', () => {
  it('is modules, in the order of the server, in them entries and parent menus in show order', () => {
    expect(tree.map(({ name }) => name)).toEqual(['Financeiro', 'Propriedade']);
    expect(tree[0]?.leaves.map(({ name }) => name)).toEqual(['Produção', 'Planejamento']);
    expect(tree[0]?.groups).toEqual([
      { name: 'Relatórios', leaves: [expect.objectContaining({ name: 'Relatório de caixa' })] },
    ]);
  });

  it.each([
    ['/planejamento', 'Planejamento'],
    ['/planejamento-de-producao/lavoura/novo', 'Produção'],
    ['/propriedade/fazenda/3', 'Mapa da propriedade'],
    ['/configuracao-de-propriedade/comunidades-rurais', 'Comunidades'],
    ['/configuracao-de-propriedade/fazendas', 'Cadastros'],
    ['/inicio', undefined],
  ])('marks at %s the entry %s', (path, name) => {
    expect(activeLeaf(tree, path)?.name).toBe(name);
  });

  it('marks the first of two entries with one address', () => {
    const own = { moduleId: 2, moduleName: 'Financeiro', urlName: '/titulos' };
    const doubled = readCustomer({
      customerId: 1,
      permissions: [
        { id: 1, name: 'Títulos', showOrder: 1, ...own },
        { id: 2, name: 'Contas', showOrder: 2, ...own },
      ],
    });
    expect(activeLeaf(menuTree(doubled?.permissions ?? []), '/titulos/7')?.name).toBe('Títulos');
  });

  it('is searched without accents and case, over entries, parents and modules', () => {
    expect(searchMenu(tree, 'PRODUCAO')[0]?.leaves.map(({ name }) => name)).toEqual(['Produção']);
    expect(searchMenu(tree, 'relatorios')[0]?.groups[0]?.leaves).toHaveLength(1);
    expect(searchMenu(tree, 'propriedade')[0]?.leaves).toHaveLength(3);
    expect(searchMenu(tree, 'xyz')).toEqual([]);
  });

  it('stands an entry that is called like a parent menu into it, first', () => {
    const own = { moduleId: 2, moduleName: 'Financeiro' };
    const parentMenuName = 'Cadastros financeiros';
    const doubled = readCustomer({
      customerId: 1,
      permissions: [
        { id: 1, name: 'Contas', urlName: '/contas', showOrder: 1, parentMenuName, ...own },
        { id: 2, name: parentMenuName, urlName: '/cadastros-financeiros', showOrder: 2, ...own },
        { id: 3, name: 'Títulos', urlName: '/titulos', showOrder: 3, ...own },
      ],
    });
    const [finance] = menuTree(doubled?.permissions ?? []);
    expect(finance?.leaves.map(({ name }) => name)).toEqual(['Títulos']);
    expect(finance?.groups.map(({ leaves }) => leaves.map(({ name }) => name))).toEqual([
      [parentMenuName, 'Contas'],
    ]);
  });

  it('leaves out what has no address, and finds another name for a module without one', () => {
    const odd = readCustomer({
      customerId: 1,
      permissions: [
        { id: 1, name: 'Perdida', moduleId: 1 },
        { id: 2, name: 'Títulos', urlName: '/titulos', moduleId: 2, moduleConstantFilter: 'FINANCIAL' },
        { id: 3, name: 'Ciclos', urlName: '/ciclo', moduleId: 3, moduleName: null },
      ],
    });
    expect(menuTree(odd?.permissions ?? []).map(({ name }) => name)).toEqual(['FINANCIAL', 'Ciclos']);
  });
});

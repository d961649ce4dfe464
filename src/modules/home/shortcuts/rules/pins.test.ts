import { expect, it } from 'vitest';
import { readCustomer } from '@/domain/identity/readIdentity.test.kit';
import { menuTree } from '@/domain/menu/menuTree';
import { flipped, pinnedLeaves } from './pins';

const menu = menuTree(
  readCustomer({
    customerId: 1,
    permissions: [
      { id: 1, name: 'Início', urlName: '/inicio', moduleId: 1, moduleName: 'Geral', showOrder: 1 },
      { id: 2, name: 'Títulos', urlName: '/titulos', moduleId: 2, moduleName: 'Financeiro', showOrder: 1 },
      {
        id: 3,
        name: 'Livro caixa',
        urlName: '/livro-caixa',
        moduleId: 2,
        moduleName: 'Financeiro',
        parentMenuName: 'Relatórios',
        showOrder: 2,
      },
    ],
  })?.permissions ?? [],
);

it('pins at the end and takes away from anywhere', () => {
  expect(flipped([3, 5], 2)).toEqual([3, 5, 2]);
  expect(flipped([3, 5, 2], 5)).toEqual([3, 2]);
});

it('shows pins in their order, with the names of the menu', () => {
  expect(pinnedLeaves([3, 2], menu).map(({ name }) => name)).toEqual(['Livro caixa', 'Títulos']);
});

it('leaves out what the menu does not grant, the home page itself and a pin named twice', () => {
  expect(pinnedLeaves([99, 2, 1, 2], menu).map(({ id }) => id)).toEqual([2]);
});

import { expect, it } from 'vitest';
import type { Menu, Module } from '../accessWire';
import { permissionsOf } from './menuPreview';

const module = (id: number, showOrder: number | null, active = true) =>
  ({ id, showOrder, active, name: `M${id}`, iconName: `I${id}`, constantFilter: `F${id}` }) as Module;
const menu = (id: number, moduleId: number, own: Partial<Menu> = {}) =>
  ({
    id,
    moduleId,
    showOrder: id,
    active: true,
    parentMenuName: null,
    name: `Entrada ${id}`,
    urlName: `/tela-${id}`,
    iconName: 'MapOutlined',
    constantFilter: `TELA_${id}`,
    ...own,
  }) as Menu;

const ALL = [11, 12, 21, 31];
const shown = (menus: readonly Menu[], modules: readonly Module[], granted: readonly number[] = ALL) =>
  permissionsOf(menus, modules, granted).map(({ moduleId, id }) => [moduleId, id]);

it('has modules by their order, whatever their numbers; of one order the older first; without an order last', () => {
  const menus = [menu(11, 1), menu(21, 2), menu(31, 3)];
  const sequence = (...modules: Module[]) => shown(menus, modules).map(([moduleId]) => moduleId);
  expect(sequence(module(1, 2), module(2, 1), module(3, 3))).toEqual([2, 1, 3]);
  expect(sequence(module(3, 5), module(2, 5), module(1, 5))).toEqual([1, 2, 3]);
  expect(sequence(module(1, null), module(3, 2), module(2, 1))).toEqual([2, 3, 1]);
});

it('leaves out what the user may not open, and what is out of use', () => {
  const menus = [menu(11, 1), menu(12, 1, { active: false }), menu(21, 2), menu(31, 3)];
  const modules = [module(1, 1), module(2, 2), module(3, 3, false)];
  expect(shown(menus, modules)).toEqual([
    [1, 11],
    [2, 21],
  ]);
  expect(shown(menus, modules, [12, 21, 31])).toEqual([[2, 21]]);
});

it('gives an entry the words, icon and key of its module', () => {
  expect(permissionsOf([menu(11, 1, { parentMenuName: 'Lotes' })], [module(1, 4)], [11])).toEqual([
    {
      id: 11,
      name: 'Entrada 11',
      urlName: '/tela-11',
      iconName: 'MapOutlined',
      iconModuleName: 'I1',
      moduleId: 1,
      moduleName: 'M1',
      moduleConstantFilter: 'F1',
      parentMenuName: 'Lotes',
      showOrder: 11,
      constantFilter: 'TELA_11',
      legacy: false,
    },
  ]);
});

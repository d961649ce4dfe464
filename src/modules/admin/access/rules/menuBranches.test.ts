import { describe, expect, it } from 'vitest';
import {
  changedPlaces,
  dropTarget,
  menuBranches,
  moveEntry,
  placeOf,
  searchBranches,
  stepTarget,
  withPlaces,
} from './menuBranches';
import type { Menu, Module } from '../accessWire';

const module = (id: number, showOrder: number) => ({ id, showOrder, name: `M${id}` }) as Module;
const menu = (id: number, moduleId: number, showOrder: number, parentMenuName: string | null = null) =>
  ({ id, moduleId, showOrder, parentMenuName, name: `Entrada ${id}`, urlName: `/tela-${id}` }) as Menu;

const modules = [module(2, 1), module(1, 2)];
const menus = [
  menu(11, 1, 1),
  menu(12, 1, 3),
  menu(13, 1, 2, 'Lotes'),
  menu(14, 1, 4, 'Lotes'),
  menu(21, 2, 1),
];
const branches = menuBranches(menus, modules);
const shape = (all: typeof branches) =>
  all.map(({ moduleId, parent, entries }) => [moduleId, parent, entries.map(({ id }) => id)]);

describe('the tree of the menu', () => {
  it('has modules by their order, in them direct entries before parent menus', () => {
    expect(shape(branches)).toEqual([
      [2, null, [21]],
      [1, null, [11, 12]],
      [1, 'Lotes', [13, 14]],
    ]);
  });

  it('stands with an entry that came without anything', () => {
    const odd = { ...menu(99, 1, 1), name: null, showOrder: null, moduleId: null } as unknown as Menu;
    expect(shape(menuBranches([odd, ...menus, { ...odd, id: 98 }], modules))).toEqual(shape(branches));
  });

  it('puts what is dropped behind itself in its own branch one place before, for it leaves its own', () => {
    const own = (index: number) => dropTarget(branches, 11, { moduleId: 1, parent: null, index }).index;
    expect([0, 1, 2].map(own)).toEqual([0, 0, 1]);
    expect(dropTarget(branches, 11, { moduleId: 1, parent: 'Lotes', index: 2 }).index).toBe(2);
    expect(dropTarget(branches, 11, { moduleId: 2, parent: null, index: 1 }).index).toBe(1);
  });

  it('takes an entry into another module and writes only what changed', () => {
    const moved = moveEntry(branches, 11, { moduleId: 2, parent: null, index: 1 });
    expect(shape(moved)).toEqual([
      [2, null, [21, 11]],
      [1, null, [12]],
      [1, 'Lotes', [13, 14]],
    ]);
    const places = changedPlaces(moved, menus);
    expect(places).toEqual([
      { id: 11, moduleId: 2, parentMenuName: null, showOrder: 2 },
      { id: 12, moduleId: 1, parentMenuName: null, showOrder: 1 },
      { id: 14, moduleId: 1, parentMenuName: 'Lotes', showOrder: 3 },
    ]);
    expect(shape(menuBranches(withPlaces(menus, places), modules))).toEqual(shape(moved));
  });

  it.each([
    [12, 'up', { moduleId: 1, parent: null, index: 0 }],
    [12, 'down', { moduleId: 1, parent: 'Lotes', index: 0 }],
    [11, 'up', { moduleId: 2, parent: null, index: 1 }],
    [11, 'in', { moduleId: 1, parent: 'Lotes', index: 0 }],
    [14, 'out', { moduleId: 1, parent: null, index: 2 }],
    [14, 'down', null],
    [21, 'up', null],
    [21, 'in', null],
    [21, 'out', null],
  ] as const)('steps entry %i %s', (id, step, target) => {
    expect(stepTarget(branches, id, step)).toEqual(target);
  });

  it('tells where an entry stands, and finds entries by name, address and parent', () => {
    expect(placeOf(branches, 14)).toEqual({ moduleId: 1, parent: 'Lotes', index: 1, total: 2 });
    expect(shape(searchBranches(branches, 'tela-12'))).toEqual([[1, null, [12]]]);
    expect(shape(searchBranches(branches, 'LOTES'))).toEqual([[1, 'Lotes', [13, 14]]]);
  });
});

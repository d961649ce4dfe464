import type { MenuPermission } from '@/domain/identity/identityWire';
import type { Menu, Module } from '../accessWire';
import { orderOf } from './menuBranches';

/** What a user's navigation would be built from: active entries of active modules that the user may open, in order. */
export function permissionsOf(
  menus: readonly Menu[],
  modules: readonly Module[],
  menuIds: readonly number[],
): MenuPermission[] {
  const granted = new Set(menuIds);
  return modules
    .filter(({ active }) => active)
    .toSorted((a, b) => orderOf(a) - orderOf(b) || a.id - b.id)
    .flatMap((module) =>
      menus
        .filter((menu) => menu.moduleId === module.id && menu.active && granted.has(menu.id))
        .map((menu) => ({
          id: menu.id,
          name: menu.name,
          urlName: menu.urlName,
          iconName: menu.iconName,
          iconModuleName: module.iconName,
          moduleId: module.id,
          moduleName: module.name,
          moduleConstantFilter: module.constantFilter,
          parentMenuName: menu.parentMenuName,
          showOrder: orderOf(menu),
          constantFilter: menu.constantFilter,
          legacy: false,
        })),
    );
}

import { instant } from '../calendar';
import type { MenuItem } from '../types';
import { agriculture, forestry } from './agriculture';
import { finance } from './finance';
import { financeRegisters } from './financeRegisters';
import { assistDesk, home } from './home';
import { fish, poultry } from './lots';
import type { MenuSeed, ModuleSeed } from './menuSeed';
import { maintenance, monitoring } from './monitoring';
import { planning } from './planning';
import { property } from './property';
import { reports } from './reports';

const seeds: readonly ModuleSeed[] = [
  home,
  property,
  { ...finance, items: [...finance.items, ...financeRegisters, ...reports] },
  planning,
  agriculture,
  forestry,
  poultry,
  fish,
  monitoring,
  maintenance,
  assistDesk,
];

/** Entries of pages that place themselves in the menu: the specs name none at their path. */
function placedIn({ constantFilter, items }: ModuleSeed): MenuSeed[] {
  return __BUILT_PAGES__.flatMap(({ base, menu, name, permission }) => {
    if (menu?.moduleConstantFilter !== constantFilter || items.some(({ path }) => path === base)) return [];
    const { icon, parent } = menu;
    return [{ path: base, name, key: permission, icon, ...(parent === undefined ? {} : { parent }) }];
  });
}

const modules = seeds.map((module) => ({ ...module, items: [...module.items, ...placedIn(module)] }));

/** The whole menu, in the order of display. Ids are the module's hundred plus the place in it. */
export function menuItems(today: Date): MenuItem[] {
  return modules.flatMap((module) =>
    module.items.map((item, index) => ({
      id: module.id * 100 + index + 1,
      name: item.name,
      urlName: item.path,
      basePath: item.under ?? item.path,
      iconName: item.icon,
      constantFilter: item.key,
      parentMenuName: item.parent ?? null,
      showOrder: index + 1,
      moduleId: module.id,
      moduleName: module.name,
      moduleConstantFilter: module.constantFilter,
      iconModuleName: module.icon,
      letter: module.letter,
      active: true,
      createdAt: instant(today, -640 + module.id * 9 + index),
      updatedAt: null,
    })),
  );
}

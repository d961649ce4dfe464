import type { MenuPermission } from '@/domain/identity/identityWire';

export interface MenuLeaf {
  id: number;
  name: string;
  path: string;
  iconName: string;
  legacy: boolean;
  /** The name's language, where it is not the user's. */
  lang?: string;
  /** Screens inside the page that have no entry of their own: search finds them, the navigation does not show them. */
  screens?: readonly MenuLeaf[];
}

export interface MenuGroup {
  name: string;
  lang?: string;
  leaves: MenuLeaf[];
}

export interface MenuModule {
  id: number;
  name: string;
  lang?: string;
  constantFilter: string;
  iconName: string;
  /** Entries that stand directly under the module. */
  leaves: MenuLeaf[];
  /** Entries that name a parent menu, by that parent, in the order of their first entry. */
  groups: MenuGroup[];
}

function leafOf({ id, name, urlName, iconName, legacy }: MenuPermission): MenuLeaf {
  return { id, name, path: urlName, iconName, legacy };
}

/** An entry of the same name as a parent menu ('Cadastros financeiros') stands in it, as its first. */
function withoutDoubles(module: MenuModule): MenuModule {
  const heads = new Map(
    module.groups.map(({ name }) => [name, module.leaves.find((leaf) => leaf.name === name)]),
  );
  return {
    ...module,
    leaves: module.leaves.filter((leaf) => heads.get(leaf.name) !== leaf),
    groups: module.groups.map((group) => {
      const head = heads.get(group.name);
      return head ? { ...group, leaves: [head, ...group.leaves] } : group;
    }),
  };
}

/** The home page stands in every navigation by itself, whether the menu names it or not; what has no address leads nowhere. */
const OWN_ENTRIES = new Set(['/inicio', '']);

/**
 * Builds the navigation from the customer's flat list of permissions: modules in the order the server lists them,
 * inside them parent menus, inside those the entries by `showOrder`.
 */
export function menuTree(permissions: readonly MenuPermission[]): MenuModule[] {
  const modules = new Map<number, MenuModule>();
  const shown = permissions.filter(({ urlName }) => !OWN_ENTRIES.has(urlName));
  const moduleOrder = [...new Set(shown.map(({ moduleId }) => moduleId))];
  const ordered = shown.toSorted(
    (a, b) =>
      moduleOrder.indexOf(a.moduleId) - moduleOrder.indexOf(b.moduleId) ||
      a.showOrder - b.showOrder ||
      a.name.localeCompare(b.name, 'pt-BR'),
  );
  for (const permission of ordered) {
    let module = modules.get(permission.moduleId);
    if (!module) {
      module = {
        id: permission.moduleId,
        name: permission.moduleName,
        constantFilter: permission.moduleConstantFilter,
        iconName: permission.iconModuleName,
        leaves: [],
        groups: [],
      };
      modules.set(permission.moduleId, module);
    }
    const { parentMenuName } = permission;
    if (!parentMenuName) {
      module.leaves.push(leafOf(permission));
      continue;
    }
    const group = module.groups.find(({ name }) => name === parentMenuName);
    if (group) group.leaves.push(leafOf(permission));
    else module.groups.push({ name: parentMenuName, leaves: [leafOf(permission)] });
  }
  return [...modules.values()].map(withoutDoubles);
}

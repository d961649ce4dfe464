import { foldForSearch } from '@/platform/format/text';
import type { MenuLeaf, MenuModule } from './menuTree';

/** Where names come from, each null where it knows none. */
export interface MenuWords {
  /** The title of what stands at a path of this application. */
  title: (path: string) => string | null;
  /** By the module's constant: 'FINANCIAL'. */
  module: (constantFilter: string) => string | null;
  /** By the name that the server gives a parent menu, folded to a key: 'caixa-e-bancos'. */
  group: (key: string) => string | null;
}

/** 'Caixa e bancos' → 'caixa-e-bancos'. */
export function groupKey(name: string): string {
  return foldForSearch(name).replace(/[^a-z0-9]+/g, '-');
}

/**
 * The menu in another language than the server's, which names it in Portuguese: pages by their own titles, modules and
 * parent menus by words of ours. What has no translation keeps its name, marked as Portuguese for screen readers.
 */
export function translateMenu(modules: readonly MenuModule[], words: MenuWords): MenuModule[] {
  const named = <Part extends { name: string }>(part: Part, name: string | null): Part =>
    name === null ? { ...part, lang: 'pt-BR' } : { ...part, name };
  const leaf = (one: MenuLeaf) => named(one, one.legacy ? null : words.title(one.path));
  return modules.map((module) => ({
    ...named(module, words.module(module.constantFilter)),
    leaves: module.leaves.map(leaf),
    groups: module.groups.map((group) => ({
      ...named(group, words.group(groupKey(group.name))),
      leaves: group.leaves.map(leaf),
    })),
  }));
}

/**
 * Gives each page that holds screens of its own those that the menu does not name anyway: menu search and palette find
 * them.
 *
 * @param screensOf the screens of the page at a path: address and title of each
 */
export function withScreens(
  modules: readonly MenuModule[],
  screensOf: (path: string) => readonly { path: string; name: string }[],
): MenuModule[] {
  const inMenu = new Set(
    modules.flatMap(({ leaves, groups }) =>
      [...leaves, ...groups.flatMap((group) => group.leaves)].map(({ path }) => path),
    ),
  );
  const leaf = (one: MenuLeaf): MenuLeaf => {
    const screens = screensOf(one.path).filter(({ path }) => !inMenu.has(path));
    if (screens.length === 0) return one;
    return {
      ...one,
      screens: screens.map(({ path, name }, at) => ({
        // Entries have whole numbers.
        id: one.id + (at + 1) / 1000,
        name,
        path,
        iconName: one.iconName,
        legacy: false,
      })),
    };
  };
  return modules.map((module) => ({
    ...module,
    leaves: module.leaves.map(leaf),
    groups: module.groups.map((group) => ({ ...group, leaves: group.leaves.map(leaf) })),
  }));
}

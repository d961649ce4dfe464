import type { MenuLeaf, MenuModule } from '@/domain/menu/menuTree';
import { moduleLeaves } from '@/domain/menu/activePath';

/** The list with this page pinned at its end, or, pinned already, without it. */
export function flipped(pinned: readonly number[], menuId: number): number[] {
  return pinned.includes(menuId) ? pinned.filter((id) => id !== menuId) : [...pinned, menuId];
}

/**
 * The pinned pages as the customer's menu names them, in the order of the pins. What the menu does not grant (any
 * more) is left out, and what is named twice shows once.
 */
export function pinnedLeaves(pinned: readonly number[], modules: readonly MenuModule[]): MenuLeaf[] {
  const leaves = new Map(modules.flatMap(moduleLeaves).map((leaf) => [leaf.id, leaf]));
  return [...new Set(pinned)].flatMap((id) => leaves.get(id) ?? []);
}

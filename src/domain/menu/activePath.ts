import { normalisePath } from '@/domain/identity/normalisePath';
import type { MenuLeaf, MenuModule } from './menuTree';

/** All entries of a module, in the order they show. */
export function moduleLeaves(module: MenuModule): MenuLeaf[] {
  return [...module.leaves, ...module.groups.flatMap(({ leaves }) => leaves)];
}

/**
 * The menu entry a page belongs to: the one whose path is the longest beginning of the page's path, by whole
 * segments (`/planejamento` is no beginning of `/planejamento-de-producao`).
 */
export function activeLeaf(modules: readonly MenuModule[], pathname: string): MenuLeaf | null {
  const at = normalisePath(pathname);
  let best: MenuLeaf | null = null;
  for (const leaf of modules.flatMap(moduleLeaves)) {
    const within = at === leaf.path || at.startsWith(`${leaf.path}/`);
    if (within && leaf.path.length > (best?.path.length ?? 0)) best = leaf;
  }
  return best;
}

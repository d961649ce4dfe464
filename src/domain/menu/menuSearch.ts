import { matchesSearch } from '@/platform/format/text';
import type { MenuLeaf, MenuModule } from './menuTree';

/** The entries that match, and the screens inside pages that do. */
function found(leaves: readonly MenuLeaf[], search: string): MenuLeaf[] {
  return leaves.flatMap((leaf) => [
    ...(matchesSearch(leaf.name, search) ? [leaf] : []),
    ...(leaf.screens ?? []).filter(({ name }) => matchesSearch(name, search)),
  ]);
}

/** The part of the menu whose entries, or whose group's or module's name, match what was typed. */
export function searchMenu(modules: readonly MenuModule[], search: string): MenuModule[] {
  if (search.trim() === '') return [...modules];
  return modules.flatMap((module) => {
    if (matchesSearch(module.name, search)) return [module];
    const leaves = found(module.leaves, search);
    const groups = module.groups.flatMap((group) => {
      if (matchesSearch(group.name, search)) return [group];
      const inGroup = found(group.leaves, search);
      return inGroup.length > 0 ? [{ ...group, leaves: inGroup }] : [];
    });
    return leaves.length + groups.length > 0 ? [{ ...module, leaves, groups }] : [];
  });
}

import { matchesSearch } from '@/platform/format/text';
import type { MenuModule } from './menuTree';

/** The part of the menu whose entries, or whose group's or module's name, match what was typed. */
export function searchMenu(modules: readonly MenuModule[], search: string): MenuModule[] {
  if (search.trim() === '') return [...modules];
  return modules.flatMap((module) => {
    if (matchesSearch(module.name, search)) return [module];
    const leaves = module.leaves.filter(({ name }) => matchesSearch(name, search));
    const groups = module.groups.flatMap((group) => {
      if (matchesSearch(group.name, search)) return [group];
      const found = group.leaves.filter(({ name }) => matchesSearch(name, search));
      return found.length > 0 ? [{ ...group, leaves: found }] : [];
    });
    return leaves.length + groups.length > 0 ? [{ ...module, leaves, groups }] : [];
  });
}

import { keyed, leavesOf, type TreeNode } from '@/platform/forms/fields/treeNodes';
import type { Id } from '@/platform/forms/options';

/** Licence types without permissions by menu: for their profiles no tree is loaded. */
const WITHOUT_TREES: readonly number[] = [2, 8, 9];

export function hasTrees(licenceType: number): boolean {
  return !WITHOUT_TREES.includes(licenceType);
}

/** The ids of all leaves of a tree, each once. */
function leafIds(nodes: readonly TreeNode[]): Id[] {
  return [...new Set(leavesOf(keyed(nodes)).map(({ id }) => id))];
}

/** How many pages of a tree are given: ids of another profile's pages do not count. */
export function countGiven(nodes: readonly TreeNode[], ids: readonly Id[] | null | undefined): number {
  return leafIds(nodes).filter((id) => ids?.includes(id)).length;
}

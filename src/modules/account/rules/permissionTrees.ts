import { keyed, leavesOf, type TreeNode } from '@/platform/forms/fields/treeNodes';
import type { Id } from '@/platform/forms/options';

/** What a profile may be given, on the web and in the mobile application. */
export interface PermissionTrees {
  readonly web: readonly TreeNode[];
  readonly mobile: readonly TreeNode[];
}

/** Licence types without permissions by menu: for their profiles no tree is loaded. */
const WITHOUT_TREES: readonly number[] = [2, 8, 9];

export function hasTrees(licenceType: number): boolean {
  return !WITHOUT_TREES.includes(licenceType);
}

/** The ids of all leaves of a tree, each once: what an invitation holds when everything is ticked. */
export function leafIds(nodes: readonly TreeNode[]): Id[] {
  return [...new Set(leavesOf(keyed(nodes)).map(({ id }) => id))];
}

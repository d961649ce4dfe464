import { isId, isRecord } from '@/platform/http/loose';
import { keyed, leavesOf, type TreeNode } from '@/platform/forms/fields/treeNodes';
import type { Id } from '@/platform/forms/options';

/** What a profile may be given, on the web and in the mobile application. */
export interface PermissionTrees {
  readonly web: readonly TreeNode[];
  readonly mobile: readonly TreeNode[];
}

/** Nodes of an answer that can be shown and chosen; what has no id or no name is left out with all under it. */
function readNodes(value: unknown): TreeNode[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .flatMap(({ id, name, childrens }) =>
      isId(id) && typeof name === 'string' ? [{ id, name, childrens: readNodes(childrens) }] : [],
    );
}

/** The trees as an answer tells them; a part that is missing or of another kind is empty. */
export function readTrees(answer: unknown): PermissionTrees {
  return isRecord(answer)
    ? { web: readNodes(answer['web']), mobile: readNodes(answer['mobile']) }
    : { web: [], mobile: [] };
}

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

import { lazy, string } from 'valibot';
import { anyId, list, record, type Shape } from '@/platform/http/wire';
import type { TreeNode } from './treeNodes';

/** A node that can be shown and chosen; what has no id or no name is left out with all under it. */
export const treeNode: Shape<TreeNode> = record({
  id: anyId,
  name: string(),
  childrens: list(lazy(() => treeNode)),
});

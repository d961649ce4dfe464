import type { Account } from '../accountTypes';
import { type AccountNode, type AccountTree, GROUP, LEAF, nextNumber, withAllUnder } from './accountTree';

type MoveRefusal = 'platform' | 'group' | 'same' | 'cycle' | 'depth' | 'side' | 'inactive';

/** Why a node cannot hang under another; null when it can. */
export function moveRefusal(node: AccountNode, under: AccountNode): MoveRefusal | null {
  if (node.account.platform) return 'platform';
  if (node.depth === GROUP) return 'group';
  if (withAllUnder(node).includes(under)) return 'cycle';
  if (under.depth !== node.depth - 1) return 'depth';
  if (node.parent === under) return 'same';
  if (!under.account.active) return 'inactive';
  // What is rated by it would turn from income to expense.
  if (under.account.side !== node.account.side && node.movements !== 0) return 'side';
  return null;
}

/** The plan after a move: the node gets the first free number there, and all under it the side of where it hangs. */
export function afterMove(tree: AccountTree, node: AccountNode, under: AccountNode): Account[] {
  const { side } = under.account;
  const moved = new Set(withAllUnder(node).map(({ account }) => account.id));
  return [...tree.byId.values()].map(({ account }) => {
    if (!moved.has(account.id)) return account;
    if (account.id !== node.account.id) return { ...account, side };
    return { ...account, side, parentId: under.account.id, number: nextNumber(tree, under.account.id) };
  });
}

type MergeRefusal = 'platform' | 'depth' | 'self' | 'side' | 'inactive';

/** Why an account cannot go into another; null when it can. */
export function mergeRefusal(from: AccountNode, into: AccountNode): MergeRefusal | null {
  if (from.account.platform) return 'platform';
  if (from.depth !== LEAF || into.depth !== LEAF) return 'depth';
  if (from === into) return 'self';
  if (from.account.side !== into.account.side) return 'side';
  return into.account.active ? null : 'inactive';
}

type DeleteRefusal = 'platform' | 'children' | 'movements';

/** Why a node cannot be deleted; null when it can. One that titles are rated by is merged or made inactive. */
export function deleteRefusal({ account, children, movements }: AccountNode): DeleteRefusal | null {
  if (account.platform) return 'platform';
  if (children.length > 0) return 'children';
  return movements === 0 ? null : 'movements';
}

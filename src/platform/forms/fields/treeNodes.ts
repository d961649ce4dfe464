import { matchesSearch } from '@/platform/format/text';
import type { Id } from '@/platform/forms/options';

/** A node of a tree as the wire sends it. */
export interface TreeNode {
  readonly id: Id;
  readonly name: string;
  readonly childrens?: readonly TreeNode[] | null | undefined;
}

/** A node with a key of its own: ids of groups and of leaves may be the same number. */
export interface KeyedNode {
  readonly key: string;
  readonly id: Id;
  readonly name: string;
  readonly children: readonly KeyedNode[];
}

/** Gives every node the path to it as its key. */
export function keyed(nodes: readonly TreeNode[], parent = ''): KeyedNode[] {
  return nodes.map((node) => {
    const key = `${parent}/${node.id}`;
    return { key, id: node.id, name: node.name, children: keyed(node.childrens ?? [], key) };
  });
}

/** The last nodes of each branch: what is chosen. Groups are chosen through them. */
export function leavesOf(nodes: readonly KeyedNode[]): KeyedNode[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));
}

export function groupsOf(nodes: readonly KeyedNode[]): KeyedNode[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? [node, ...groupsOf(node.children)] : []));
}

/** What a search leaves: nodes that match with all under them, and the way to them. */
export function searched(nodes: readonly KeyedNode[], query: string): readonly KeyedNode[] {
  if (!query.trim()) return nodes;
  return nodes.flatMap((node): KeyedNode[] => {
    if (matchesSearch(node.name, query)) return [node];
    const children = searched(node.children, query);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Keys of all that is ticked: chosen leaves, and groups whose every leaf is chosen. */
export function tickedKeys(nodes: readonly KeyedNode[], chosen: ReadonlySet<Id>): string[] {
  return nodes.flatMap((node) => {
    if (node.children.length === 0) return chosen.has(node.id) ? [node.key] : [];
    const whole = leavesOf(node.children).every((leaf) => chosen.has(leaf.id));
    return [...(whole ? [node.key] : []), ...tickedKeys(node.children, chosen)];
  });
}

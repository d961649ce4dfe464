import type { Account } from '../accountTypes';

export const GROUP = 0;
export const LEAF = 2;

export interface AccountNode {
  readonly account: Account;
  /** '2.03.004'. */
  readonly code: string;
  /** 0 group, 1 subgroup, 2 account. */
  readonly depth: number;
  readonly parent: AccountNode | null;
  readonly children: readonly AccountNode[];
  /** Titles rated by it and by what lies under it; null where one of them is unknown. */
  readonly movements: number | null;
}

export interface AccountTree {
  readonly roots: readonly AccountNode[];
  readonly byId: ReadonlyMap<number, AccountNode>;
  /** Records that lead to no group, in a circle, or lie deeper than accounts do. */
  readonly stray: readonly Account[];
}

const WIDTHS = [1, 2, 3] as const;

/** The part of a code at a depth: 2, 03, 004. */
export const codePart = (number: number, depth: number) => String(number).padStart(WIDTHS[depth] ?? 1, '0');

const byNumber = (a: Account, b: Account) => a.number - b.number || a.id - b.id;

/** The plan as a tree, in the order of its codes. What leads to no group is named, and hangs nowhere. */
export function accountTree(accounts: readonly Account[]): AccountTree {
  const under = new Map<number | null, Account[]>();
  for (const account of accounts) {
    const beside = under.get(account.parentId);
    if (beside) beside.push(account);
    else under.set(account.parentId, [account]);
  }
  const byId = new Map<number, AccountNode>();
  const grow = (parent: AccountNode | null, depth: number): AccountNode[] => {
    if (depth > LEAF) return [];
    return (under.get(parent?.account.id ?? null) ?? []).toSorted(byNumber).map((account) => {
      const code = [parent?.code, codePart(account.number, depth)].filter(Boolean).join('.');
      const children: AccountNode[] = [];
      const node = { account, code, depth, parent, children, movements: account.movements };
      byId.set(account.id, node);
      children.push(...grow(node, depth + 1));
      node.movements = children.reduce<number | null>(
        (sum, child) => (sum === null || child.movements === null ? null : sum + child.movements),
        account.movements,
      );
      return node;
    });
  };
  const roots = grow(null, GROUP);
  return { roots, byId, stray: accounts.filter(({ id }) => !byId.has(id)) };
}

/** The first number that none beside it has. */
export function nextNumber(tree: AccountTree, parentId: number | null): number {
  const beside = parentId === null ? tree.roots : (tree.byId.get(parentId)?.children ?? []);
  return beside.reduce((most, { account }) => Math.max(most, account.number), 0) + 1;
}

/** A node and all under it. */
export function withAllUnder(node: AccountNode): AccountNode[] {
  return [node, ...node.children.flatMap(withAllUnder)];
}

/** The nodes over one, outermost first. */
export function wayTo(node: AccountNode): AccountNode[] {
  return node.parent ? [...wayTo(node.parent), node.parent] : [];
}

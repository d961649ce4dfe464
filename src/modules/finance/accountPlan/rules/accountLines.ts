import { foldForSearch } from '@/platform/format/text';
import type { AccountNode, AccountTree } from './accountTree';

export interface AccountLine {
  readonly node: AccountNode;
  readonly expanded: boolean | null;
  /** Its place among those beside it that are shown, from 1, and how many they are. */
  readonly place: number;
  readonly count: number;
}

interface LinesWanted {
  readonly query: string;
  readonly folded: ReadonlySet<number>;
  readonly withInactive: boolean;
}

/**
 * The lines of the tree from above. A search keeps what has all its words in code or name, with all under it, and the
 * way up to it, and opens what leads there.
 */
export function accountLines({ roots }: AccountTree, wanted: LinesWanted): AccountLine[] {
  const words = foldForSearch(wanted.query).split(/\s+/).filter(Boolean);
  const lines: AccountLine[] = [];
  const fits = ({ code, account }: AccountNode) => {
    const text = `${code} ${foldForSearch(account.name)}`;
    return words.every((word) => text.includes(word));
  };
  const kept = new Set<AccountNode>();
  const keep = (node: AccountNode, within: boolean): boolean => {
    if (!wanted.withInactive && !node.account.active) return false;
    const own = within || fits(node);
    let any = own;
    for (const child of node.children) if (keep(child, own)) any = true;
    if (any) kept.add(node);
    return any;
  };
  for (const root of roots) keep(root, false);
  const walk = (nodes: readonly AccountNode[]) => {
    const shown = nodes.filter((node) => kept.has(node));
    shown.forEach((node, at) => {
      const opens = node.children.some((child) => kept.has(child));
      const expanded = opens ? words.length > 0 || !wanted.folded.has(node.account.id) : null;
      lines.push({ node, expanded, place: at + 1, count: shown.length });
      if (expanded) walk(node.children);
    });
  };
  walk(roots);
  return lines;
}

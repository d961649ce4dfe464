import type { XmlElement } from '@/platform/format/xml/parseXml';
import { matchesSearch } from '@/platform/format/text';

/** One line of the tree. */
export interface TreeRow {
  /** Places from the root on: '0.3.1'. */
  readonly id: string;
  readonly element: XmlElement;
  readonly level: number;
  /** Among its siblings, counted from 1. */
  readonly place: number;
  readonly siblings: number;
  /** Whether what is in it shows; undefined for a leaf. */
  readonly open: boolean | undefined;
}

/** The place of the element that holds another; null for the root. */
export function parentOf(id: string): string | null {
  const cut = id.lastIndexOf('.');
  return cut < 0 ? null : id.slice(0, cut);
}

/** Calls for each element with its place, in the order of the text. Without recursion: depth costs nothing. */
function walk(root: XmlElement, visit: (row: Omit<TreeRow, 'open'>) => boolean): void {
  const waiting: Omit<TreeRow, 'open'>[] = [{ id: '0', element: root, level: 1, place: 1, siblings: 1 }];
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    const { id, element, level } = row;
    if (!visit(row)) continue;
    const { children } = element;
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at];
      if (!child) continue;
      waiting.push({
        id: `${id}.${at}`,
        element: child,
        level: level + 1,
        place: at + 1,
        siblings: children.length,
      });
    }
  }
}

/** The lines that show: those whose holders are all open. */
export function visibleRows(root: XmlElement, open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  walk(root, (row) => {
    const isOpen = row.element.children.length === 0 ? undefined : open.has(row.id);
    rows.push({ ...row, open: isOpen });
    return isOpen === true;
  });
  return rows;
}

/** Every element that holds others. */
export function allBranches(root: XmlElement): Set<string> {
  const ids = new Set<string>();
  walk(root, ({ id, element }) => {
    if (element.children.length > 0) ids.add(id);
    return true;
  });
  return ids;
}

/** What a tree shows when it opens: as many whole levels as give about a screen of lines, and three at least. */
export function firstBranches(root: XmlElement, lines = 60): Set<string> {
  const all = [...allBranches(root)];
  const upTo = (depth: number) => new Set(all.filter((id) => id.split('.').length <= depth));
  let open = upTo(3);
  for (let depth = 4; open.size < all.length; depth += 1) {
    const next = upTo(depth);
    if (visibleRows(root, next).length > lines) break;
    open = next;
  }
  return open;
}

/** Elements whose name, attributes or text hold the words, without regard to order, accents and capitals. */
export function findInTree(root: XmlElement, words: string): string[] {
  if (!words.trim()) return [];
  const found: string[] = [];
  walk(root, ({ id, element }) => {
    const text = [element.name, element.text, ...element.attributes.flat()].join(' ');
    if (matchesSearch(text, words)) found.push(id);
    return true;
  });
  return found;
}

/** What must be open so that an element shows. */
export function holdersOf(id: string): string[] {
  const holders: string[] = [];
  for (let at = parentOf(id); at !== null; at = parentOf(at)) holders.push(at);
  return holders;
}

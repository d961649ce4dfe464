import type { KeyboardEvent } from 'react';
import type { AccountLine } from '../rules/accountLines';

interface TreeKeyTargets {
  readonly lines: readonly AccountLine[];
  readonly at: number;
  readonly page: number;
  readonly go: (line: number) => void;
  readonly toggle: (id: number) => void;
  readonly open: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly drop: () => void;
}

/** The line over a line in the tree, or the line itself. */
function overLine(lines: readonly AccountLine[], at: number): number {
  const parent = lines[at]?.node.parent;
  const over = lines.findIndex(({ node }) => node === parent);
  return over === -1 ? at : over;
}

/** What a key does in the tree; false when it does nothing there. */
function acted(event: KeyboardEvent, all: TreeKeyTargets): boolean {
  const { lines, at, go } = all;
  const line = lines[at];
  if (!line) return false;
  const last = lines.length - 1;
  if (event.ctrlKey || event.metaKey) {
    const does = { x: all.cut, v: all.paste }[event.key.toLowerCase()];
    does?.();
    return does !== undefined;
  }
  if (event.altKey) return false;
  switch (event.key) {
    case 'ArrowDown':
      go(Math.min(last, at + 1));
      return true;
    case 'ArrowUp':
      go(Math.max(0, at - 1));
      return true;
    case 'PageDown':
      go(Math.min(last, at + all.page));
      return true;
    case 'PageUp':
      go(Math.max(0, at - all.page));
      return true;
    case 'Home':
      go(0);
      return true;
    case 'End':
      go(last);
      return true;
    case 'ArrowRight':
      if (line.expanded === false) all.toggle(line.node.account.id);
      else if (line.expanded) go(at + 1);
      return true;
    case 'ArrowLeft':
      if (line.expanded) all.toggle(line.node.account.id);
      else go(overLine(lines, at));
      return true;
    case 'Enter':
      all.open();
      return true;
    case 'Escape':
      all.drop();
      return false;
    default:
      return false;
  }
}

export function onTreeKey(event: KeyboardEvent, all: TreeKeyTargets): void {
  if (acted(event, all)) event.preventDefault();
}

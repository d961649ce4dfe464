import { type KeyboardEvent, useMemo, useState } from 'react';
import type { XmlElement } from '@/platform/format/xml/parseXml';
import {
  allBranches,
  findInTree,
  firstBranches,
  holdersOf,
  parentOf,
  visibleRows,
} from '@/platform/viewer/xml/treeRows';

/** A tree that is opened and closed, walked by keys and searched. */
export function useXmlTree(root: XmlElement) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstBranches(root));
  const [active, setActive] = useState('0');
  const [words, setWords] = useState('');
  const rows = useMemo(() => visibleRows(root, open), [root, open]);
  const hits = useMemo(() => findInTree(root, words), [root, words]);
  const at = rows.findIndex(({ id }) => id === active);
  const row = rows[at];

  const toggle = (id: string, wanted?: boolean) =>
    setOpen((now) => {
      const next = new Set(now);
      if (wanted ?? !now.has(id)) next.add(id);
      else next.delete(id);
      return next;
    });
  const show = (id: string) => {
    setOpen((now) => new Set([...now, ...holdersOf(id)]));
    setActive(id);
  };
  const search = (next: string) => {
    setWords(next);
    const first = findInTree(root, next)[0];
    if (first) show(first);
  };
  const step = (by: number) => {
    if (hits.length === 0) return;
    const here = hits.indexOf(active);
    const from = here < 0 ? (by > 0 ? -1 : 0) : here;
    const next = hits[(from + by + hits.length) % hits.length];
    if (next) show(next);
  };

  const go = (to: number): boolean => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, to))];
    if (next) setActive(next.id);
    return next !== undefined;
  };
  const inward = (): boolean => {
    if (row?.open === undefined) return true;
    if (row.open) return go(at + 1);
    toggle(row.id, true);
    return true;
  };
  const outward = (): boolean => {
    const parent = row && parentOf(row.id);
    if (row?.open) toggle(row.id, false);
    else if (parent) setActive(parent);
    return true;
  };
  const page = 15;
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    PageDown: () => go(at + page),
    PageUp: () => go(at - page),
    Home: () => go(0),
    End: () => go(rows.length - 1),
    ArrowRight: inward,
    ArrowLeft: outward,
    '*': () => {
      setOpen(allBranches(root));
      return true;
    },
    Enter: () => {
      if (row?.open !== undefined) toggle(row.id);
      return true;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (keys[event.key]?.()) event.preventDefault();
  };

  return {
    rows,
    hits,
    words,
    active,
    activeRow: row,
    activeAt: at,
    setActive,
    toggle,
    search,
    step,
    openAll: () => setOpen(allBranches(root)),
    closeAll: () => {
      setOpen(new Set());
      setActive('0');
    },
    onKeyDown,
  };
}

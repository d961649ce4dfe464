import { useMemo, useState } from 'react';
import { fieldKey, farmKey, type PanelRow, panelRows } from '../rules/panelRows';
import type { MapSelection } from '../rules/mapSelection';
import type { MapTree } from '../rules/mapTree';

const plus = (set: ReadonlySet<string>, keys: readonly string[]) => new Set([...set, ...keys]);
const without = (set: ReadonlySet<string>, key: string) => new Set([...set].filter((one) => one !== key));

/** What of the tree is open and found. What is chosen, here or on the map, is opened. */
export function usePanelTree(tree: MapTree, selection: MapSelection) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [followed, setFollowed] = useState<string | null>(null);

  const { farm, field, plot, ref } = selection;
  const chosen = ref ? `${ref.kind}-${ref.id}` : null;
  if (chosen !== followed) {
    setFollowed(chosen);
    const keys = [
      ...(farm ? [farmKey(farm.farm.id)] : []),
      ...(field && (plot || ref?.kind === 'field') ? [fieldKey(field.field.id)] : []),
    ];
    if (keys.length > 0) setOpen(plus(open, keys));
  }

  const rows = useMemo(() => panelRows(tree, open, query, closed), [tree, open, query, closed]);
  const search = (text: string) => {
    setQuery(text);
    setClosed(new Set());
  };
  const setRowOpen = (row: PanelRow, shown: boolean) => {
    // Found things are open until they are shut; the others are shut until they are opened.
    if (query.trim() === '') setOpen(shown ? plus(open, [row.key]) : without(open, row.key));
    else setClosed(shown ? without(closed, row.key) : plus(closed, [row.key]));
  };
  return { query, search, rows, setRowOpen };
}

export type PanelTreeState = ReturnType<typeof usePanelTree>;

import type { RefObject } from 'react';
import { TABS, type TabSlug } from '../rules/deskTabs';
import { useDeskKeys } from './useDeskKeys';

interface OfTheList {
  readonly onTab: (tab: TabSlug) => void;
  /** Letters that act on the row with the focus. */
  readonly rowKeys: Readonly<Record<string, (rowId: number) => void>>;
}

/** The keys of the desk: those that are given, and those that lead to the list, its search and its tabs. */
export function useDeskShortcuts(
  frame: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
  { onTab, rowKeys }: OfTheList,
): void {
  const focus = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)?.focus();
  useDeskKeys({
    keys: {
      ...keys,
      l: () => focus('[role="row"][data-id] [role="gridcell"], li button'),
      '/': () => focus('input[type="search"]'),
    },
    onTab: (number) => {
      const chosen = TABS[number - 1];
      if (chosen) onTab(chosen);
    },
    rowKeys,
  });
}

import { type RefObject, useEffect, useRef } from 'react';
import type { Tab } from './useCandidates';

const OVER = '[role="dialog"], [role="alertdialog"], [role="presentation"]';

const rowsOf = (panel: HTMLElement) => [...panel.querySelectorAll('ul > li')];

interface Place {
  readonly tab: Tab;
  /** The tab's own element: where the focus goes once its list is empty. */
  readonly tabId: string;
  /** Nothing is under way and no dialog is open. */
  readonly settled: boolean;
  /** Changes with the lists. */
  readonly lists: unknown;
}

/**
 * Keeps the place of who works without a pointer: a row that is done leaves the list, and the focus goes on to the row
 * that takes its place, or to the tab once there is none.
 */
export function useNextRowFocus(
  panel: RefObject<HTMLElement | null>,
  { tab, tabId, settled, lists }: Place,
): void {
  const row = useRef<number | null>(null);
  useEffect(() => {
    const arrive = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === document.body) return;
      const at = panel.current ? rowsOf(panel.current).findIndex((one) => one.contains(target)) : -1;
      if (at >= 0) row.current = at;
      else if (target.closest(OVER) === null) row.current = null;
    };
    const press = ({ target }: PointerEvent) => {
      const within = target instanceof Element && (panel.current?.contains(target) || target.closest(OVER));
      if (!within) row.current = null;
    };
    document.addEventListener('focusin', arrive);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('focusin', arrive);
      document.removeEventListener('pointerdown', press);
    };
  }, [panel]);
  useEffect(() => {
    const at = row.current;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!settled || at === null || !lost || !panel.current) return;
    const rows = rowsOf(panel.current);
    const next = rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('[data-first]');
    (next ?? document.getElementById(tabId))?.focus();
  }, [panel, tab, tabId, settled, lists]);
}

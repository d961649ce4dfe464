import { useEffect, useRef } from 'react';

interface DeskKeys {
  /** Any of the keys without a place: the letter in lower case, '/' or '?'. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** A digit: the tab of that number, from 1. */
  readonly onTab: (number: number) => void;
  /** Letters that act on the row with the focus. */
  readonly rowKeys: Readonly<Record<string, (rowId: number) => void>>;
}

/** A closed list of choices takes arrows and the space bar, but no letters; one that is typed into is an input. */
const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
const ELSEWHERE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isBusy = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${TYPING}, ${ELSEWHERE}`) !== null;

/** The row of the list that the focus is in. */
function rowOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="row"][data-id]') : null;
  const id = Number(row?.dataset['id']);
  return row && Number.isFinite(id) ? id : null;
}

/**
 * Keys of the desk, single letters, wherever the focus is but in a field, a menu or a dialog. A held key counts once,
 * and with Ctrl, Alt or the system's key they belong to the browser.
 */
export function useDeskKeys(desk: DeskKeys): void {
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isBusy(event.target)) return;
      const { keys, rowKeys, onTab } = latest.current;
      const key = event.key.toLowerCase();
      const row = rowOf(event.target);
      const run = keys[key] ?? (row !== null && rowKeys[key] ? () => rowKeys[key]?.(row) : undefined);
      if (run) run();
      else if (/^[1-9]$/.test(key)) onTab(Number(key));
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the shell, whose `?` shows the keys that work everywhere.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

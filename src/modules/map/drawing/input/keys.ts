import type { DrawSession } from '../model/session';
import type { Tool } from '../tools/tool';

interface DrawKeys {
  readonly session: DrawSession;
  readonly tool: () => Tool;
  /** Holds the map; keys of a tool count where the focus is on it or nowhere. */
  readonly element: HTMLElement;
  /** Escape with nothing begun. */
  readonly leave: () => boolean;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null);

/** A dialog, a menu or a list that is open has the keys. */
const isElsewhere = (target: EventTarget | null, element: HTMLElement) =>
  target instanceof Element &&
  target !== element &&
  target.closest(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="grid"], [role="tree"]',
  ) !== null;

/**
 * Keys of drawing, wherever on the page the focus is except in a field or a dialog: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y,
 * Escape, and those of the tool. Buttons keep Enter, Space and the arrows.
 */
export function listenToDrawKeys({ session, tool, element, leave }: DrawKeys): () => void {
  const travel = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const again = key === 'y' || (key === 'z' && event.shiftKey);
    if (again && !(tool().redo?.() ?? false)) session.redo();
    else if (!again && key === 'z' && !(tool().undo?.() ?? false)) session.undo();
    return again || key === 'z';
  };
  const answered = (event: KeyboardEvent): boolean => {
    const { target } = event;
    const command = event.ctrlKey || event.metaKey;
    if (command && !event.altKey && ['z', 'y'].includes(event.key.toLowerCase())) return travel(event);
    if (event.key === 'Escape') return (tool().cancel?.() ?? false) || leave();
    const onMap = target === element || target === document.body;
    const isClear = event.key === 'Delete';
    return (onMap || isClear) && (tool().key?.(event) ?? false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || isElsewhere(event.target, element)) return;
    if (!answered(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the map, whose arrows move it.
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
}

import { useEffect, useRef } from 'react';

interface DocumentKeys {
  readonly finish: () => void;
  readonly next: () => void;
  readonly file: (step: 1 | -1) => void;
  readonly confirmAll: () => void;
  /** To the first field. */
  readonly form: () => void;
  readonly help: () => void;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';
const inDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null;

/** By `code`, so that a keyboard whose Alt writes other letters does the same. */
function commandOf(event: KeyboardEvent, keys: DocumentKeys): (() => void) | undefined {
  const ctrl = event.ctrlKey || event.metaKey;
  if (ctrl && !event.altKey && event.key === 'Enter') return keys.finish;
  if (event.altKey && !ctrl) {
    if (event.code === 'KeyN') return keys.next;
    if (event.code === 'KeyC') return keys.confirmAll;
    if (event.code === 'KeyI') return keys.form;
    if (event.code === 'PageDown') return () => keys.file(1);
    if (event.code === 'PageUp') return () => keys.file(-1);
  }
  const plain = !ctrl && !event.altKey && !isTyping(event.target);
  if (plain && event.key === '?') return keys.help;
  return undefined;
}

/** Keys of a document's page. They work inside its fields too, so all but `?` come with Ctrl or Alt. */
export function useDocumentKeys(keys: DocumentKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || inDialog()) return;
      const command = commandOf(event, latest.current);
      if (!command) return;
      event.preventDefault();
      event.stopPropagation();
      command();
    };
    // Before the shell, whose `?` shows the keys that work everywhere.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

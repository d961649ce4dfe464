import { useEffect, type RefObject } from 'react';

// The form opened last is in front: a dialog's before the page's under it.
const forms: RefObject<HTMLFormElement | null>[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
    return;
  const form = forms.at(-1)?.current;
  if (!form) return;
  // The browser would save the page to disk.
  event.preventDefault();
  if (!event.repeat) form.requestSubmit();
}

/** Ctrl+S (⌘S) saves the form in front. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (forms.length === 0) document.addEventListener('keydown', onKeyDown);
    forms.push(form);
    return () => {
      forms.splice(forms.indexOf(form), 1);
      if (forms.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [form]);
}

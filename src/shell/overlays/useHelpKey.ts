import { useEffect } from 'react';
import { useOpenOverlay } from '@/platform/routing/overlays';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'))
  );
}

/** `?` shows the keys, unless somebody is typing. */
export function useHelpKey(): void {
  const open = useOpenOverlay();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      open('teclas');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

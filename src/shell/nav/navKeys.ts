import type { KeyboardEvent } from 'react';

/** Up and down, Home and End walk through the lines of the navigation; in the search the latter two move the caret. */
export function walkNav(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input')];
  const at = lines.findIndex((line) => line === document.activeElement);
  const typing = event.target instanceof HTMLInputElement;
  const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
  if (!typing) Object.assign(to, { Home: 0, End: lines.length - 1 });
  const line = lines[to[event.key] ?? -1];
  if (!line) return;
  event.preventDefault();
  line.focus();
}

/** What stays when the panel folds: a page's module, for the search the first line. */
export function lineThatStays(nav: HTMLElement, inside: HTMLElement): HTMLElement | null {
  const module = inside.closest('ul[id]')?.previousElementSibling;
  if (module instanceof HTMLElement) return module;
  return inside instanceof HTMLInputElement ? nav.querySelector('a') : null;
}

import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows go to the same figure of the next aviary, as in a sheet. */
export function moveDown(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return;
  const column = target.name.split('.')[1] ?? '';
  const inputs = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[name$=".${column}"]:not(:disabled)`),
  ];
  const next = inputs[inputs.indexOf(target) + step];
  // Enter would save the round; after the last aviary the next column is begun with Tab.
  event.preventDefault();
  next?.focus();
  next?.select();
}

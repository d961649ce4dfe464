import { type RefObject, useEffect, useRef } from 'react';

const FIRST = 'form input:not([type="hidden"])';

/** The first field of the entry takes the focus. */
export function focusFirstField(page: HTMLElement | null): void {
  page?.querySelector<HTMLElement>(FIRST)?.focus();
}

/**
 * Where work goes on once a document is there: its first field as soon as it may be typed into, its heading where it is
 * only looked at. Somebody who has gone on meanwhile is not called back.
 */
export function useFirstField(page: RefObject<HTMLElement | null>, canType: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement.matches('h1');
    if (!isFree) return;
    if (!canType) {
      page.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      return;
    }
    done.current = true;
    focusFirstField(page.current);
  }, [page, canType]);
}

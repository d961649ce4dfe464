import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { LocalDate } from '@/platform/format/date';
import { type AgendaView, dayAfterKey } from '../rules/agendaPeriod';

interface DayGrid {
  readonly view: AgendaView;
  /** The one cell in the tab order. */
  readonly day: LocalDate;
  readonly onDay: (day: LocalDate) => void;
  /** Enter or Space on a day. */
  readonly onOpen: () => void;
}

/** The keys of a grid of days: one of its cells is in the tab order, and the focus goes where the keys lead. */
export function useDayGrid({ view, day, onDay, onOpen }: DayGrid) {
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // The address follows a moment later than a quick hand: the next key goes on from where the last one led.
  const at = useRef(day);
  useEffect(() => {
    at.current = day;
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen();
      return;
    }
    const next = dayAfterKey(event.key, event.shiftKey, at.current, view);
    if (next === null) return;
    event.preventDefault();
    if (next === at.current) return;
    moved.current = true;
    at.current = next;
    onDay(next);
  };
  return { ref: grid, role: 'grid', onKeyDown };
}

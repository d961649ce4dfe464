import { type PointerEvent, useRef, useState } from 'react';
import type { Menu } from '../accessWire';
import { type Branch, dropTarget, type Target } from '../rules/menuBranches';

/** So far a pointer goes before it drags. */
const SLACK = 4;

/** The branch or entry under a point of the screen, as the place where something would be dropped. */
function targetAt(x: number, y: number): Target | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-module]');
  if (!found) return null;
  const { module = '', parent, index } = found.dataset;
  const base = { moduleId: Number(module), parent: parent ?? null };
  // Over a head: to the top of what it is the head of.
  if (index === undefined) return { ...base, index: 0 };
  const box = found.getBoundingClientRect();
  found.scrollIntoView({ block: 'nearest' });
  return { ...base, index: Number(index) + (y > box.top + box.height / 2 ? 1 : 0) };
}

interface EntryDrag {
  readonly branches: readonly Branch[];
  readonly lifted: number | null;
  readonly onLift: (entry: Menu) => void;
  readonly onDrop: (entry: Menu, target: Target | null) => void;
  readonly onAbort: () => void;
}

/** Dragging an entry with the pointer: it is lifted once the pointer has gone a little way. */
export function useEntryDrag({ branches, lifted, onLift, onDrop, onAbort }: EntryDrag) {
  const [target, setTarget] = useState<Target | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (entry: Menu, event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK;
    if (lifted !== entry.id && far) onLift(entry);
    if (lifted === entry.id || far) setTarget(targetAt(event.clientX, event.clientY));
  };
  const onPointerUp = (entry: Menu) => {
    if (start.current && lifted === entry.id) onDrop(entry, target && dropTarget(branches, entry.id, target));
    start.current = null;
    setTarget(null);
  };
  const onPointerCancel = () => {
    start.current = null;
    setTarget(null);
    onAbort();
  };
  return {
    target,
    isDragging: () => start.current !== null,
    pointerProps: (entry: Menu) => ({
      onPointerDown,
      onPointerMove: (event: PointerEvent<HTMLElement>) => onPointerMove(entry, event),
      onPointerUp: () => onPointerUp(entry),
      onPointerCancel,
    }),
  };
}

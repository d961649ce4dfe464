import { type PointerEvent, useEffect, useRef } from 'react';

/** px that the pointer goes before a press becomes a drag. */
const THRESHOLD = 5;
/** px from the edge within which the table scrolls by itself, and how far a frame. */
const EDGE = 36;
const SCROLL_BY = 14;
const CELL = '[data-cell]';

interface DropVerdict {
  readonly fits: boolean;
  /** What is said beside the pointer. */
  readonly says: string;
}

interface Carry {
  /** `entry` or `palette`, with its key. */
  readonly source: string;
  readonly label: string;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  cell: HTMLElement | null;
  frame: number;
}

interface DragOptions {
  /** What would become of it in a cell; computed once for each cell that is crossed. */
  readonly judge: (source: string, cell: string) => DropVerdict;
  readonly onDrop: (source: string, cell: string) => void;
}

/**
 * Dragging of what is planned, and of crops of the palette, into cells: with a mouse or a pen. A finger scrolls, and plans by pressing.
 * Moves change a label and one attribute of a cell; React draws when something was dropped.
 */
export function useRotationDrag(options: DragOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const carry = useRef<Carry | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const swallow = useRef(false);

  const mark = (cell: HTMLElement | null) => {
    const now = carry.current;
    if (!now?.ghost || now.cell === cell) return;
    now.cell?.removeAttribute('data-drop');
    now.cell = cell;
    const verdict = cell ? latest.current.judge(now.source, cell.dataset['cell'] ?? '') : null;
    if (cell && verdict) cell.dataset['drop'] = verdict.fits ? 'fits' : 'refused';
    now.ghost.textContent = verdict?.says ?? now.label;
    now.ghost.dataset['fits'] = String(verdict?.fits ?? true);
  };
  const scrollAtEdge = (scroller: HTMLElement) => {
    const now = carry.current;
    if (!now) return;
    const box = scroller.getBoundingClientRect();
    const towards = (at: number, low: number, high: number) =>
      at < low + EDGE ? -SCROLL_BY : at > high - EDGE ? SCROLL_BY : 0;
    const inside = now.x > box.left && now.x < box.right && now.y > box.top && now.y < box.bottom;
    if (inside) scroller.scrollBy(towards(now.x, box.left, box.right), towards(now.y, box.top, box.bottom));
    const under = document.elementFromPoint(now.x, now.y)?.closest<HTMLElement>(CELL) ?? null;
    mark(under);
    now.ghost?.style.setProperty('transform', `translate(${now.x + 12}px, ${now.y + 12}px)`);
    now.frame = requestAnimationFrame(() => scrollAtEdge(scroller));
  };
  const stop = () => {
    const now = carry.current;
    carry.current = null;
    if (!now) return;
    cancelAnimationFrame(now.frame);
    if (now.ghost) now.ghost.hidden = true;
    now.cell?.removeAttribute('data-drop');
  };
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && carry.current?.ghost) stop();
    };
    window.addEventListener('keydown', escape);
    return () => {
      window.removeEventListener('keydown', escape);
      stop();
    };
  }, []);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const grabbed =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-carry]') : null;
      swallow.current = false;
      if (!grabbed || event.button !== 0 || event.pointerType === 'touch') return;
      const [x, y] = [event.clientX, event.clientY];
      const label = grabbed.dataset['label'] ?? grabbed.textContent ?? '';
      const source = grabbed.dataset['carry'] ?? '';
      carry.current = { source, label, startX: x, startY: y, x, y, ghost: null, cell: null, frame: 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = carry.current;
      if (!now) return;
      [now.x, now.y] = [event.clientX, event.clientY];
      if (now.ghost || Math.hypot(now.x - now.startX, now.y - now.startY) < THRESHOLD) return;
      const scroller = event.currentTarget.querySelector<HTMLElement>('[data-rotation-scroll]');
      if (!scroller) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      now.ghost = ghost.current;
      if (!now.ghost) return;
      now.ghost.textContent = now.label;
      now.ghost.dataset['fits'] = 'true';
      now.ghost.hidden = false;
      scrollAtEdge(scroller);
    },
    onPointerUp: () => {
      const now = carry.current;
      const cell = now?.cell?.dataset['cell'];
      const dragged = now?.ghost != null;
      stop();
      if (!dragged || !now) return;
      swallow.current = true;
      setTimeout(() => (swallow.current = false));
      if (cell !== undefined) latest.current.onDrop(now.source, cell);
    },
    onPointerCancel: stop,
    /** The click that follows a drag opens nothing. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!swallow.current) return;
      swallow.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { ghost, handlers };
}

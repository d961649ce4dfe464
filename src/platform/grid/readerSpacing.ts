import { useSyncExternalStore } from 'react';
import { typeStep } from '@/platform/theme/typography';
import { fontFamily, typeScale } from '@/platform/theme/tokens';

/** What the reader's own style makes of the text of cells (WCAG 1.4.12, a larger text). */
export interface ReaderSpacing {
  /** How many times wider it is than the look of the lists has it; 1 where it is not. */
  readonly stretch: number;
  /** Height of one line, px. */
  readonly line: number;
}

const TEXT = '0123456789 Abcdefghijklm';
const LINE = 16;
const USUAL: ReaderSpacing = { stretch: 1, line: LINE };
/** Below, it is the way that a browser rounds. */
const LEAST = 1.03;

let present = USUAL;
let probe: HTMLElement | null = null;
let observer: ResizeObserver | null = null;
const readers = new Set<() => void>();

/** The width that the text has by itself: a canvas knows no spacing of a page. */
function ownWidth(): number {
  const drawing = document.createElement('canvas').getContext('2d');
  if (!drawing) return 0;
  drawing.font = `${typeScale.cell.weight} ${typeScale.cell.size}px ${fontFamily}`;
  return drawing.measureText(TEXT).width;
}

/** From a measured text and the same text without a reader's style. */
export function spacingOf(measured: { width: number; height: number }, own: number): ReaderSpacing {
  const stretch = own > 0 ? measured.width / own : 1;
  return {
    stretch: stretch < LEAST ? 1 : Math.round(stretch * 100) / 100,
    line: Math.max(LINE, measured.height),
  };
}

function measure(): void {
  if (!probe) return;
  const next = spacingOf(probe.getBoundingClientRect(), ownWidth());
  if (next.stretch === present.stretch && next.line === present.line) return;
  present = next;
  for (const changed of readers) changed();
}

function start(): void {
  if (typeof ResizeObserver === 'undefined') return;
  probe = document.createElement('span');
  probe.textContent = TEXT;
  probe.ariaHidden = 'true';
  Object.assign(probe.style, {
    ...typeStep('cell'),
    letterSpacing: 'normal',
    lineHeight: `${LINE}px`,
    position: 'fixed',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  });
  document.body.append(probe);
  observer = new ResizeObserver(measure);
  observer.observe(probe);
}

function follow(changed: () => void) {
  if (readers.size === 0) start();
  readers.add(changed);
  return () => {
    readers.delete(changed);
    if (readers.size > 0) return;
    observer?.disconnect();
    probe?.remove();
    [probe, observer, present] = [null, null, USUAL];
  };
}

/** Widths of columns grow with the reader's spacing, as if they were written in `ch`; so do rows of two lines. */
export const useReaderSpacing = (): ReaderSpacing => useSyncExternalStore(follow, () => present);

const AROUND = 4;

/** Height of a row whose texts may take two lines, px. */
export const rowHeightOf = (row: number, { line }: ReaderSpacing): number =>
  line <= LINE ? row : Math.max(row, Math.ceil(2 * line) + AROUND);

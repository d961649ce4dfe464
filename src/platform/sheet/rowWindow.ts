import { observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/react-virtual';

export interface WindowSize {
  readonly count: number;
  readonly row: number;
  readonly head: number;
  readonly foot: number;
}

/** Lines that are drawn, from `start` up to `end`, which is left out. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

const OVERSCAN = 4;
/** The window moves in steps: a wheel turn then draws once for several lines. */
const STEP = 2;
/** So many lines in one frame are more than reading. */
const FAR = 6;
/** What is assumed while nothing is laid out yet. */
const ASSUMED = { width: 1200, height: 640 };

/** Knows which lines of a scrolled body have to be drawn. A store of its own: scrolling draws the body alone. */
export class RowWindowStore {
  readonly #virtualizer: Virtualizer<HTMLElement, HTMLElement>;
  readonly #listeners = new Set<() => void>();
  #size: WindowSize;
  #element: HTMLElement | null = null;
  #window: RowWindow;
  #seen = 0;

  constructor(size: WindowSize) {
    this.#size = size;
    this.#virtualizer = new Virtualizer(this.#options());
    this.#window = this.#compute();
  }

  /** Ref of the scrolling element. */
  readonly attach = (element: HTMLElement | null) => {
    this.#element = element;
    const release = this.#virtualizer._didMount();
    this.#virtualizer._willUpdate();
    this.#refresh();
    return () => {
      release();
      this.#element = null;
      this.#virtualizer._willUpdate();
    };
  };

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly get = (): RowWindow => this.#window;

  update(size: WindowSize): void {
    const changed = size.row !== this.#size.row;
    this.#size = size;
    this.#virtualizer.setOptions(this.#options());
    if (changed) this.#virtualizer.measure();
    this.#virtualizer._willUpdate();
    this.#refresh();
  }

  /** Brings a line into view, between head and foot. */
  reveal(line: number): void {
    const element = this.#element;
    if (!element) return;
    const { row, head, foot } = this.#size;
    const top = line * row;
    const room = element.clientHeight - head - foot;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + row > element.scrollTop + room) element.scrollTop = top + row - room;
  }

  /** Lines that a screenful holds. */
  page(): number {
    const height = this.#element?.clientHeight || ASSUMED.height;
    return Math.max(1, Math.floor((height - this.#size.head - this.#size.foot) / this.#size.row) - 1);
  }

  #options() {
    const { count, row, head, foot } = this.#size;
    return {
      count,
      overscan: OVERSCAN,
      paddingStart: head,
      paddingEnd: foot,
      initialRect: ASSUMED,
      estimateSize: () => row,
      getScrollElement: () => this.#element,
      // Lines have one height: there is nothing to correct, and on arrival it would lead back to the top.
      scrollToFn: () => undefined,
      observeElementOffset,
      // Without layout there is no height to go by; then a usual screenful is drawn rather than nothing.
      observeElementRect: (
        instance: Virtualizer<HTMLElement, HTMLElement>,
        notify: (rect: typeof ASSUMED) => void,
      ) => observeElementRect(instance, (rect) => notify(rect.height > 0 ? rect : ASSUMED)),
      onChange: () => this.#refresh(),
    };
  }

  #compute(): RowWindow {
    const drawn = this.#virtualizer.getVirtualIndexes();
    const range = this.#virtualizer.range;
    const first = drawn[0] ?? 0;
    const last = drawn.at(-1) ?? -1;
    // Thrown far, a frame draws what is seen and no more; the lines around it come when it rests.
    const jump = range ? Math.abs(range.startIndex - this.#seen) : 0;
    this.#seen = range?.startIndex ?? 0;
    const spare = jump > FAR ? OVERSCAN : 0;
    return {
      start: Math.floor(Math.min(first + spare, range?.startIndex ?? first) / STEP) * STEP,
      end: Math.min(
        this.#size.count,
        Math.ceil((Math.max(last - spare, range?.endIndex ?? last) + 1) / STEP) * STEP,
      ),
    };
  }

  #refresh(): void {
    const next = this.#compute();
    if (next.start === this.#window.start && next.end === this.#window.end) return;
    this.#window = next;
    for (const listener of this.#listeners) listener();
  }
}
